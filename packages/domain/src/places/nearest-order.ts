/** A place on the map, in degrees. */
export interface MapPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** Metres that a degree has. */
const DEGREE = 111_320;

/** How far two places are apart as the crow flies, in metres: good for a city. */
export function metresBetween(one: MapPoint, other: MapPoint): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const east = (one.longitude - other.longitude) * DEGREE * Math.cos(middle);
  return Math.hypot(east, (one.latitude - other.latitude) * DEGREE);
}

/** Metres of a way through these places. */
export const metresOf = (way: readonly MapPoint[]): number =>
  way.reduce((sum, point, at) => (at === 0 ? 0 : sum + metresBetween(way[at - 1]!, point)), 0);

/**
 * An order of stops by distance: from the start to the nearest, from there to the nearest of the rest, and so on. It is a
 * proposal: roads and hours are not known to it. Stops whose place is not known come last, as they stood.
 *
 * @param start where the way begins; null: at the first stop whose place is known
 * @returns the stops' places in what was given
 */
export function nearestOrder(points: readonly (MapPoint | null)[], start: MapPoint | null): number[] {
  const unknown = points.flatMap((point, at) => (point === null ? [at] : []));
  const left = points.flatMap((point, at) => (point === null ? [] : [{ at, point }]));
  const order: number[] = [];
  let here = start ?? left[0]?.point ?? null;
  while (here !== null && left.length > 0) {
    const from: MapPoint = here;
    const nearest = left.reduce((best, each) =>
      metresBetween(from, each.point) < metresBetween(from, best.point) ? each : best,
    );
    left.splice(left.indexOf(nearest), 1);
    order.push(nearest.at);
    here = nearest.point;
  }
  return [...order, ...unknown];
}
