import {
  type BodyOf,
  getOrderForm,
  MESSAGE_LIMIT,
  type OrderForm,
  type proposeOrderForm,
  type respondOrderForm,
  UNIT_PRICE_LIMIT,
} from '@vitis/contracts';
import {
  type Amounts,
  type Day,
  DayField,
  documentTotals,
  lastDeliveryDay,
  latestDayOf,
  MAX_LINE_BOTTLES,
} from '@vitis/domain';
import { readDraftBase } from '@vitis/portal/forms';
import { typedAmounts } from '@vitis/portal/lines';
import * as v from 'valibot';
import { confirmDraftOf } from './confirm-draft.ts';

/** A wine in the place of the one that was ordered. */
export interface Substitute {
  idProduct: number;
  productName: string;
  specification: string;
  listPrice: number;
}

/** No other wine: a draft knows no field that is sometimes there. */
export const NO_SUBSTITUTE: Substitute = { idProduct: 0, productName: '', specification: '', listPrice: 0 };

/** A line as it is being typed: what of it is supplied, at which price, and why where that is another one. */
export interface TypedLine {
  /** Bottles; 0 leaves the wine out. */
  qty: number | null;
  unitPrice: number | null;
  reason: string;
  substitute: Substitute;
}

export interface ConfirmValues {
  dueDate: Day;
  responseMessage: string;
  /** By `keyOf` the line. */
  lines: Record<string, TypedLine>;
}

/** What the writer of a confirmation knows of its order. */
export type SeenOrder = Pick<OrderForm, 'version'>;

const Seen = v.pick(getOrderForm.responses[200], ['version']);

/** What its writer knew of the order when the draft was begun; where there is none, what it is now. */
export const seenAtFirst = ({ orderFormNumber, version }: OrderForm): SeenOrder =>
  readDraftBase(confirmDraftOf(orderFormNumber), Seen) ?? { version };

export type OrderedLine = OrderForm['products'][number];

/** Names a line among the values. Not by its number alone: a form takes numbers for places of a list. */
export const keyOf = ({ position }: Pick<OrderedLine, 'position'>) => `line${position}`;

const asOrdered = ({ qty, unitPrice }: OrderedLine) => ({
  qty,
  unitPrice,
  reason: '',
  substitute: NO_SUBSTITUTE,
});

const byLine = <Value>(
  lines: readonly OrderedLine[],
  toValue: (line: OrderedLine) => Value,
): Record<string, Value> => Object.fromEntries(lines.map((line) => [keyOf(line), toValue(line)]));

/** A confirmation that says what the order says; a day that is over becomes today. */
export const startConfirm = (order: OrderForm, today: Day): ConfirmValues => ({
  dueDate: latestDayOf(order, today),
  responseMessage: '',
  lines: byLine(order.products, asOrdered),
});

type Prices = Pick<TypedLine, 'unitPrice' | 'qty' | 'substitute'>;

/** True where the wine that was ordered is to cost less than it was ordered at: that needs a reason. */
export const isLowered = ({ unitPrice, qty, substitute }: Prices, line: OrderedLine): boolean =>
  unitPrice !== null && unitPrice < line.unitPrice && qty !== 0 && substitute.idProduct === 0;

/** True where a line is another one than its buyer ordered, or dearer: the buyer's consent is needed. */
export const needsConsent = ({ unitPrice, qty, substitute }: Prices, line: OrderedLine): boolean =>
  qty !== line.qty || substitute.idProduct !== 0 || (unitPrice ?? 0) > line.unitPrice;

/** True where sales staff would confirm something else than was ordered: it is proposed then. */
export function isProposal(
  { dueDate, lines }: Pick<ConfirmValues, 'dueDate' | 'lines'>,
  order: OrderForm,
  today: Day,
): boolean {
  return (
    dueDate > latestDayOf(order, today) ||
    order.products.some((line) => needsConsent(lines[keyOf(line)] ?? asOrdered(line), line))
  );
}

