/** What several remotes do for a buyer. */

export { LastOrders, lastOrdersQuery } from './last-orders/last-orders.tsx';
export { lazyReorderDialog } from './reorder/lazy-reorder-dialog.ts';
export type { ReorderDialogProps } from './reorder/reorder-dialog.tsx';
export { RestockButton } from './restock-button.tsx';
export { useAddToCart } from './use-add-to-cart.ts';
export { useAskRest } from './use-ask-rest.ts';
