import { UNIT_PRICE_LIMIT } from '@vitis/contracts';
import { type Amounts, documentTotals, lineAmounts, MAX_LINE_BOTTLES } from '@vitis/domain';

/** A line as it is being typed: an empty figure is null, and NaN one that cannot be read. */
export interface TypedLine {
  qty: number | null;
  unitPrice: number | null;
}

/** Amounts of one line; null while its figures are no amounts yet. */
export function typedAmounts({ qty, unitPrice }: TypedLine): Amounts | null {
  if (qty === null || unitPrice === null) return null;
  if (!(qty >= 1 && qty <= MAX_LINE_BOTTLES && unitPrice <= UNIT_PRICE_LIMIT)) return null;
  return lineAmounts({ unitPrice, bottles: qty });
}

/** Sums of the lines that have amounts; each is rounded by itself, so that columns foot. */
export const typedTotals = (lines: readonly TypedLine[]): Amounts =>
  documentTotals(lines.flatMap((line) => typedAmounts(line) ?? []));
