import type { PurchaseGroup, PurchaseRow, PurchaseSituation } from '@vitis/contracts';
import { addDays, type Day, daysBetween } from '@vitis/domain';
import { type Bought, GROUPINGS } from './purchase-groups.ts';

interface Asked {
  by: PurchaseGroup;
  dateFrom: Day;
  dateTo: Day;
  of?: PurchaseGroup | undefined;
  key?: string | undefined;
}

const sumOf = (bought: readonly Bought[]) => ({
  qty: bought.reduce((sum, { qty }) => sum + qty, 0),
  supply: bought.reduce((sum, { supply }) => sum + supply, 0),
});

/** The period right before these days, as long as they are. */
export function periodBefore(dateFrom: Day, dateTo: Day): { dateFrom: Day; dateTo: Day } {
  const days = daysBetween(dateFrom, dateTo) + 1;
  return { dateFrom: addDays(dateFrom, -days), dateTo: addDays(dateFrom, -1) };
}

/** Adds up what was bought on these days and on as many before them; `bought` is of both. */
export function purchaseSituation(bought: readonly Bought[], asked: Asked): PurchaseSituation {
  const { by, dateFrom, dateTo, of, key: wanted } = asked;
  const { key, label, order, compared } = GROUPINGS[by];
  const isAsked = (each: Bought): boolean =>
    of === undefined || wanted === undefined || GROUPINGS[of].key(each) === wanted;
  const own = bought.filter(isAsked);
  const now = own.filter(({ receipt }) => receipt.date >= dateFrom && receipt.date <= dateTo);
  const earlier = own.filter(({ receipt }) => receipt.date < dateFrom);
  const earlierBy = Map.groupBy(earlier, key);
  const nowBy = Map.groupBy(now, key);
  const keys = new Set([...nowBy.keys(), ...(compared ? earlierBy.keys() : [])]);

  const rows = [...keys].map((each): PurchaseRow => {
    const current = nowBy.get(each) ?? [];
    const before = earlierBy.get(each) ?? [];
    const [sample] = [...current, ...before] as [Bought];
    const { id, type, date } = sample.receipt;
    return {
      key: each,
      label: label(sample),
      ...sumOf(current),
      before: compared ? sumOf(before) : null,
      receipt: by === 'document' ? { id, type, date } : null,
    };
  });
  // What is of no wine stands at the end.
  const isNone = ({ key }: PurchaseRow): number => Number(key === '');
  rows.sort((a, b) => isNone(a) - isNone(b) || (order?.(a.key, b.key) ?? b.supply - a.supply));
  const [one] = own;
  return {
    by,
    dateFrom,
    dateTo,
    before: { ...periodBefore(dateFrom, dateTo), ...sumOf(earlier) },
    rows,
    totals: sumOf(now),
    within:
      of === undefined || wanted === undefined
        ? null
        : { of, key: wanted, label: one === undefined ? '' : GROUPINGS[of].label(one) },
  };
}
