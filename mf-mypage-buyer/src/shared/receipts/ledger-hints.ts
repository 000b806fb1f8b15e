/** What writes to the ledger: a delivery that ends, an order that is ended by hand, a payment that is entered. */
export const LEDGER_HINTS = ['delivery:changed', 'order:changed', 'ledger:changed'] as const;
