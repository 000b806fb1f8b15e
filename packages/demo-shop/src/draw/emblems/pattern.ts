import type { Point } from '../path.ts';
import { arc, corners, ellipse, place, polyline, rectangle, smooth, star } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

/** A rose of the winds. */
export const compass: Emblem = () => {
  const blade = (length: number, width: number, turn: number): Part[] => [
    filled(
      place(
        polyline(
          [
            [0, -length],
            [width, -width],
            [0, 0],
          ],
          true,
        ),
        0,
        0,
        1,
        turn,
      ),
      'accent',
    ),
    filled(
      place(
        polyline(
          [
            [0, -length],
            [-width, -width],
            [0, 0],
          ],
          true,
        ),
        0,
        0,
        1,
        turn,
      ),
      'paper',
    ),
    drawn(
      place(
        polyline(
          [
            [0, -length],
            [width, -width],
            [0, 0],
            [-width, -width],
          ],
          true,
        ),
        0,
        0,
        1,
        turn,
      ),
      'ink',
      0.2,
    ),
  ];
  return [
    drawn(ellipse(0, 0, 6.6), 'foil', 0.3),
    drawn(ellipse(0, 0, 6), 'foil', 0.15),
    ...[45, 135, 225, 315].flatMap((turn) => blade(6.4, 1.3, turn)),
    ...[0, 90, 180, 270].flatMap((turn) => blade(9.8, 1.8, turn)),
    filled(ellipse(0, 0, 0.8), 'foil'),
  ];
};

/** Lines of equal height, as on a map. */
export const contours: Emblem = (random) => {
  const parts: Part[] = [];
  const [ox, oy, phase] = [random.real(-2.5, 2.5), random.real(-2, 2), random.real(0, 6)];
  for (let i = 1; i <= 8; i += 1) {
    const points = Array.from({ length: 22 }, (_, j): Point => {
      const a = (j / 22) * Math.PI * 2;
      const r = i * 1.18 * (1 + 0.16 * Math.sin(a * 2 + phase) + 0.1 * Math.sin(a * 3 + phase * 2 + i * 0.2));
      return [ox * (1 - i / 9) + Math.cos(a) * r, oy * (1 - i / 9) + Math.sin(a) * r * 0.86];
    });
    parts.push(drawn(smooth(points, true), i % 4 === 0 ? 'accent' : 'ink', i % 4 === 0 ? 0.4 : 0.22));
  }
  parts.push(
    filled(
      polyline(
        [
          [ox, oy - 0.8],
          [ox + 0.7, oy + 0.5],
          [ox - 0.7, oy + 0.5],
        ],
        true,
      ),
      'accent',
    ),
  );
  return parts;
};

/** A painted tile: four mirrored quarters. */
export const tile: Emblem = (random) => {
  const quarter: Part[] = [
    drawn(arc(0, 0, random.real(3, 4.4), 0, 90), 'accent', 0.8),
    drawn(arc(9, 9, random.real(4, 6), 180, 270), 'accent', 0.7),
    filled(
      place(
        smooth(
          [
            [0, 0],
            [1.3, -2.2],
            [0, -5],
            [-1.3, -2.2],
          ],
          true,
        ),
        2.2,
        2.2,
        0.95,
        135,
      ),
      'accent',
    ),
    filled(ellipse(7.4, 7.4, 0.8), 'foil'),
  ];
  const parts: Part[] = [];
  for (const turn of [0, 90, 180, 270])
    parts.push(...quarter.map((part) => ({ ...part, path: place(part.path, 0, 0, 1, turn) })));
  return [
    ...parts,
    filled(star(0, 0, 2.1, 0.9, 8), 'foil'),
    drawn(rectangle(-9, -9, 18, 18), 'accent', 0.5),
    drawn(rectangle(-9.7, -9.7, 19.4, 19.4), 'accent', 0.2),
  ];
};

/** Turned lines, as on a banknote. */
export const guilloche: Emblem = (random) => {
  const lobes = random.pick([5, 7, 8, 9]);
  const parts: Part[] = [];
  for (let i = 0; i < 9; i += 1) {
    const points = Array.from({ length: lobes * 8 }, (_, j): Point => {
      const a = (j / (lobes * 8)) * Math.PI * 2;
      const r = 6.4 + 3 * Math.cos(a * lobes + i * 0.35) * (1 - i * 0.05);
      return [Math.cos(a) * r, Math.sin(a) * r];
    });
    parts.push(drawn(smooth(points, true), i % 3 ? 'foil' : 'accent', 0.18));
  }
  return parts;
};

/** Layers of soil and rock under a line of ground. */
export const strata: Emblem = (random) => {
  const parts: Part[] = [];
  let y = -6;
  for (let i = 0; i < 7; i += 1) {
    const next = y + random.real(1.5, 3);
    const line = (base: number, shift: number): Point[] =>
      Array.from({ length: 9 }, (_, j): Point => [-10 + j * 2.5, base + Math.sin(j * 0.9 + shift) * 0.6]);
    parts.push(filled(smoothBand(line(y, i), line(next, i + 1)), i % 2 ? 'accent' : 'foil', 0.2 + i * 0.1));
    y = next;
  }
  return [
    ...parts,
    ...[-6, -2, 3, 7].map((x) =>
      drawn(
        smooth([
          [x, -6.2],
          [x + 0.2, -8],
          [x - 0.4, -9.8],
        ]),
        'ink',
        0.36,
      ),
    ),
    ...[-6, -2, 3, 7].map((x) => filled(ellipse(x - 0.3, -9.4, 1.2, 0.7), 'accent')),
  ];
};

function smoothBand(upper: Point[], lower: Point[]) {
  const back = smooth([...lower].reverse());
  return [
    ...smooth(upper),
    ...back.map((c, i) => (i === 0 ? ({ ...c, type: 'L' } as typeof c) : c)),
    { type: 'Z', points: [] } as const,
  ];
}

/** Facets of a cut stone. */
export const facets: Emblem = () => {
  const outer = corners(0, 0, 9.4, 8);
  const inner = corners(0, 0, 4.6, 8, Math.PI / 8);
  return outer.flatMap((p, i) => {
    const next = outer[(i + 1) % 8]!;
    const a = inner[i]!;
    const b = inner[(i + 7) % 8]!;
    return [
      filled(polyline([p, a, b], true), 'accent', 0.25 + (i % 4) * 0.2),
      filled(polyline([p, next, a], true), 'foil', 0.35 + (i % 3) * 0.2),
      drawn(polyline([p, a, b], true), 'ink', 0.14),
      drawn(polyline([p, next], false), 'ink', 0.22),
    ];
  });
};

/** Waves like scales of a fish. */
export const waves: Emblem = () => {
  const parts: Part[] = [];
  for (let row = 0; row < 6; row += 1) {
    const count = 5 - Math.abs(row - 2) + (row === 5 ? 0 : 1);
    for (let i = 0; i < count; i += 1) {
      const x = (i - (count - 1) / 2) * 4;
      const y = -4 + row * 2.2;
      parts.push(
        filled(arc(x, y + 2, 2.1, 180, 360), 'paper'),
        ...[2.1, 1.5, 0.9].map((r) => drawn(arc(x, y + 2, r, 180, 360), 'accent', 0.3)),
      );
    }
  }
  return parts;
};
