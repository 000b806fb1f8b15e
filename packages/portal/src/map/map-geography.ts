/** Longitude and latitude. */
export type Place = readonly [longitude: number, latitude: number];

export const MAP = { width: 640, height: 480 } as const;

/** The capital area: Gimpo to Yangpyeong, Uijeongbu to Icheon. */
const WEST = 126.66;
const EAST = 127.56;
const NORTH = 37.725;
const SOUTH = 37.19;

/** Where a place stands on the map; null beyond its edges. */
export function placeOnMap([longitude, latitude]: Place): { x: number; y: number } | null {
  if (longitude <= WEST || longitude >= EAST || latitude <= SOUTH || latitude >= NORTH) return null;
  return pointOf([longitude, latitude]);
}

/** A degree of latitude is as long as the height says; the width is made for 37.5° north. */
function pointOf([longitude, latitude]: Place): { x: number; y: number } {
  return {
    x: Math.round(((longitude - WEST) / (EAST - WEST)) * MAP.width * 10) / 10,
    y: Math.round(((NORTH - latitude) / (NORTH - SOUTH)) * MAP.height * 10) / 10,
  };
}

/** A curve through these places, for the `d` of a path. */
export function curveThrough(places: readonly Place[], closed = false): string {
  const points = places.map(pointOf);
  const at = (index: number) =>
    points[
      closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), points.length - 1)
    ]!;
  const count = closed ? points.length : points.length - 1;
  // Catmull-Rom: each piece leaves and arrives in the direction of its neighbours.
  const pieces = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const near = `${round(from.x + (to.x - before.x) / 6)} ${round(from.y + (to.y - before.y) / 6)}`;
    const far = `${round(to.x - (after.x - from.x) / 6)} ${round(to.y - (after.y - from.y) / 6)}`;
    return `C${near} ${far} ${to.x} ${to.y}`;
  });
  const start = at(0);
  return `M${start.x} ${start.y}${pieces.join('')}${closed ? 'Z' : ''}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The city of Seoul, as far as a small map shows it. */
export const SEOUL: readonly Place[] = [
  [126.766, 37.551],
  [126.8, 37.6],
  [126.853, 37.575],
  [126.885, 37.59],
  [126.905, 37.645],
  [126.957, 37.632],
  [126.985, 37.655],
  [127.015, 37.695],
  [127.09, 37.69],
  [127.112, 37.64],
  [127.112, 37.59],
  [127.13, 37.562],
  [127.175, 37.578],
  [127.183, 37.545],
  [127.148, 37.512],
  [127.132, 37.472],
  [127.07, 37.43],
  [127.03, 37.46],
  [126.985, 37.455],
  [126.935, 37.437],
  [126.9, 37.437],
  [126.88, 37.472],
  [126.822, 37.482],
  [126.818, 37.535],
];

export const HAN_RIVER: readonly Place[] = [
  [127.6, 37.47],
  [127.49, 37.49],
  [127.4, 37.505],
  [127.33, 37.54],
  [127.28, 37.525],
  [127.23, 37.562],
  [127.175, 37.563],
  [127.122, 37.545],
  [127.1, 37.524],
  [127.062, 37.525],
  [127.038, 37.537],
  [127.012, 37.534],
  [126.993, 37.515],
  [126.96, 37.512],
  [126.938, 37.53],
  [126.9, 37.55],
  [126.86, 37.573],
  [126.8, 37.612],
  [126.72, 37.66],
  [126.62, 37.75],
];

/** 경부, 중부 and 영동고속도로, by which wine leaves the warehouse. */
export const MOTORWAYS: readonly (readonly Place[])[] = [
  [
    [127.018, 37.485],
    [127.06, 37.45],
    [127.1, 37.395],
    [127.112, 37.29],
    [127.13, 37.15],
  ],
  [
    [127.19, 37.54],
    [127.235, 37.44],
    [127.3, 37.35],
    [127.4, 37.25],
    [127.47, 37.15],
  ],
  [
    [126.6, 37.36],
    [126.85, 37.335],
    [127.05, 37.3],
    [127.2, 37.265],
    [127.4, 37.248],
    [127.62, 37.28],
  ],
];