const Wine = v.object({
  idProduct: v.number(),
  productName: v.string(),
  specification: v.string(),
  listPrice: v.number(),
});

const lineRule = (line: OrderedLine) =>
  v.pipe(
    v.object({
      qty: v.pipe(v.number(), v.maxValue(MAX_LINE_BOTTLES)),
      unitPrice: v.pipe(v.number(), v.maxValue(UNIT_PRICE_LIMIT)),
      reason: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT)),
      substitute: Wine,
    }),
    v.forward(
      v.check((typed) => !isLowered(typed, line) || typed.reason !== '', 'REQUIRED'),
      ['reason'],
    ),
  );

/** What is typed, checked; `isLeft` is false where not one wine would be supplied. */
export function confirmRule({ products, dueDate }: OrderForm, today: Day) {
  return v.object({
    dueDate: v.pipe(
      DayField,
      v.check((day) => day >= today, 'DAY_PAST'),
      // One that the order has already is nobody's slip.
      v.check((day) => day <= lastDeliveryDay(today) || day === dueDate, 'DAY_TOO_FAR'),
    ),
    responseMessage: v.pipe(v.string(), v.trim(), v.maxLength(MESSAGE_LIMIT)),
    lines: v.object(byLine(products, (line) => v.optional(lineRule(line), asOrdered(line)))),
  });
}

export type Confirmation = v.InferOutput<ReturnType<typeof confirmRule>>;

/** As a confirmation is sent: only the prices that differ. */
export const responseOf = (
  { dueDate, responseMessage, lines }: Confirmation,
  { products }: OrderForm,
): BodyOf<typeof respondOrderForm> => ({
  responseMessage,
  dueDate,
  prices: products.flatMap((line) => {
    const { unitPrice, reason } = lines[keyOf(line)] ?? asOrdered(line);
    if (unitPrice === null || unitPrice === line.unitPrice) return [];
    return [{ idProduct: line.idProduct, unitPrice, discountReason: reason }];
  }),
});

/** As a proposal is sent: only the lines that differ. */
export const proposalOf = (
  { dueDate, responseMessage, lines }: Confirmation,
  { products }: OrderForm,
): BodyOf<typeof proposeOrderForm> => ({
  message: responseMessage,
  dueDate,
  lines: products.flatMap((line) => {
    const { qty, unitPrice, reason, substitute } = lines[keyOf(line)] ?? asOrdered(line);
    const isSame = qty === line.qty && unitPrice === line.unitPrice && substitute.idProduct === 0;
    if (isSame || qty === null || unitPrice === null) return [];
    const other = substitute.idProduct === 0 || qty === 0 ? {} : { idSubstitute: substitute.idProduct };
    return [{ position: line.position, qty, unitPrice, reason, ...other }];
  }),
});

/** Which text says what is wrong with a field. */
export function issueOf(code: string, field: string): string {
  if (code === 'DAY_FORMAT') return 'narrow.noDay';
  if (code === 'DAY_TOO_FAR') return 'document.dayTooFar';
  if (field === 'dueDate') return 'order.promisePast';
  if (field === 'responseMessage') return 'portal.common.messageLimit';
  if (field.endsWith('.reason'))
    return code === 'max_length' ? 'portal.common.messageLimit' : 'order.reasonMissing';
  if (field.endsWith('.qty')) return 'order.qtyWrong';
  return code === 'number' ? 'answer.errors.unitPrice' : 'answer.errors.unitPriceLimit';
}

/** Sums of what is typed. */
export const confirmTotals = (lines: ConfirmValues['lines'], ordered: readonly OrderedLine[]): Amounts =>
  documentTotals(
    ordered.flatMap((line) => {
      const { unitPrice, qty } = lines[keyOf(line)] ?? asOrdered(line);
      return typedAmounts({ unitPrice, qty }) ?? [];
    }),
  );
