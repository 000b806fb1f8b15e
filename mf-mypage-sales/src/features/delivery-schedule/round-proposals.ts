import type { DeliveryInfo } from '@vitis/contracts';
import { type Day, DELIVERY_TRAITS, type MapPoint, nearestOrder } from '@vitis/domain';
import { type DriverOf, isMovable, laneAt, moveStop, type Place } from './schedule-board.ts';

type Deliveries = readonly DeliveryInfo[];

/** A driver's own stops in another order; those of colleagues keep their places. */
function inOrder(
  deliveries: Deliveries,
  place: Place,
  ids: readonly number[],
  driverOf: DriverOf,
): Deliveries {
  return ids.reduce<Deliveries>(
    (all, id, index) => moveStop(all, id, { ...place, index }, driverOf),
    deliveries,
  );
}

/**
 * A driver's day with the stops that can be moved by distance, each the nearest to the one before.
 *
 * @param start where the way begins: the last stop that is under way or over, or else the house
 */
export function orderedByDistance(
  deliveries: Deliveries,
  place: Place,
  pointOf: (delivery: DeliveryInfo) => MapPoint | null,
  start: MapPoint | null,
  driverOf: DriverOf,
): Deliveries {
  const { open, settled } = laneAt(deliveries, place);
  const last = settled.at(-1);
  const from = (last && pointOf(last)) ?? start;
  const ids = nearestOrder(open.map(pointOf), from).map((at) => open[at]!.idDeliveryInfo);
  return inOrder(deliveries, place, ids, driverOf);
}

/**
 * The day with each client's stop where that client was a week before: with the same driver, in the same order. A stop
 * whose client was not there, or whose driver is there no more, stays with whom it is, behind the others.
 */
export function asLastWeek(
  deliveries: Deliveries,
  day: Day,
  weekBefore: Deliveries,
  drivers: ReadonlySet<number>,
  driverOf: DriverOf,
): Deliveries {
  const former = weekBefore
    .filter(
      // A stop whose client is not named is nobody's: two of them are not of the same client.
      ({ idClient, status, driver }) =>
        idClient !== null && DELIVERY_TRAITS[status].standing && driver !== null && drivers.has(driver.id),
    )
    .sort((one, other) => one.position - other.position);
  const taken = new Map<number, number[]>();
  for (const { idClient, driver } of former)
    for (const each of deliveries) {
      const isIts = each.idClient === idClient && each.requestDate === day && isMovable(each);
      const isTaken = [...taken.values()].some((ids) => ids.includes(each.idDeliveryInfo));
      if (isIts && !isTaken && driver)
        taken.set(driver.id, [...(taken.get(driver.id) ?? []), each.idDeliveryInfo]);
    }
  return [...taken].reduce<Deliveries>(
    (all, [idDriver, ids]) => inOrder(all, { day, idDriver }, ids, driverOf),
    deliveries,
  );
}
