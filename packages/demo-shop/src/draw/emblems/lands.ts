import type { Path, Point } from '../path.ts';
import { ellipse, polyline, smooth } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

/** Rows of vines that climb a round hill under the sun, within a circle. */
export const rows: Emblem = (random) => {
  const parts: Part[] = [
    drawn(ellipse(0, 0, 9.4), 'ink', 0.3),
    filled(ellipse(random.real(-4, 4), -4.2, 1.8), 'foil'),
  ];
  const edge = (x: number, lift: number) => Math.sqrt(Math.max(0, 9.2 * 9.2 - x * x)) * lift;
  const crest = (x: number) => -0.4 - 2.4 * Math.cos((x + 2) / 5.2);
  for (let i = -9; i <= 9; i += 1) {
    const points: Point[] = [];
    for (let t = 0; t <= 1; t += 0.1) {
      const x = i * (0.42 + t * 0.92) + Math.sin(t * 3) * 0.6;
      const y = crest(i * 0.42) + t * 10;
      if (Math.hypot(x, y) < 9.1) points.push([x, y]);
    }
    if (points.length > 2) parts.push(drawn(smooth(points), 'accent', 0.34));
  }
  const skyline: Point[] = [];
  for (let x = -9; x <= 9; x += 1) if (Math.abs(crest(x)) < edge(x, 1)) skyline.push([x, crest(x)]);
  parts.push(drawn(smooth(skyline), 'ink', 0.36));
  return parts;
};

/** Peaks with hatched slopes. */
export const peaks: Emblem = (random) => {
  const ridge: Point[] = [[-10, 5]];
  for (let x = -8; x <= 8; x += 2)
    ridge.push([x + random.real(-0.5, 0.5), -1.5 + random.real(-3.4, 2.8) - (Math.abs(x) < 4 ? 3.2 : 0)]);
  ridge.push([10, 5]);
  const parts: Part[] = [filled(polyline(ridge, true), 'accent', 0.14)];
  for (let i = 1; i < ridge.length - 1; i += 1) {
    const [x, y] = ridge[i]!;
    for (let j = 0; j < 5; j += 1) {
      const length = (5 - y) * (0.7 - j * 0.11);
      parts.push(
        drawn(
          polyline([
            [x + j * 0.3, y + j * 0.62],
            [x + j * 0.3 + length * 0.28, y + j * 0.62 + length * 0.72],
          ]),
          'ink',
          0.16,
          0.85,
        ),
      );
    }
  }
  parts.push(
    drawn(polyline(ridge), 'ink', 0.4),
    drawn(
      polyline([
        [-10, 5],
        [10, 5],
      ]),
      'ink',
      0.24,
    ),
    filled(ellipse(random.real(-6, 6), -7.6, 1.3), 'foil'),
  );
  return parts;
};

/** A sailing ship on three lines of sea. */
export const ship: Emblem = () => {
  const hull = smooth(
    [
      [-7, 2.6],
      [-5.6, 5.2],
      [-1, 6],
      [4, 5.8],
      [7, 3],
      [7.4, 1.2],
      [4.6, 2.2],
      [-4, 2.6],
    ],
    true,
  );
  const sail = (x: number, y: number, w: number, h: number): Path =>
    smooth(
      [
        [x, y],
        [x + w * 0.4, y - h * 0.5],
        [x, y - h],
        [x + w, y - h * 0.86],
        [x + w * 1.28, y - h * 0.4],
        [x + w, y],
      ],
      true,
    );
  return [
    ...[-3.8, 0.2, 4.2].map((x) =>
      drawn(
        polyline([
          [x, 2.6],
          [x, -9],
        ]),
        'ink',
        0.3,
      ),
    ),
    ...[
      [-5, 1.2, 3, 4.2],
      [-4.8, -3.4, 2.6, 3.6],
      [-1, 1.2, 3.4, 4.8],
      [-0.8, -4.2, 2.8, 4],
      [3.2, 1, 2.8, 4.2],
      [3.4, -3.6, 2.2, 3.2],
    ].flatMap(([x, y, w, h]) => [
      filled(sail(x!, y!, w!, h!), 'paper'),
      filled(sail(x!, y!, w!, h!), 'accent', 0.25),
      drawn(sail(x!, y!, w!, h!), 'ink', 0.26),
    ]),
    filled(hull, 'ink'),
    ...[7.2, 8.4, 9.6].map((y, i) =>
      drawn(
        smooth(
          Array.from(
            { length: 9 },
            (_, j): Point => [-8 + i + j * (2 - i * 0.25), y + (j % 2 ? 0.42 : -0.2)],
          ),
        ),
        'accent',
        0.32,
      ),
    ),
  ];
};
