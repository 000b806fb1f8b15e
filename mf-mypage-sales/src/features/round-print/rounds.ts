import type { DeliveryInfo } from '@vitis/contracts';
import { DELIVERY_TRAITS } from '@vitis/domain';
import { type LoadedWine, loadingList } from '../../shared/loading-list.ts';

/** A driver's day on paper. */
export interface Round {
  driver: { id: number; fullName: string };
  /** Those that are still to be driven, in their order. */
  stops: readonly DeliveryInfo[];
  /** What is loaded for them, by wine. */
  wines: readonly LoadedWine[];
  /** Stops of colleagues, whose wines stand on their own sheets. */
  ofOthers: number;
}

/** The rounds of a day, one for each driver who still has a stop. What nobody drives yet is on no sheet. */
export function roundsOf(deliveries: readonly DeliveryInfo[]): Round[] {
  const rounds = new Map<number, { driver: Round['driver']; stops: DeliveryInfo[] }>();
  for (const delivery of deliveries) {
    const { driver, status } = delivery;
    if (driver === null || !DELIVERY_TRAITS[status].open) continue;
    const round = rounds.get(driver.id) ?? { driver, stops: [] };
    rounds.set(driver.id, { ...round, stops: [...round.stops, delivery] });
  }
  return [...rounds.values()]
    .map(({ driver, stops }) => ({
      driver,
      stops: stops.toSorted((one, other) => one.position - other.position),
      wines: loadingList(stops.map((delivery) => ({ delivery, status: delivery.status }))),
      ofOthers: stops.filter(({ isOwn }) => !isOwn).length,
    }))
    .sort((one, other) => one.driver.fullName.localeCompare(other.driver.fullName, 'ko'));
}
