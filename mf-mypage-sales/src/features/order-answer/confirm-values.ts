import {
  type BodyOf,
  getOrderForm,
  type OrderForm,
  type respondOrderForm,
  respondOrderFormInput,
  UNIT_PRICE_LIMIT,
} from '@vitis/contracts';
import { type Amounts, type Day, documentTotals } from '@vitis/domain';
import { readDraftBase } from '@vitis/portal/forms';
import { typedAmounts } from '@vitis/portal/lines';
import * as v from 'valibot';
import { confirmDraftOf } from './confirm-draft.ts';

/** The price of a line as it is being typed, and why it is lower than it was ordered at. */
export interface TypedPrice {
  unitPrice: number | null;
  reason: string;
}

export interface ConfirmValues {
  dueDate: Day;
  responseMessage: string;
  /** By `keyOf` the line. */
  prices: Record<string, TypedPrice>;
}

/** What the writer of a confirmation knows of its order. */
export type SeenOrder = Pick<OrderForm, 'version'>;

const Seen = v.pick(getOrderForm.responses[200], ['version']);

/** What its writer knew of the order when the draft was begun; where there is none, what it is now. */
export const seenAtFirst = ({ orderFormNumber, version }: OrderForm): SeenOrder =>
  readDraftBase(confirmDraftOf(orderFormNumber), Seen) ?? { version };

type Line = OrderForm['products'][number];

/** Names a line among the prices. Not by its number alone: a form takes numbers for places of a list. */
export const keyOf = ({ position }: Pick<Line, 'position'>) => `line${position}`;

const asOrdered = ({ unitPrice }: Line) => ({ unitPrice, reason: '' });

const byLine = <Value>(lines: readonly Line[], toValue: (line: Line) => Value): Record<string, Value> =>
  Object.fromEntries(lines.map((line) => [keyOf(line), toValue(line)]));

/** A confirmation that says what the order says; a day that is over becomes today. */
export const startConfirm = ({ products, dueDate }: OrderForm, today: Day): ConfirmValues => ({
  dueDate: dueDate !== null && dueDate >= today ? dueDate : today,
  responseMessage: '',
  prices: byLine(products, asOrdered),
});

/** True where a line is to cost less than it was ordered at: that needs a reason. */
export const isLowered = (unitPrice: number | null, line: Line): boolean =>
  unitPrice !== null && unitPrice < line.unitPrice;

const priceRule = (line: Line) =>
  v.pipe(
    v.object({ unitPrice: v.pipe(v.number(), v.maxValue(UNIT_PRICE_LIMIT)), reason: v.string() }),
    v.forward(
      v.check(({ unitPrice, reason }) => !isLowered(unitPrice, line) || reason.trim() !== '', 'REQUIRED'),
      ['reason'],
    ),
  );

/** What is typed, as the wire takes it: only the prices that differ. */
export function confirmRule(lines: readonly Line[], today: Day) {
  return v.pipe(
    v.object({
      dueDate: v.pipe(
        v.string(),
        v.check((day) => day >= today, 'DAY_PAST'),
      ),
      responseMessage: v.string(),
      prices: v.object(byLine(lines, (line) => v.optional(priceRule(line), asOrdered(line)))),
    }),
    v.transform(
      ({ prices, ...rest }): BodyOf<typeof respondOrderForm> => ({
        ...rest,
        prices: lines.flatMap((line) => {
          const { unitPrice, reason } = prices[keyOf(line)] ?? asOrdered(line);
          if (unitPrice === line.unitPrice) return [];
          return [{ idProduct: line.idProduct, unitPrice, discountReason: reason.trim() }];
        }),
      }),
    ),
    respondOrderFormInput().body,
  );
}

/** Which text says what is wrong with a field. */
export function issueOf(code: string, field: string): string {
  if (field === 'dueDate') return 'order.promisePast';
  if (field === 'responseMessage') return 'portal.common.messageLimit';
  if (field.endsWith('.reason')) return 'order.reasonMissing';
  return code === 'number' ? 'answer.errors.unitPrice' : 'answer.errors.unitPriceLimit';
}

/** Sums at the typed prices. */
export const confirmTotals = (prices: ConfirmValues['prices'], lines: readonly Line[]): Amounts =>
  documentTotals(
    lines.flatMap((line) => {
      const { unitPrice } = prices[keyOf(line)] ?? asOrdered(line);
      return typedAmounts({ unitPrice, qty: line.qty }) ?? [];
    }),
  );
