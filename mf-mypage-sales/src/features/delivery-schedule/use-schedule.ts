import {
  type DeliveryInfo,
  listDrivers,
  listHolidays,
  listOrderFormsOfSales,
  listScheduledDeliveries,
  saveDeliveries,
} from '@vitis/contracts';
import { type Day, monthOf } from '@vitis/domain';
import { fetchData, useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { type Outcome, useCommand } from '@vitis/portal/commands';
import { useCallback, useMemo, useState } from 'react';
import { changedStops, type DriverOf, moveStop, type Target } from './schedule-board.ts';

/** What became of a change. */
export type Saved = Outcome<unknown>;

/** Whatever becomes of a change is told above the board. */
export const TOLD_ABOVE = { tells: ['refused', 'stale', 'unknown'] } as const;

/** Public holidays of the months in view, by day. */
function useHolidays(days: readonly Day[]): ReadonlyMap<Day, string> {
  const first = monthOf(days[0] as Day);
  const last = monthOf(days.at(-1) as Day);
  const one = useEndpoint(listHolidays, { query: { yyyyMM: first } });
  const two = useEndpoint(listHolidays, last === first ? null : { query: { yyyyMM: last } });
  const known = [...(one.data?._embedded.items ?? []), ...(two.data?._embedded.items ?? [])];
  return new Map(known.map(({ date, name }) => [date, name]));
}

/**
 * The deliveries of these days, the drivers and what is still to be planned. A change shows at once; when the provider
 * does not take it, everything stands again where it stood.
 */
export function useSchedule(days: readonly Day[]) {
  const dateFrom = days[0] as Day;
  const dateTo = days.at(-1) as Day;
  const list = useEndpoint(listScheduledDeliveries, { query: { dateFrom, dateTo } }, { keepPrevious: true });
  const drivers = useEndpoint(listDrivers, {});
  const unplanned = useEndpoint(
    listOrderFormsOfSales,
    { query: { unplanned: true, size: 100, sort: 'dueDate,asc' } },
    { keepPrevious: true },
  );
  const holidays = useHolidays(days);
  const { run, busy } = useCommand(saveDeliveries, TOLD_ABOVE);
  /** Shown in the place of what the list says, from the change until the list says the same. */
  const [shown, setShown] = useState<readonly DeliveryInfo[] | null>(null);
  const refreshAll = useRefresh();
  const refresh = useCallback(() => refreshAll(listScheduledDeliveries, listOrderFormsOfSales), [refreshAll]);
  useSocketHint('delivery:changed', () => void refresh());
  useSocketHint('order:changed', () => void refresh());

  const items = list.data?._embedded.items;
  const deliveries = useMemo(() => shown ?? items ?? [], [shown, items]);
  const known = drivers.data?._embedded.items;
  const driverOf: DriverOf = useCallback(
    (id) => known?.find((driver) => driver.id === id) ?? { id, fullName: '', mobile: null },
    [known],
  );

  /** Saves what differs: all of it or none. */
  const save = async (before: readonly DeliveryInfo[], after: readonly DeliveryInfo[]): Promise<Saved> => {
    const changed = changedStops(before, after);
    if (changed.length === 0) return { kind: 'done', body: null };
    setShown(after);
    const outcome = await run({ body: { items: changed } });
    await refresh();
    setShown(null);
    return outcome;
  };

  /** The stops of a day that is not in view. */
  const readStops = async (day: Day): Promise<readonly DeliveryInfo[]> => {
    const { _embedded } = await fetchData(listScheduledDeliveries, { query: { dateFrom: day, dateTo: day } });
    return _embedded.items;
  };

  /**
   * Moves a stop, and changes what else is said about it, as an edit of the version that was seen. A day out of view is
   * read first, so that the stop goes behind its last one.
   */
  const move = async (
    delivery: DeliveryInfo,
    target: Target,
    changes: Partial<Pick<DeliveryInfo, 'type' | 'classify' | 'shipping'>> = {},
  ): Promise<Saved> => {
    let before = deliveries;
    try {
      if (!days.includes(target.day)) before = [...deliveries, ...(await readStops(target.day))];
    } catch (error) {
      return { kind: 'unknown', error };
    }
    const after = moveStop(before, delivery.idDeliveryInfo, target, driverOf).map((each) =>
      each.idDeliveryInfo === delivery.idDeliveryInfo
        ? { ...each, ...changes, version: delivery.version }
        : each,
    );
    return save(before, after);
  };

  return { list, deliveries, drivers, unplanned, holidays, driverOf, move, refresh, busy };
}

export type Schedule = ReturnType<typeof useSchedule>;
