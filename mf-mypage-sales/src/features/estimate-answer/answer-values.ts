import {
  type Estimate,
  type EstimateLine,
  type EstimateRevision,
  respondEstimateInput,
} from '@vitis/contracts';
import {
  type Amounts,
  addDays,
  type Day,
  ESTIMATE_TRAITS,
  lastRequestOf,
  lastValidDay,
  lineName,
} from '@vitis/domain';
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
  /** 희망 단가 of the client; null where they named none. */
  targetPrice: number | null;
  qty: number | null;
  unitPrice: number | null;
  note: string;
  /** Bottles that the client changed to while other ones stood typed here; null where there is nothing to decide. */
  changedQty: number | null;
  /** As `changedQty`, of the price. */
  changedPrice: number | null;
  /** The client took the wine off while something stood typed here. */
  isTakenOff: boolean;
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
  if (code === 'DAY_TOO_FAR') return 'document.dayTooFar';
  if (field === 'expiredDate' && code !== 'DAY_PAST') return 'narrow.noDay';
  const name = field.slice(field.lastIndexOf('.') + 1);
  return `answer.errors.${name === 'unitPrice' && code !== 'number' ? 'unitPriceLimit' : name}`;
}

/** The rule of the wire, and that the last day is neither over nor too far ahead. */
export function answerRule(today: Day) {
  const { body } = respondEstimateInput();
  return v.pipe(
    body,
    v.forward(
      v.check(({ expiredDate }) => expiredDate >= today, 'DAY_PAST'),
      ['expiredDate'],
    ),
    v.forward(
      v.check(({ expiredDate }) => expiredDate <= lastValidDay(today), 'DAY_TOO_FAR'),
      ['expiredDate'],
    ),
  );
}

const lineOf = (line: EstimateLine, asked: number | null): AnswerLine => ({
  idProduct: line.idProduct,
  productName: lineName(line),
  specification: line.specification,
  caseSize: line.caseSize,
  listPrice: line.listPrice,
  asked,
  targetPrice: line.targetPrice,
  qty: line.qty,
  unitPrice: line.unitPrice,
  note: line.note,
  changedQty: null,
  changedPrice: null,
  isTakenOff: false,
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

/** Whether something was typed into a line that began as `before`. */
const isTyped = (line: AnswerLine, before: EstimateLine): boolean =>
  line.qty !== before.qty || line.unitPrice !== before.unitPrice || line.note !== before.note;

/** A line on what it has become: what nobody typed follows, what was typed stays, and says what it differs from. */
function rebaseLine(line: AnswerLine, before: EstimateLine, after: EstimateLine): AnswerLine {
  const qty = line.qty === before.qty ? after.qty : line.qty;
  const unitPrice = line.unitPrice === before.unitPrice ? after.unitPrice : line.unitPrice;
  const isChanged = { qty: after.qty !== before.qty, unitPrice: after.unitPrice !== before.unitPrice };
  return {
    ...line,
    qty,
    unitPrice,
    note: line.note === before.note ? after.note : line.note,
    changedQty: isChanged.qty && after.qty !== qty ? after.qty : null,
    changedPrice: isChanged.unitPrice && after.unitPrice !== unitPrice ? after.unitPrice : null,
    isTakenOff: false,
  };
}

/**
 * What was typed, brought onto a request that changed meanwhile: figures that nobody touched follow, touched ones stay and
 * are marked with what they differ from, wines that came new follow as they were asked for, and those that went go out with
 * them unless something was typed about them.
 */
export function rebaseAnswer(typed: AnswerValues, before: Estimate, after: Estimate): AnswerValues {
  const was = new Map(before.products.map((line) => [line.idProduct, line]));
  const is = new Map(after.products.map((line) => [line.idProduct, line]));
  const isRequest = ESTIMATE_TRAITS[after.status].awaitsAnswer;
  const onto = (line: AnswerLine): AnswerLine => {
    const [old, fresh] = [was.get(line.idProduct), is.get(line.idProduct)];
    const wish = isRequest
      ? { asked: fresh?.qty ?? null, targetPrice: fresh?.targetPrice ?? null }
      : { asked: line.asked, targetPrice: line.targetPrice };
    if (old === undefined) return { ...line, ...wish };
    if (fresh === undefined) return { ...line, ...wish, isTakenOff: true };
    return { ...rebaseLine(line, old, fresh), ...wish };
  };
  const isLeft = (line: AnswerLine): boolean => {
    const old = was.get(line.idProduct);
    return is.has(line.idProduct) || old === undefined || isTyped(line, old);
  };
  const known = new Set([...typed.products, ...typed.excluded].map(({ idProduct }) => idProduct));
  const fresh = after.products
    .filter(({ idProduct }) => !known.has(idProduct) && !was.has(idProduct))
    .map((line) => lineOf(line, isRequest ? line.qty : null));
  return {
    ...typed,
    products: [...typed.products.filter(isLeft).map(onto), ...fresh],
    excluded: typed.excluded.map(onto),
  };
}

/** Whether the client changed what stands typed here, and nobody has decided which of both holds. */
export const isOpen = ({ changedQty, changedPrice, isTakenOff }: AnswerLine): boolean =>
  changedQty !== null || changedPrice !== null || isTakenOff;

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

/** The latest answer that was given. */
export const lastAnswerOf = (revisions: readonly EstimateRevision[]): EstimateRevision | undefined =>
  revisions.findLast(({ status }) => status === 'RESPONDED');
