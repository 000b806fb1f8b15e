import { type DeliveryInfo, getLocation, listScheduledDeliveries } from '@vitis/contracts';
import { addDays, type Day, metresOf } from '@vitis/domain';
import { fetchData } from '@vitis/platform';
import { useState } from 'react';
import { pointOfHouse, pointsOf } from '../../shared/map-points.ts';
import { asLastWeek, orderedByDistance } from './round-proposals.ts';
import { changedStops, laneAt, type Place } from './schedule-board.ts';
import type { Schedule } from './use-schedule.ts';

type Deliveries = readonly DeliveryInfo[];

/** A round as it could be: shown first, saved only when it is taken. */
export interface Proposal {
  kind: 'distance' | 'lastWeek';
  before: Deliveries;
  after: Deliveries;
  /** Places that changed their stops. */
  places: Place[];
  /** Metres of the way as the crow flies, before and after; null where a place is not known. */
  metres: readonly [before: number, after: number] | null;
}

/** Rounds that the board proposes: a driver's stops by distance, or the day as the same day of the week before. */
export function useProposals(schedule: Schedule, drivers: ReadonlySet<number>) {
  const { deliveries, driverOf } = schedule;
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [asked, setAsked] = useState<string | null>(null);

  /** Does the asking, one at a time. Rejects where what it needs did not come. */
  const ask = async (name: string, make: () => Promise<Proposal>): Promise<void> => {
    setAsked(name);
    try {
      setProposal(await make());
    } finally {
      setAsked(null);
    }
  };

  const byDistance = (place: Place) =>
    ask(`distance ${place.idDriver}`, async () => {
      const { stops } = laneAt(deliveries, place);
      const [points, house] = await Promise.all([
        pointsOf(stops.map(({ shipping }) => shipping.address1)),
        fetchData(getLocation, { query: {} }),
      ]);
      const pointOf = ({ shipping }: DeliveryInfo) => points.get(shipping.address1) ?? null;
      const start = pointOfHouse(house);
      const after = orderedByDistance(deliveries, place, pointOf, start, driverOf);
      const way = (all: Deliveries) => {
        const known = [start, ...laneAt(all, place).stops.map(pointOf)];
        return known.every((point) => point !== null) ? metresOf(known) : null;
      };
      const [now, then] = [way(deliveries), way(after)];
      const metres = now === null || then === null ? null : ([now, then] as const);
      return { kind: 'distance', before: deliveries, after, places: [place], metres };
    });

  const likeLastWeek = (day: Day) =>
    ask('lastWeek', async () => {
      const then = addDays(day, -7);
      const { _embedded } = await fetchData(listScheduledDeliveries, {
        query: { dateFrom: then, dateTo: then },
      });
      const after = asLastWeek(deliveries, day, _embedded.items, drivers, driverOf);
      const moved = changedStops(deliveries, after);
      const ids = new Set(moved.map(({ idDriver }) => idDriver));
      const places = [...ids].map((idDriver) => ({ day, idDriver }));
      return { kind: 'lastWeek', before: deliveries, after, places, metres: null };
    });

  return { proposal, asked, byDistance, likeLastWeek, drop: () => setProposal(null) };
}
