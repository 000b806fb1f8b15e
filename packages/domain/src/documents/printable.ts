import type { Estimate, OrderForm } from '@vitis/contracts';
import { ESTIMATE_TRAITS, ORDER_FORM_TRAITS } from '../states/status-traits.ts';

/** True for an estimate that has prices to be printed: answered, and not taken back. */
export function isEstimatePrintable({ status }: Pick<Estimate, 'status'>): boolean {
  return ESTIMATE_TRAITS[status].printable;
}

/** True for an order that stands: one that was cancelled is not printable. */
export function isOrderPrintable({ status }: Pick<OrderForm, 'status'>): boolean {
  return ORDER_FORM_TRAITS[status].printable;
}

/** True for an order that wines are handed over for: confirmed by sales, and not taken back. */
export function isStatementPrintable({ status }: Pick<OrderForm, 'status'>): boolean {
  return ORDER_FORM_TRAITS[status].statementPrintable;
}
