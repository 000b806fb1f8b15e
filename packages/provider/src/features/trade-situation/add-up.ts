import type { TradeGroup, TradeRow, TradeSituation, TradeSums } from '@vitis/contracts';
import type { DayRange } from '@vitis/domain';
import { GROUPINGS, type Traded } from './trade-groups.ts';

interface Asked<Group extends TradeGroup> {
  by: Group;
  days: DayRange;
  /** The days that they are compared with. */
  before: DayRange;
  of?: Group | undefined;
  key?: string | undefined;
}

/** Trade that is added up by one of these groups. */
export type AddedUp<Group extends TradeGroup> = Omit<TradeSituation, 'by' | 'within'> & {
  by: Group;
  within: { of: Group; key: string; label: string } | null;
};

function sumOf(traded: readonly Traded[]): TradeSums {
  const sums = { qty: 0, supply: 0, tax: 0 };
  for (const { qty, supply, tax } of traded) {
    sums.qty += qty;
    sums.supply += supply;
    sums.tax += tax;
  }
  return sums;
}

const within =
  ({ dateFrom, dateTo }: DayRange) =>
  ({ receipt: { date } }: Traded): boolean =>
    date >= dateFrom && date <= dateTo;

/** Adds up what was traded on these days, beside those that they are compared with; `traded` is of both. */
export function addUp<Group extends TradeGroup>(
  traded: readonly Traded[],
  { by, days, before, of, key: wanted = '' }: Asked<Group>,
): AddedUp<Group> {
  const { key, label, order, compared } = GROUPINGS[by];
  const narrowed = of === undefined ? null : { of, key: wanted };
  const own =
    narrowed === null ? traded : traded.filter((each) => GROUPINGS[narrowed.of].key(each) === narrowed.key);
  const now = own.filter(within(days));
  const earlier = own.filter(within(before));
  const earlierBy = Map.groupBy(earlier, key);
  const nowBy = Map.groupBy(now, key);
  const keys = new Set([...nowBy.keys(), ...(compared ? earlierBy.keys() : [])]);

  const rows = [...keys].map((each): TradeRow => {
    const current = nowBy.get(each) ?? [];
    const then = earlierBy.get(each) ?? [];
    const [sample] = [...current, ...then] as [Traded];
    const { id, type, date, orderFormNumber } = sample.receipt;
    return {
      key: each,
      label: label(sample),
      ...sumOf(current),
      before: compared ? sumOf(then) : null,
      receipt: by === 'document' ? { id, type, date, orderFormNumber, client: sample.client } : null,
    };
  });
  // What is of no wine stands at the end.
  const isNone = ({ key: of }: TradeRow): number => Number(of === '');
  rows.sort(
    (a, b) =>
      isNone(a) - isNone(b) || (order?.(a.key, b.key) ?? (b.supply - a.supply || (a.key < b.key ? -1 : 1))),
  );
  const [one] = own;
  return {
    by,
    ...days,
    before: { ...before, ...sumOf(earlier) },
    rows,
    totals: sumOf(now),
    within: narrowed && { ...narrowed, label: one === undefined ? '' : GROUPINGS[narrowed.of].label(one) },
  };
}
