import { type DocumentLine, type Estimate, MESSAGE_LIMIT } from '@vitis/contracts';
import { documentTotals } from '@vitis/domain';
import * as v from 'valibot';

/** Name of the draft of which wines are taken. */
export const confirmLinesDraftOf = (estimateNumber: string) => `confirm lines ${estimateNumber}`;

export interface ConfirmLinesValues {
  /** Wines that are taken, by their ids: a later answer may have them at other positions. */
  taken: number[];
  message: string;
}

export const confirmLinesRules = v.object({
  taken: v.array(v.number()),
  message: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT)),
});

/** Everything is taken until the buyer leaves something out. */
export const startConfirmLines = ({ products }: Pick<Estimate, 'products'>): ConfirmLinesValues => ({
  taken: products.map(({ idProduct }) => idProduct),
  message: '',
});

/** The lines of the answer that are taken, in its order. */
export const takenOf = <Line extends Pick<DocumentLine, 'idProduct'>>(
  products: readonly Line[],
  taken: readonly number[],
): Line[] => products.filter(({ idProduct }) => taken.includes(idProduct));

/** What lines cost together, VAT included, as the document will say it. */
export const totalOf = (lines: readonly Pick<DocumentLine, 'supply' | 'tax'>[]): number =>
  documentTotals(lines.map(({ supply, tax }) => ({ supply, tax, total: supply + tax }))).total;
