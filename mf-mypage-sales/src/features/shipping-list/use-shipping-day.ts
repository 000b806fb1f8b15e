import { listDeliveriesOfDriver } from '@vitis/contracts';
import { addDays, type Day, isDay, seoulDay } from '@vitis/domain';
import { $online, subscribe, useSocketHint, useStore } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useSearchParams } from '@vitis/platform/router';
import { serverNow } from '@vitis/platform/time';
import { useEffect } from 'react';
import { useOutbox } from './outbox/use-outbox.ts';
import { stopsOf } from './stops.ts';
import { useKeptDay } from './use-kept-day.ts';

export const SHIPPING_LIST_PATH = '/mypage/shipping-list';

/** Today has the address without a date. */
export const dayHref = (day: Day, today: Day): string =>
  day === today ? SHIPPING_LIST_PATH : `${SHIPPING_LIST_PATH}?date=${day}`;

/** Yesterday, today, tomorrow. */
export function shippingDays(today: Day) {
  return ([-1, 0, 1] as const).map((step) => {
    const day = addDays(today, step);
    return { step, day, href: dayHref(day, today) };
  });
}

/** The day of the address; today where it names none, or no day that exists. */
export function useShippingDay(): { day: Day; today: Day } {
  const [search] = useSearchParams();
  const today = seoulDay(serverNow());
  const named = search.get('date');
  return { day: isDay(named) ? named : today, today };
}

/**
 * The driver's stops of a day, with what was done on this device; they look again when a delivery changes. Without a
 * network, those that the device has kept stand in.
 */
export function useStops(day: Day) {
  const list = useEndpoint(listDeliveriesOfDriver, { query: { date: day } });
  const outbox = useOutbox();
  const { refresh } = list;
  useSocketHint('delivery:changed', refresh);
  useEffect(() => subscribe('delivery/completed', refresh), [refresh]);

  // What was sent shows at the provider: times and photos come from there. What was refused may be why it looks otherwise.
  const answered = outbox.actions.filter(({ state }) => state === 'sent' || state === 'refused').length;
  useEffect(() => {
    if (answered > 0) refresh();
  }, [answered, refresh]);

  const isOnline = useStore($online);
  const named = list.data?._embedded.items;
  const kept = useKeptDay(day, named);
  const standIn = named === undefined && (!isOnline || list.status === 'failed') ? kept : null;
  const deliveries = named ?? standIn?.deliveries;
  return {
    list,
    outbox,
    stops: stopsOf(deliveries ?? [], outbox.actions),
    isThere: deliveries !== undefined,
    /** When the stops were named, where that was before this page; null where they are of now. */
    keptAt: standIn?.at ?? null,
    /** Clients of stops that the device has kept, and this page cannot read. */
    unread: standIn?.unread ?? [],
  };
}
