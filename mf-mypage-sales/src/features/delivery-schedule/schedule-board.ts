import type { DeliveryInfo } from '@vitis/contracts';
import { type Day, DELIVERY_TRAITS, offeredSteps } from '@vitis/domain';

/** A driver's day (null: nobody's yet): what its stops are ordered in. */
export interface Place {
  day: Day;
  idDriver: number | null;
}

/** Where a stop goes: before the stop that stands there among those that can still be moved. */
export interface Target extends Place {
  index: number;
}

/** Where a dragged thing would land in a column, and what is told of it when it is let go. */
export interface Landing {
  lane: string;
  /** Before which stop of those that can be moved. */
  at: number;
  target: Target;
}

export interface Lane extends Place {
  id: string;
  /** All of them: what is under way or over, then the rest in its order. */
  stops: DeliveryInfo[];
  /** Of those, what is under way or over, which keeps its place. */
  settled: DeliveryInfo[];
  /** Of those, what this planner can move. */
  open: DeliveryInfo[];
}

const isWaiting = ({ status }: Pick<DeliveryInfo, 'status'>): boolean =>
  offeredSteps('delivery', status, { role: 'SALESPERSON' }).includes('SAVE');

/** Only what is not under way yet can be planned anew, and only by those who look after its client. */
export const isMovable = (delivery: Pick<DeliveryInfo, 'status' | 'isOwn'>): boolean =>
  delivery.isOwn && isWaiting(delivery);

export const placeOf = ({ requestDate, driver }: DeliveryInfo): Place => ({
  day: requestDate,
  idDriver: driver?.id ?? null,
});
export const laneId = ({ day, idDriver }: Place): string => `${day}/${idDriver ?? 'none'}`;

const byPosition = (a: DeliveryInfo, b: DeliveryInfo): number =>
  a.position - b.position || a.idDeliveryInfo - b.idDeliveryInfo;

/** One driver's day out of all deliveries. What was cancelled is no stop. */
export function laneAt(deliveries: readonly DeliveryInfo[], place: Place): Lane {
  const id = laneId(place);
  const stops = deliveries
    .filter((delivery) => DELIVERY_TRAITS[delivery.status].standing && laneId(placeOf(delivery)) === id)
    .sort(byPosition);
  const settled = stops.filter((stop) => !isWaiting(stop));
  return {
    id,
    day: place.day,
    idDriver: place.idDriver,
    stops: [...settled, ...stops.filter(isWaiting)],
    settled,
    open: stops.filter(isMovable),
  };
}

const lastOf = (stops: readonly DeliveryInfo[]): number =>
  Math.max(-1, ...stops.map(({ position }) => position));

/** Where a stop stands now. */
export function targetOf(deliveries: readonly DeliveryInfo[], delivery: DeliveryInfo): Target {
  const place = placeOf(delivery);
  const { open } = laneAt(deliveries, place);
  const index = open.findIndex(({ idDeliveryInfo }) => idDeliveryInfo === delivery.idDeliveryInfo);
  return { ...place, index: Math.max(0, index) };
}

/** Whom the driver of a place is called by; needed only to show it before the provider has answered. */
export type DriverOf = (idDriver: number) => DeliveryInfo['driver'];

/**
 * The deliveries after a stop has gone to its target. The stops that can be moved share the places that they have, and one
 * behind all for a stop that is new to the day: what is under way or over, and what is a colleague's, keeps its own.
 */
export function moveStop(
  deliveries: readonly DeliveryInfo[],
  idDeliveryInfo: number,
  target: Target,
  driverOf: DriverOf,
): DeliveryInfo[] {
  const moved = deliveries.find((delivery) => delivery.idDeliveryInfo === idDeliveryInfo);
  if (moved === undefined || !isMovable(moved)) return [...deliveries];
  const others = deliveries.filter((delivery) => delivery !== moved);
  const { settled, stops, open } = laneAt(others, target);
  const index = Math.min(Math.max(0, target.index), open.length);
  const placed: DeliveryInfo = {
    ...moved,
    requestDate: target.day,
    driver: target.idDriver === null ? null : driverOf(target.idDriver),
  };
  const order = open.toSpliced(index, 0, placed);
  const numbered = new Map<number, DeliveryInfo>();
  const stays = laneId(placeOf(moved)) === laneId(target);
  const own = stays ? moved.position : lastOf(stops) + 1;
  const places = [...open.map(({ position }) => position), own].sort((one, other) => one - other);
  let next = lastOf(settled) + 1;
  for (const [at, stop] of order.entries()) {
    const position = Math.max(next, places[at] ?? next);
    numbered.set(stop.idDeliveryInfo, { ...stop, position });
    next = position + 1;
  }
  return deliveries.map((delivery) => numbered.get(delivery.idDeliveryInfo) ?? delivery);
}

/** What `saveDeliveries` is told: every stop that stands elsewhere now, in the version that was seen. */
export function changedStops(before: readonly DeliveryInfo[], after: readonly DeliveryInfo[]) {
  const former = new Map(before.map((delivery) => [delivery.idDeliveryInfo, delivery]));
  return after
    .filter((delivery) => {
      const was = former.get(delivery.idDeliveryInfo);
      return was === undefined || saveItem(was) !== saveItem(delivery);
    })
    .map(itemOf);
}

/** One stop as it is saved. */
export function itemOf(delivery: DeliveryInfo) {
  const { idDeliveryInfo, version, type, classify, requestDate, driver, position, shipping } = delivery;
  const { trackingNumber } = delivery;
  const idDriver = driver?.id ?? null;
  return {
    idDeliveryInfo,
    version,
    type,
    classify,
    requestDate,
    idDriver,
    position,
    message: shipping.message,
    trackingNumber,
  };
}

const saveItem = (delivery: DeliveryInfo): string => JSON.stringify(itemOf(delivery));
