import {
  addDays,
  amountsOf,
  type Day,
  documentTotals,
  HOUSE_NOTES,
  lineAmounts,
  seoulDay,
} from '@vitis/domain';
import type { Client, DeliveryDraft, TradeContext } from './context.ts';
import { at, clock } from './working-days.ts';

/** A row of 거래처원장, in won. `change` is what it does to the receivable. */
export interface LedgerEntry {
  clientCompanyId: number;
  date: Day;
  kind: 'OPENING' | 'SALE' | 'RETURN' | 'ALLOWANCE' | 'PAYMENT';
  supply?: number;
  tax?: number;
  change: number;
  dueDate?: Day | null;
  orderFormId?: number | null;
  deliveryId?: number;
  memo: string;
  authorId: number;
  createdAt: Date;
}

/** What a completed delivery does to the ledger: a supply is a sale, a collection a return, anything else nothing. */
function entryOf(delivery: DeliveryDraft): LedgerEntry | undefined {
  const { client, order, returns, lines, classify, status } = delivery;
  const document = classify === 'SUPPLY' ? order : classify === 'COLLECT' ? returns : null;
  if (!document || status !== 'COMPLETED') return undefined;
  const { supply, tax, total } = documentTotals(
    lines.map(({ unitPrice, qty }) => lineAmounts({ unitPrice, bottles: qty })),
  );
  const done = delivery.steps.at(-1)!;
  const date = seoulDay(done.at);
  const sale = classify === 'SUPPLY';
  return {
    clientCompanyId: client.id,
    date,
    kind: sale ? 'SALE' : 'RETURN',
    supply: sale ? supply : -supply,
    tax: sale ? tax : -tax,
    change: sale ? total : -total,
    dueDate: sale ? addDays(date, client.plan.row.paymentDays) : null,
    orderFormId: document.id,
    deliveryId: delivery.id,
    memo: (sale ? HOUSE_NOTES.SALE : HOUSE_NOTES.RETURN)(document.number),
    authorId: done.authorId,
    createdAt: done.at,
  };
}

/** The first business day of the past from a day on; undefined where that is still to come. */
const paidOn = ({ days }: TradeContext, day: Day): Day | undefined => days.past.find((each) => each >= day);

/**
 * Payments as they came: on each day by which something was to be paid, and as late as the client usually is, all that
 * had fallen due until then and is still open, rounded down as it rounds. They pay the oldest first.
 */
function payments(context: TradeContext, client: Client, entries: readonly LedgerEntry[]): LedgerEntry[] {
  const { plan } = client;
  const days = new Map<Day, Day>();
  for (const { dueDate } of entries) {
    if (!dueDate) continue;
    const day = paidOn(context, addDays(dueDate, context.random.between(...plan.paysLate)));
    if (day)
      days.set(
        day,
        [days.get(day), dueDate]
          .filter((each) => each !== undefined)
          .sort()
          .at(-1)!,
      );
  }
  let paid = 0;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, due]) => {
      const until = entries.filter(({ date }) => date <= day);
      const credited = until.filter(({ change }) => change < 0).reduce((sum, { change }) => sum + change, 0);
      const fallen = until
        .filter(({ dueDate }) => dueDate && dueDate <= due)
        .reduce((sum, { change }) => sum + change, 0);
      const open = fallen + credited - paid;
      const amount = Math.floor(open / plan.paysRound) * plan.paysRound;
      if (amount <= 0) return [];
      paid += amount;
      return [
        {
          clientCompanyId: client.id,
          date: day,
          kind: 'PAYMENT' as const,
          change: -amount,
          memo: '계좌 입금',
          authorId: client.managerId,
          createdAt: at(day, clock(17, 30)),
        },
      ];
    });
}

/** An allowance, VAT included, on the business day after a sale: for a bottle that was not as it should be. */
function allowances({ days }: TradeContext, client: Client, traded: readonly LedgerEntry[]): LedgerEntry[] {
  const sales = traded.filter(({ kind }) => kind === 'SALE');
  const sale = sales[Math.floor(sales.length * 0.6)];
  const day = sale && days.past.find((each) => each > sale.date);
  if (!sale || !day) return [];
  const { supply, tax, total } = amountsOf(30_000);
  return [
    {
      clientCompanyId: client.id,
      date: day,
      kind: 'ALLOWANCE',
      supply: -supply,
      tax: -tax,
      change: -total,
      orderFormId: sale.orderFormId ?? null,
      memo: '파손 1병 에누리',
      authorId: client.managerId,
      createdAt: at(day, clock(16)),
    },
  ];
}

/** 거래처원장 of a client in the order in which it was written. Needs the numbers and ids of its documents. */
export function makeLedger(
  context: TradeContext,
  client: Client,
  deliveries: readonly DeliveryDraft[],
): LedgerEntry[] {
  const first = context.days.past[0]!;
  const opening: LedgerEntry = {
    clientCompanyId: client.id,
    date: first,
    kind: 'OPENING',
    change: client.plan.broughtForward,
    dueDate: addDays(first, 14),
    memo: HOUSE_NOTES.OPENING(),
    authorId: client.managerId,
    createdAt: at(first, clock(8)),
  };
  const time = ({ createdAt }: LedgerEntry): number => createdAt.getTime();
  const traded = deliveries.flatMap((delivery) => entryOf(delivery) ?? []).sort((a, b) => time(a) - time(b));
  const entries = [opening, ...traded, ...allowances(context, client, traded)];
  return [...entries, ...payments(context, client, entries)].sort((a, b) => time(a) - time(b));
}
