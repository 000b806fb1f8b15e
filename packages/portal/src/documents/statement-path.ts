/** In the address of an order's statements: that of this delivery alone. */
export const STATED_DELIVERY = 'delivery';

/** Where the statements of the order at this address are printed; that of one delivery, where it is named. */
export const statementPath = (order: string, idDeliveryInfo?: number | null): string =>
  `${order}/pdf/statement-pdf${idDeliveryInfo == null ? '' : `?${STATED_DELIVERY}=${idDeliveryInfo}`}`;
