/**
 * What several parts do for a buyer. Not provided by the shell: each part carries what it uses of it. So these modules
 * reach the rest of the platform by its names, as a part does, and meet the page's own stores and cache.
 */

export { useAddToCart } from './use-add-to-cart.ts';
export { useRestock } from './use-restock.ts';
