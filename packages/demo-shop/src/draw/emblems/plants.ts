import type { Point } from '../path.ts';
import { ellipse, place, smooth } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

/** A branch with opposite leaves and small fruit, drawn as a botanical plate would. */
export const branch: Emblem = (random) => {
  const olive = random.chance(0.5);
  const parts: Part[] = [
    drawn(
      smooth([
        [-2.6, 10],
        [-1, 5],
        [0.2, 0],
        [0.4, -5],
        [1.4, -9.6],
      ]),
      'ink',
      0.36,
    ),
  ];
  const leaf = olive
    ? smooth(
        [
          [0, 0],
          [0.7, -2.3],
          [0, -4.8],
          [-0.7, -2.3],
        ],
        true,
      )
    : smooth(
        [
          [0, 0],
          [1.15, -1.4],
          [0.95, -3],
          [0, -4.4],
          [-0.95, -3],
          [-1.15, -1.4],
        ],
        true,
      );
  for (let i = 0; i < 6; i += 1) {
    const y = 7 - i * 3;
    const x = -2.1 + (7 - y) * 0.19;
    for (const side of [-1, 1]) {
      const path = place(
        leaf,
        x,
        y - (side > 0 ? 0.8 : 0),
        1 - i * 0.06,
        side * (46 + random.real(-8, 8)) + 12,
      );
      parts.push(filled(path, 'accent', side > 0 ? 0.9 : 0.62), drawn(path, 'ink', 0.12, 0.5));
    }
    if (i % 2) parts.push(filled(ellipse(x + 1.5, y + 1.1, olive ? 0.8 : 0.55, olive ? 1.05 : 0.55), 'ink'));
  }
  return parts;
};

/** A solitary tree: a trunk that divides, a crown of many small leaves. */
export const tree: Emblem = (random) => {
  const parts: Part[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number) => {
    const end: Point = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
    parts.push(
      drawn(
        smooth([[x, y], [(x + end[0]) / 2 + random.real(-0.3, 0.3), (y + end[1]) / 2], end]),
        'ink',
        width,
      ),
    );
    if (length < 1.5) {
      for (let i = 0; i < 3; i += 1)
        parts.push(
          filled(
            ellipse(end[0] + random.real(-1.1, 1.1), end[1] + random.real(-1, 0.7), random.real(0.3, 0.62)),
            'accent',
            0.85,
          ),
        );
      return;
    }
    for (const turn of [-1, 1])
      grow(...end, angle + turn * random.real(0.3, 0.62), length * random.real(0.66, 0.8), width * 0.66);
  };
  grow(0, 8.6, random.real(-0.08, 0.08), 4.8, 0.9);
  parts.push(
    drawn(
      smooth([
        [-8, 9],
        [-3, 8.5],
        [3, 8.7],
        [8, 9],
      ]),
      'ink',
      0.3,
    ),
  );
  return parts;
};
