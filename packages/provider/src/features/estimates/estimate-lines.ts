import type { EstimateLine, Language } from '@vitis/contracts';
import { invalidField } from '../../problems/invalid-field.ts';
import { type DraftLine, documentLineOf, type LineColumns } from '../trade-documents/document-lines.ts';
import type { LineWines } from '../trade-documents/line-wines.ts';

/** What a line of an estimate has besides that of any document. */
interface Wished {
  /** 희망 단가 per bottle; null where the buyer named none. */
  targetPrice: number | null;
}

export type EstimateDraftLine = DraftLine & Wished;
export type EstimateLineColumns = LineColumns & Wished;

/** A stored line as the wire has it. */
export const estimateLineOf = (
  { targetPrice, ...row }: EstimateLineColumns,
  wines: LineWines,
): EstimateLine => ({ ...documentLineOf(row, wines), targetPrice });

interface AskedTarget {
  idProduct: number;
  /** Left out where it stays as it was. */
  targetPrice?: number | null | undefined;
}

/** Lines with what their buyer would pay: as it is said now, otherwise as it was said of that wine before. */
export function wishedLines(
  lines: readonly DraftLine[],
  asked: readonly AskedTarget[],
  before: readonly EstimateDraftLine[] = [],
): EstimateDraftLine[] {
  const known = new Map(before.map(({ productId, targetPrice }) => [productId, targetPrice]));
  for (const { idProduct, targetPrice } of asked)
    if (targetPrice !== undefined) known.set(idProduct, targetPrice);
  return lines.map((line) => ({ ...line, targetPrice: known.get(line.productId) ?? null }));
}

/**
 * The lines of an answer that are named by their positions, and those that are not. Throws 400 for one that it has not, and
 * for one named twice.
 */
export function takenLines<Line extends { position: number }>(
  answered: readonly Line[],
  positions: readonly number[],
  language: Language,
): { taken: Line[]; notTaken: Line[] } {
  for (const [index, position] of positions.entries()) {
    if (!answered.some((line) => line.position === position))
      throw invalidField(`positions.${index}`, 'NOT_A_CHOICE', language);
    if (positions.indexOf(position) !== index)
      throw invalidField(`positions.${index}`, 'NAMED_TWICE', language);
  }
  const isTaken = ({ position }: Line) => positions.includes(position);
  return { taken: answered.filter(isTaken), notTaken: answered.filter((line) => !isTaken(line)) };
}

/** What is asked for anew, at the price offered last where that is lower than today's: none rises behind a buyer's back. */
export function atOfferedPrices(lines: readonly DraftLine[], offered: readonly DraftLine[]): DraftLine[] {
  const prices = new Map(offered.map(({ productId, unitPrice }) => [productId, unitPrice]));
  return lines.map((line) => ({
    ...line,
    unitPrice: Math.min(line.unitPrice, prices.get(line.productId) ?? line.unitPrice),
  }));
}
