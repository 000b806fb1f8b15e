import type { Command, Path, Point } from '../path.ts';
import { arc, ellipse, mapPath, place, polyline, smooth } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

/** The sun: a disc with straight and waved rays, whole or rising. */
export const sun: Emblem = (random) => {
  const tips = random.pick([12, 16, 20]);
  const rising = random.chance(0.5);
  const parts: Part[] = [];
  for (let i = 0; i < tips; i += 1) {
    const turn = (i * 360) / tips;
    const long = i % 2 === 0;
    const ray = polyline(
      [
        [-0.62, -4.9],
        [0, long ? -9.8 : -7.6],
        [0.62, -4.9],
      ],
      true,
    );
    parts.push(filled(place(ray, 0, 0, 1, turn), long ? 'foil' : 'accent'));
  }
  parts.push(filled(ellipse(0, 0, 4.1), 'foil'), drawn(ellipse(0, 0, 3.2), 'paper', 0.22));
  if (!rising) return parts;
  const above = parts
    .filter(({ path }) => path.flatMap(({ points }) => points).every(([, y]) => y < 1.5))
    .map((part) => ({ ...part, path: place(part.path, 0, 3) }));
  const disc = filled([...arc(0, 3, 4.1, 180, 360)], 'foil');
  const lines = [4.2, 5.7, 7.2].map((y, i) =>
    drawn(
      polyline([
        [-9 + i * 2, y],
        [9 - i * 2, y],
      ]),
      'accent',
      0.4,
    ),
  );
  return [...above, disc, ...lines];
};

const HALF_SWALLOW: readonly Point[] = [
  [0.55, -5.4],
  [0.95, -3.9],
  [3.6, -4.6],
  [6.4, -3.2],
  [9.6, 1.2],
  [6, -1.3],
  [3.2, -1.2],
  [1.25, 0.6],
  [0.8, 3],
  [2.7, 9],
  [0.5, 5],
];

const SWALLOW: Path = polylineThrough([
  [0, -6.1],
  ...HALF_SWALLOW,
  [0, 4.8],
  ...[...HALF_SWALLOW].reverse().map(([x, y]): Point => [-x, y]),
]);

/** Straight at the sharp places of a bird (tips of wings and tail), smooth elsewhere. */
function polylineThrough(points: readonly Point[]): Path {
  const sharp = (i: number) => Math.abs(points[i]![0]) > 9 || Math.abs(points[i]![1]) > 8.5;
  const path: Command[] = [{ type: 'M', points: [points[0]!] }];
  for (let i = 0; i < points.length; i += 1) {
    const at = (j: number) => points[(j + points.length) % points.length]!;
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from: Point = sharp(i) ? p1 : [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const to: Point = sharp((i + 1) % points.length)
      ? p2
      : [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path.push({ type: 'C', points: [from, to, p2] });
  }
  return [...path, { type: 'Z', points: [] }];
}

/** A swallow in flight; sometimes three. */
export const swallows: Emblem = (random) => {
  if (random.chance(0.5)) return [filled(place(SWALLOW, 0, 0, 0.95, 38), 'accent')];
  return [
    [-4.2, 3.6, 0.5, 52],
    [4.4, -0.8, 0.58, 36],
    [-2.8, -6.2, 0.34, 44],
  ].map(([x, y, s, t]) => filled(place(SWALLOW, x!, y!, s, t), 'accent'));
};

/** A bee seen from above. */
export const bee: Emblem = () => {
  const wing = (s: number) =>
    smooth(
      [
        [0.4 * s, -2],
        [4 * s, -5.8],
        [8.6 * s, -5.6],
        [8.2 * s, -2.4],
        [3.8 * s, -0.7],
      ],
      true,
    );
  const low = (s: number) =>
    smooth(
      [
        [0.5 * s, -0.6],
        [4.2 * s, -0.6],
        [6.4 * s, 1.6],
        [4.6 * s, 2.9],
        [1.2 * s, 1],
      ],
      true,
    );
  const abdomen = smooth(
    [
      [0, -0.4],
      [1.9, 1.2],
      [1.8, 4.2],
      [0, 7.6],
      [-1.8, 4.2],
      [-1.9, 1.2],
    ],
    true,
  );
  return [
    ...[1, -1].flatMap((s) => [
      filled(wing(s), 'accent', 0.22),
      drawn(wing(s), 'ink', 0.26),
      filled(low(s), 'accent', 0.22),
      drawn(low(s), 'ink', 0.26),
    ]),
    filled(abdomen, 'foil'),
    ...[1.6, 3.1, 4.6].map((y) => drawn(arc(0, y - 0.7, 1.75, 18, 162), 'ink', 0.6)),
    drawn(abdomen, 'ink', 0.26),
    filled(ellipse(0, -2, 1.75, 1.9), 'ink'),
    filled(ellipse(0, -4.6, 1.25, 1.05), 'ink'),
    ...[1, -1].map((s) =>
      drawn(
        smooth([
          [0.5 * s, -5.4],
          [1.2 * s, -7],
          [2.4 * s, -7.8],
        ]),
        'ink',
        0.24,
      ),
    ),
  ];
};

/** Phases of the moon in a row. */
export const moons: Emblem = () => {
  const phase = (x: number, r: number, fill: number): Part[] => [
    drawn(ellipse(x, 0, r), 'foil', 0.24),
    filled(
      fill >= 1
        ? ellipse(x, 0, r)
        : mapPath(
            [...arc(x, 0, r, -90, 90), ...arc(x, 0, r * Math.abs(1 - fill * 2), 90, -90, r).slice(1)],
            (p) => p,
          ),
      'foil',
    ),
  ];
  return [
    ...phase(-8.2, 1.5, 0.3),
    ...phase(-4.6, 1.9, 0.5),
    ...phase(0, 2.5, 1),
    ...phase(4.6, 1.9, 0.5).map((p) => ({ ...p, path: mapPath(p.path, ([x, y]): Point => [9.2 - x, y]) })),
    ...phase(8.2, 1.5, 0.3).map((p) => ({ ...p, path: mapPath(p.path, ([x, y]): Point => [16.4 - x, y]) })),
  ];
};
