import type { DeliveryInfo } from '@vitis/contracts';
import type { Day } from '@vitis/domain';
import { type Lane, laneAt, laneId, type Place, placeOf, type Target } from './schedule-board.ts';
import type { ScheduleView } from './schedule-range.ts';

export interface Driver {
  id: number;
  fullName: string;
}

/** What stands side by side: drivers of a day, or the days of a week with their drivers below each other. */
export interface Column {
  id: string;
  day: Day;
  /** Undefined in a week, where a column is everybody's. */
  idDriver?: number | null;
  lanes: Lane[];
}

/** Nobody first: what is there has still to be given to somebody. */
const drivers = (known: readonly Driver[], deliveries: readonly DeliveryInfo[]): (number | null)[] => {
  const ids = new Set(known.map(({ id }) => id));
  // A driver who left may still have stops; they must not vanish.
  for (const { driver } of deliveries) if (driver) ids.add(driver.id);
  return [null, ...ids];
};

/** The board of a day or a week. In a week only drivers with stops are shown in each day. */
export function columnsOf(
  view: ScheduleView,
  days: readonly Day[],
  deliveries: readonly DeliveryInfo[],
  known: readonly Driver[],
): Column[] {
  const everybody = drivers(known, deliveries);
  const byLane = Map.groupBy(deliveries, (delivery) => laneId(placeOf(delivery)));
  const laneOf = (place: Place): Lane => laneAt(byLane.get(laneId(place)) ?? [], place);
  if (view === 'day') {
    return days.flatMap((day) =>
      everybody.map((idDriver) => {
        const lane = laneOf({ day, idDriver });
        return { id: lane.id, day, idDriver, lanes: [lane] };
      }),
    );
  }
  return days.map((day) => ({
    id: day,
    day,
    lanes: everybody.map((idDriver) => laneOf({ day, idDriver })).filter(({ stops }) => stops.length > 0),
  }));
}

/** Where a stop of this place belongs in a column: the column's driver, or its own in a week. */
export const placeIn = (column: Column, from: Place): Place => ({
  day: column.day,
  idDriver: column.idDriver === undefined ? from.idDriver : column.idDriver,
});

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Where an arrow leads from a target: up and down in the driver's day, left and right to the next column. Null at the
 * edge, and for a day that is over.
 */
export function neighbour(
  columns: readonly Column[],
  deliveries: readonly DeliveryInfo[],
  from: Target,
  direction: Direction,
  today: Day,
): Target | null {
  const { open } = laneAt(deliveries, from);
  if (direction === 'up') return from.index > 0 ? { ...from, index: from.index - 1 } : null;
  if (direction === 'down') return from.index < open.length - 1 ? { ...from, index: from.index + 1 } : null;
  const at = columns.findIndex(({ day, idDriver }) =>
    idDriver === undefined ? day === from.day : idDriver === from.idDriver && day === from.day,
  );
  const next = columns[at + (direction === 'left' ? -1 : 1)];
  if (at < 0 || next === undefined || next.day < today) return null;
  const place = placeIn(next, from);
  return { ...place, index: Math.min(from.index, laneAt(deliveries, place).open.length) };
}
