/** What several remotes do for a buyer. */

export { useAddToCart } from './use-add-to-cart.ts';
export { useRestock } from './use-restock.ts';
