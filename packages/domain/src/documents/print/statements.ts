import type {
  DeliveryClassify,
  DeliveryInfo,
  DocumentLine,
  OrderForm,
  StatementFoot,
} from '@vitis/contracts';
import { type Day, seoulDay } from '../../calendar/day.ts';
import { type DeliveredPart, deliveredParts } from '../../money/delivery-amounts.ts';
import { documentTotals } from '../../money/vat.ts';
import { DELIVERY_TRAITS } from '../../states/status-traits.ts';

/** A line of an order, or the part of it that one delivery brought or took back. */
export type StatementLine = Pick<
  DocumentLine,
  'productName' | 'specification' | 'qty' | 'unitPrice' | 'supply' | 'tax' | 'note'
>;

/** 거래명세서 of one delivery: what it hands over or takes back, when, and what is owed then. */
export interface Statement {
  /** Null where sales staff handed over by hand, and while nothing is planned. */
  readonly idDeliveryInfo: number | null;
  /** Its own; the order's where sales staff handed over by hand. Null before the completion. */
  readonly number: string | null;
  readonly isExpected: boolean;
  readonly day: Day;
  readonly lines: readonly StatementLine[];
  /** 인수자: who took it, and the path of the signature. */
  readonly receivedBy: string;
  readonly signature: string | null;
  /** Null for what was handed over without trading anything. */
  readonly foot: Omit<StatementFoot, 'idDeliveryInfo'> | null;
}

type Order = Pick<
  OrderForm,
  | 'orderFormNumber'
  | 'products'
  | 'deliveries'
  | 'dueDate'
  | 'requestedAt'
  | 'completedAt'
  | 'statements'
  | 'receivable'
>;

/** What goes along without a price says why. */
const NOTES: Readonly<Record<DeliveryClassify, string>> = {
  SUPPLY: '',
  COLLECT: '반품',
  EXCHANGE: '교환',
  SAMPLE: '샘플',
};

const dayOfTime = (time: string): Day => seoulDay(new Date(time));

/**
 * Every statement of an order: those of completed deliveries in the order of the ledger, then those that are expected.
 * Taxes are rounded per part, and the part that ends a line takes what is left of the line's, so that the parts add up
 * to the order. A collection has its own, negative. What sales staff handed over by hand has one of its own, too, and an
 * order that nothing is planned of is expected as it stands.
 */
export function statementsOf(order: Order): Statement[] {
  const papers = order.deliveries
    .filter(({ status }) => DELIVERY_TRAITS[status].open || DELIVERY_TRAITS[status].handedOver)
    .sort(byLedger);
  const parts = new Map([...partsOf(order, papers, 'SUPPLY'), ...partsOf(order, papers, 'COLLECT')]);
  const statements = papers.map((delivery) => statementOf(order, delivery, parts.get(delivery)));
  if (order.completedAt !== null) {
    const handed = papers.filter(
      ({ classify, status }) => classify === 'SUPPLY' && DELIVERY_TRAITS[status].handedOver,
    );
    const lines = restOf(
      order,
      handed.flatMap((delivery) => parts.get(delivery) ?? []),
    );
    return lines.length === 0 ? statements : [...statements, byHand(order, order.completedAt, lines)];
  }
  return statements.length === 0 ? [asItStands(order)] : statements;
}

type Parts = readonly DeliveredPart<DocumentLine>[];

function partsOf(
  { products }: Order,
  papers: readonly DeliveryInfo[],
  classify: DeliveryClassify,
): [DeliveryInfo, Parts][] {
  const own = papers.filter((each) => each.classify === classify);
  const parts = deliveredParts(
    products,
    own.map((each) => each.products),
  );
  return own.map((delivery, at) => [delivery, parts[at]!]);
}

/** A driver without a signal is late to say when it was: the ledger's order decides who ended a line. */
function byLedger(one: DeliveryInfo, other: DeliveryInfo): number {
  const keys = (each: DeliveryInfo) => [
    DELIVERY_TRAITS[each.status].handedOver ? 0 : 1,
    each.idReceipt ?? Number.MAX_SAFE_INTEGER,
    each.completedAt ?? each.requestDate,
    each.idDeliveryInfo,
  ];
  const [mine, theirs] = [keys(one), keys(other)];
  const at = mine.findIndex((key, index) => key !== theirs[index]);
  return at < 0 ? 0 : mine[at]! < theirs[at]! ? -1 : 1;
}

function statementOf(order: Order, delivery: DeliveryInfo, parts: Parts | undefined): Statement {
  const { idDeliveryInfo, classify, completedAt, requestDate, statementNumber } = delivery;
  const isExpected = !DELIVERY_TRAITS[delivery.status].handedOver;
  const lines = parts ? traded(parts, classify) : untraded(delivery);
  return {
    idDeliveryInfo,
    number: isExpected ? null : statementNumber,
    isExpected,
    day: completedAt === null ? requestDate : dayOfTime(completedAt),
    lines,
    receivedBy: delivery.receivedBy ?? '',
    signature: delivery.signature,
    foot: isExpected
      ? expectedFoot(order, lines)
      : (order.statements.find((each) => each.idDeliveryInfo === idDeliveryInfo) ?? null),
  };
}

const traded = (parts: Parts, classify: DeliveryClassify): StatementLine[] => {
  const sign = classify === 'COLLECT' ? -1 : 1;
  return parts.map(({ line, qty, supply, tax }) => ({
    ...line,
    qty: sign * qty,
    supply: sign * supply,
    tax: sign * tax,
    note: NOTES[classify] || line.note,
  }));
};

const untraded = ({ products, classify }: DeliveryInfo): StatementLine[] =>
  products.map((product) => ({ ...product, unitPrice: 0, supply: 0, tax: 0, note: NOTES[classify] }));

function restOf({ products }: Order, handed: Parts): StatementLine[] {
  return products.flatMap((line) => {
    const parts = handed.filter((part) => part.line === line);
    const less = (field: 'qty' | 'supply' | 'tax') =>
      parts.reduce((sum, part) => sum - part[field], line[field]);
    const qty = less('qty');
    return qty === 0 ? [] : [{ ...line, qty, supply: less('supply'), tax: less('tax') }];
  });
}

const byHand = (order: Order, completedAt: string, lines: StatementLine[]): Statement => ({
  idDeliveryInfo: null,
  number: order.orderFormNumber,
  isExpected: false,
  day: dayOfTime(completedAt),
  lines,
  receivedBy: '',
  signature: null,
  foot: order.statements.find(({ idDeliveryInfo }) => idDeliveryInfo === null) ?? null,
});

const asItStands = (order: Order): Statement => ({
  idDeliveryInfo: null,
  number: null,
  isExpected: true,
  day: order.dueDate ?? dayOfTime(order.requestedAt),
  lines: order.products,
  receivedBy: '',
  signature: null,
  foot: expectedFoot(order, order.products),
});

/** What will be owed, as far as this moment knows. */
function expectedFoot({ receivable }: Order, lines: readonly StatementLine[]): Statement['foot'] {
  const today = totalOf(lines);
  return { broughtForward: receivable, today, paid: 0, balance: receivable + today };
}

const totalOf = (lines: readonly StatementLine[]): number =>
  documentTotals(lines.map((line) => ({ ...line, total: line.supply + line.tax }))).total;
