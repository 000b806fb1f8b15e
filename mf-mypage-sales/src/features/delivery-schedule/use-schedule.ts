import {
  type DeliveryInfo,
  listDeliveriesOfSales,
  listDrivers,
  listHolidays,
  listOrderFormsOfSales,
  listScheduledDeliveries,
} from '@vitis/contracts';
import { type Day, monthOf } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useCallback } from 'react';
import type { DriverOf } from './schedule-board.ts';
import { useMoves } from './use-moves.ts';

const NO_DELIVERIES: readonly DeliveryInfo[] = [];

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
  const list = useEndpoint(
    listScheduledDeliveries,
    { query: { dateFrom, dateTo, all: true } },
    { keepPrevious: true },
  );
  const drivers = useEndpoint(listDrivers, {});
  const unplanned = useEndpoint(
    listOrderFormsOfSales,
    { query: { unplanned: true, size: 100, sort: 'dueDate,asc' } },
    { keepPrevious: true },
  );
  const failed = useEndpoint(
    listDeliveriesOfSales,
    { query: { status: 'FAILED', size: 100 } },
    { keepPrevious: true },
  );
  const holidays = useHolidays(days);
  const refreshAll = useRefresh();
  const refresh = useCallback(
    () => refreshAll(listScheduledDeliveries, listOrderFormsOfSales, listDeliveriesOfSales),
    [refreshAll],
  );
  useSocketHint('delivery:changed', () => void refresh());
  useSocketHint('order:changed', () => void refresh());

  const items = list.data?._embedded.items ?? NO_DELIVERIES;
  const known = drivers.data?._embedded.items;
  const driverOf: DriverOf = useCallback(
    (id) => known?.find((driver) => driver.id === id) ?? { id, fullName: '', mobile: null },
    [known],
  );

  const { deliveries, move, arrange, busy } = useMoves({ items, days, driverOf, refresh });

  return { list, deliveries, drivers, unplanned, failed, holidays, driverOf, move, arrange, refresh, busy };
}

export type Schedule = ReturnType<typeof useSchedule>;
