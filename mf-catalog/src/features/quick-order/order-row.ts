import type { LineMatch, MatchedLine } from '@vitis/contracts';
import { bottlesWritten, MAX_LINE_BOTTLES, type WrittenLine } from '@vitis/domain';
import { type CartLine, cartLine } from '../../shared/order-flow/cart-line.ts';

/** A written line with what the catalogue has for it. */
export interface OrderRow {
  id: string;
  line: WrittenLine;
  matches: readonly LineMatch[];
  isSure: boolean;
  /** The wine that is meant; null until it is known. */
  chosen: number | null;
  /** Bottles as somebody has set them here; null as long as it is what was written. */
  bottles: number | null;
}

/** What a row still needs: nothing (`ready`, and `short` where there are fewer bottles), a choice, a quantity, a wine. */
export type RowState = 'ready' | 'short' | 'choose' | 'quantity' | 'unknown' | 'sold-out';

export const orderRow = (line: WrittenLine, { matches, isSure }: MatchedLine): OrderRow => ({
  id: crypto.randomUUID(),
  line,
  matches,
  isSure,
  chosen: isSure ? (matches[0]?.product.id ?? null) : null,
  bottles: null,
});

/** What a line calls its wine, by number or by name. */
export const calledBy = ({ code, words }: WrittenLine): string =>
  code === null ? words : `#${code} ${words}`.trim();

export const chosenMatch = ({ matches, chosen }: OrderRow): LineMatch | null =>
  matches.find(({ product }) => product.id === chosen) ?? null;

/** Bottles of the chosen wine that a row asks for; null where that is not known. */
export function bottlesOfRow(row: OrderRow): number | null {
  const match = chosenMatch(row);
  if (match === null) return null;
  const { quantity } = row.line;
  return row.bottles ?? (quantity && bottlesWritten(quantity, match.product.caseSize, MAX_LINE_BOTTLES));
}

/** The row as a line of the cart would be; null where wine or quantity are not known. */
export function cartLineOf(row: OrderRow): CartLine | null {
  const match = chosenMatch(row);
  const qty = bottlesOfRow(row);
  if (match === null || qty === null) return null;
  const { product, price } = match;
  const item = { idProduct: product.id, qty, businessType: 'B2B', product, price } as const;
  return cartLine({ ...item, unitPrice: null, supply: null, tax: null, seen: null });
}

export function stateOfRow(row: OrderRow): RowState {
  if (row.matches.length === 0) return 'unknown';
  const match = chosenMatch(row);
  if (match === null) return 'choose';
  if (match.product.availability === 'SOLD_OUT' || match.price.stock === 0) return 'sold-out';
  const line = cartLineOf(row);
  if (line === null) return 'quantity';
  return line.state === 'short' ? 'short' : 'ready';
}

/** Whether a row goes into the cart when the person says so. */
export const isReady = (row: OrderRow): boolean => ['ready', 'short'].includes(stateOfRow(row));
