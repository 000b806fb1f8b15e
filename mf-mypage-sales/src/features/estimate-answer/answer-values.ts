import {
  type ClientPrice,
  type DocumentLine,
  type Estimate,
  type EstimateRevision,
  respondEstimateInput,
} from '@vitis/contracts';
import { type Amounts, addDays, type Day, ESTIMATE_TRAITS, lastRequestOf, won } from '@vitis/domain';
import { typedAmounts, typedTotals } from '@vitis/portal/lines';
import * as v from 'valibot';

/** Days that an answer holds unless sales say otherwise, and the quick choices. */
export const VALID_DAYS = 14;
export const QUICK_DAYS = [7, 14, 30] as const;

/** A line of the answer as it is being written: empty figures are null, and nothing typed is lost. */
export interface AnswerLine {
  idProduct: number;
  productName: string;
  specification: string;
  caseSize: number;
  listPrice: number;
  /** Bottles that the client asked for; null for a wine that sales staff added. */
  asked: number | null;
  qty: number | null;
  unitPrice: number | null;
  note: string;
}

export interface AnswerValues {
  responseMessage: string;
  expiredDate: Day;
  products: AnswerLine[];
  /** Lines left out, to be put back. */
  excluded: AnswerLine[];
}

/** Which text says what is wrong with a field. */
export function issueOf(code: string, field: string): string {
  if (field === 'responseMessage') return 'portal.common.messageLimit';
  const name = field.slice(field.lastIndexOf('.') + 1);
  return `answer.errors.${name === 'unitPrice' && code !== 'number' ? 'unitPriceLimit' : name}`;
}

/** The rule of the wire, and that the last day is not over. */
export function answerRule(today: Day) {
  const { body } = respondEstimateInput();
  return v.pipe(
    body,
    v.forward(
      v.check(({ expiredDate }) => expiredDate >= today),
      ['expiredDate'],
    ),
  );
}

const lineOf = (line: DocumentLine, asked: number | null): AnswerLine => ({
  idProduct: line.idProduct,
  productName: line.productName,
  specification: line.specification,
  caseSize: line.caseSize,
  listPrice: line.listPrice,
  asked,
  qty: line.qty,
  unitPrice: line.unitPrice,
  note: line.note,
});

/** Bottles that the client asked for last, by wine. */
function askedBottles(revisions: readonly EstimateRevision[]): Map<number, number> {
  return new Map(lastRequestOf(revisions)?.products.map(({ idProduct, qty }) => [idProduct, qty]));
}

/** An answer that says what the estimate says already: its lines and prices, and the usual number of days. */
export function startAnswer(
  estimate: Estimate,
  revisions: readonly EstimateRevision[],
  today: Day,
): AnswerValues {
  const asked = askedBottles(revisions);
  const isRequest = ESTIMATE_TRAITS[estimate.status].awaitsAnswer;
  return {
    responseMessage: '',
    expiredDate: addDays(today, VALID_DAYS),
    products: estimate.products.map((line) =>
      lineOf(line, asked.get(line.idProduct) ?? (isRequest ? line.qty : null)),
    ),
    excluded: [],
  };
}

/**
 * What was typed, brought onto a request that changed meanwhile: every typed line stays as it is, the bottles asked
 * for are those of now, and wines that came new follow as they were asked for.
 */
export function rebaseAnswer(typed: AnswerValues, before: Estimate, after: Estimate): AnswerValues {
  const askedNow = new Map(after.products.map(({ idProduct, qty }) => [idProduct, qty]));
  const isRequest = ESTIMATE_TRAITS[after.status].awaitsAnswer;
  const asked = (line: AnswerLine): AnswerLine =>
    isRequest ? { ...line, asked: askedNow.get(line.idProduct) ?? null } : line;
  const known = new Set(
    [...typed.products, ...typed.excluded, ...before.products].map(({ idProduct }) => idProduct),
  );
  const fresh = after.products
    .filter(({ idProduct }) => !known.has(idProduct))
    .map((line) => lineOf(line, isRequest ? line.qty : null));
  return {
    ...typed,
    products: [...typed.products.map(asked), ...fresh],
    excluded: typed.excluded.map(asked),
  };
}

/** Sums of the lines that have amounts, and what they would be at list prices. */
export function answerTotals(
  lines: readonly Pick<AnswerLine, 'qty' | 'unitPrice' | 'listPrice'>[],
): Amounts & { offList: number; listSupply: number } {
  const whole = lines.filter((line) => typedAmounts(line) !== null);
  const sums = typedTotals(whole);
  const { supply: listSupply } = typedTotals(
    whole.map(({ qty, listPrice }) => ({ qty, unitPrice: listPrice })),
  );
  return { ...sums, listSupply, offList: sums.supply - listSupply };
}

/** A price so many percent off another, to the won; percents beyond 0 to 100 are cut. */
export function discounted(price: number, percent: number): number {
  const share = Math.min(100, Math.max(0, percent));
  return won(Math.round((price * (100 - share)) / 100));
}

export type Fill = { by: 'list' } | { by: 'last' } | { by: 'purchase' } | { by: 'discount'; percent: number };

interface Known {
  lastAnswer: EstimateRevision | undefined;
  prices: ReadonlyMap<number, ClientPrice>;
}

/** The price that a quick fill gives a line; null where it knows none and the line keeps what it has. */
export function filledPrice(line: AnswerLine, fill: Fill, { lastAnswer, prices }: Known): number | null {
  switch (fill.by) {
    case 'list':
      return line.listPrice;
    case 'last':
      return lastAnswer?.products.find(({ idProduct }) => idProduct === line.idProduct)?.unitPrice ?? null;
    case 'purchase':
      return prices.get(line.idProduct)?.lastPurchase?.price ?? null;
    case 'discount':
      return discounted(line.listPrice, fill.percent);
  }
}

/** The latest answer that was given. */
export const lastAnswerOf = (revisions: readonly EstimateRevision[]): EstimateRevision | undefined =>
  revisions.findLast(({ status }) => status === 'RESPONDED');
