import type { OrderForm } from '@vitis/contracts';
import { UNIT_PRICE_LIMIT } from '@vitis/contracts';
import { type Amounts, documentTotals, lineAmounts } from '@vitis/domain';

/** The price of a line as it is being typed, and why it is lower than it was ordered at. */
export interface TypedPrice {
  unitPrice: number | null;
  reason: string;
}

export interface ConfirmValues {
  dueDate: string;
  message: string;
  /** By the position of the line. */
  prices: Record<number, TypedPrice>;
}

/** Name under which what was typed outlives a session that ends. */
export const confirmFormOf = (orderFormNumber: string) => `confirm ${orderFormNumber}`;

type Line = OrderForm['products'][number];

/** A confirmation that says what the order says; a day that is over becomes today. */
export function startConfirm({ products, dueDate }: OrderForm, today: string): ConfirmValues {
  return {
    dueDate: dueDate !== null && dueDate >= today ? dueDate : today,
    message: '',
    prices: Object.fromEntries(
      products.map(({ position, unitPrice }) => [position, { unitPrice, reason: '' }]),
    ),
  };
}

export const typedOf = (values: ConfirmValues, { position, unitPrice }: Line): TypedPrice =>
  values.prices[position] ?? { unitPrice, reason: '' };

/** True where a line is to cost less than it was ordered at: that needs a reason. */
export function isLowered(values: ConfirmValues, line: Line): boolean {
  const { unitPrice } = typedOf(values, line);
  return unitPrice !== null && unitPrice < line.unitPrice;
}

export type PriceIssue = 'unitPrice' | 'unitPriceLimit' | 'reason' | null;

/** What keeps a line from being sent. */
export function issueOf(values: ConfirmValues, line: Line): PriceIssue {
  const { unitPrice, reason } = typedOf(values, line);
  if (unitPrice === null) return 'unitPrice';
  if (unitPrice > UNIT_PRICE_LIMIT) return 'unitPriceLimit';
  return isLowered(values, line) && reason.trim() === '' ? 'reason' : null;
}

/** Amounts of one line; null while its price is no amount yet. */
export function amountsOfLine(values: ConfirmValues, line: Line): Amounts | null {
  const { unitPrice } = typedOf(values, line);
  if (unitPrice === null || unitPrice > UNIT_PRICE_LIMIT) return null;
  return lineAmounts({ unitPrice, bottles: line.qty });
}

export const confirmTotals = (values: ConfirmValues, lines: readonly Line[]): Amounts =>
  documentTotals(lines.flatMap((line) => amountsOfLine(values, line) ?? []));

/** What is sent: only the prices that differ. */
export function confirmBody(values: ConfirmValues, lines: readonly Line[]) {
  return {
    responseMessage: values.message.trim(),
    dueDate: values.dueDate,
    prices: lines.flatMap((line) => {
      const { unitPrice, reason } = typedOf(values, line);
      if (unitPrice === null || unitPrice === line.unitPrice) return [];
      return [{ idProduct: line.idProduct, unitPrice, discountReason: reason.trim() }];
    }),
  };
}
