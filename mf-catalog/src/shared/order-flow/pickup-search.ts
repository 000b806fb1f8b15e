import { isDay } from '@vitis/domain';
import { useSearchParams } from '@vitis/platform/router';

/** What the order form knows of a pick-up; all of it or nothing. */
export interface ChosenPickup {
  idStore: number;
  day: string;
  time: string;
}

/** The pick-up that an address of the order flow carries (`?pickup=1&day=…&time=14:30`). */
export function pickupSearch(search: URLSearchParams): Partial<ChosenPickup> {
  const [idStore, day = '', time = ''] = [
    Number(search.get('pickup')),
    search.get('day') ?? undefined,
    search.get('time') ?? undefined,
  ];
  if (!Number.isSafeInteger(idStore) || idStore < 1 || !isDay(day) || !/^\d\d:\d\d$/.test(time)) return {};
  return { idStore, day, time };
}

/** The pick-up of the order that is being written; null where it is brought. */
export function useChosenPickup(): ChosenPickup | null {
  const [search] = useSearchParams();
  const { idStore, day, time } = pickupSearch(search);
  return idStore === undefined || day === undefined || time === undefined ? null : { idStore, day, time };
}

/** An address with the pick-up of the order that is written there; without one where it is brought. */
export function withPickup(address: string, pickup: ChosenPickup | null): string {
  const [path = '', query] = address.split('?');
  const search = new URLSearchParams(query);
  for (const name of ['pickup', 'day', 'time']) search.delete(name);
  if (pickup !== null) {
    search.set('pickup', String(pickup.idStore));
    search.set('day', pickup.day);
    search.set('time', pickup.time);
  }
  return `${path}?${search}`;
}

/** The order form of the same lines, picked up or brought. */
export const orderAddress = (search: URLSearchParams, pickup: ChosenPickup | null): string =>
  withPickup(`/cart/order?${search}`, pickup);

/** Where the store, the day and the hour of the order that is being written are chosen. */
export const pickupAddress = (search: URLSearchParams): string => `/order/pickup?${search}`;
