import type { Point } from '../path.ts';
import { arc, ellipse, place, polyline, rectangle, smooth, star } from '../path.ts';
import type { Ink, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

function tower(ink: Ink): Part[] {
  const wall: Point[] = [
    [-2, 3.4],
    [-1.5, -1.6],
    [-2.2, -1.6],
    [-2.2, -3.4],
    [-1.3, -3.4],
    [-1.3, -2.6],
    [-0.45, -2.6],
    [-0.45, -3.4],
    [0.45, -3.4],
    [0.45, -2.6],
    [1.3, -2.6],
    [1.3, -3.4],
    [2.2, -3.4],
    [2.2, -1.6],
    [1.5, -1.6],
    [2, 3.4],
  ];
  return [
    filled(polyline(wall, true), ink),
    filled(
      [
        ...arc(0, 1.6, 0.75, 180, 360),
        ...polyline([
          [0.75, 3.4],
          [-0.75, 3.4],
        ]).slice(0),
      ],
      'paper',
    ),
  ];
}

function lily(ink: Ink): Part[] {
  const petal = smooth(
    [
      [0, -4],
      [1.3, -1.9],
      [0.7, 0.6],
      [0, 1.2],
      [-0.7, 0.6],
      [-1.3, -1.9],
    ],
    true,
  );
  const side = (s: number) =>
    smooth(
      [
        [0.5 * s, 1.1],
        [1.3 * s, -0.8],
        [2.6 * s, -2],
        [3.4 * s, -0.6],
        [2.6 * s, 0.6],
        [2.3 * s, -0.5],
        [1.7 * s, 0.2],
        [1.1 * s, 1.4],
      ],
      true,
    );
  const foot = smooth(
    [
      [0, 1.6],
      [0.9, 2.2],
      [0, 4],
      [-0.9, 2.2],
    ],
    true,
  );
  return [
    filled(petal, ink),
    filled(side(1), ink),
    filled(side(-1), ink),
    filled(rectangle(-2, 1, 4, 0.7), ink),
    filled(foot, ink),
  ];
}

export function key(ink: Ink): Part[] {
  return [
    drawn(ellipse(0, -2.6, 1.5), ink, 0.7),
    filled(rectangle(-0.35, -1.2, 0.7, 5), ink),
    filled(rectangle(0, 1.7, 1.8, 0.7), ink),
    filled(rectangle(0, 3, 1.5, 0.7), ink),
  ];
}

function bunch(ink: Ink): Part[] {
  const rows: Point[] = [
    [-1.9, -1],
    [-0.65, -1],
    [0.65, -1],
    [1.9, -1],
    [-1.25, 0.2],
    [0, 0.2],
    [1.25, 0.2],
    [-0.65, 1.4],
    [0.65, 1.4],
    [0, 2.6],
  ];
  return [
    ...rows.map(([x, y]) => filled(ellipse(x, y, 0.66), ink)),
    drawn(
      smooth([
        [0, -1.6],
        [0.1, -2.8],
        [0.9, -3.6],
      ]),
      ink,
      0.4,
    ),
  ];
}

export const CHARGES: readonly ((ink: Ink) => Part[])[] = [
  tower,
  lily,
  key,
  bunch,
  (ink) => [filled(star(0, 0, 3.4, 1.3, 5), ink)],
  (ink) => [filled([...arc(0, 0, 3.1, 55, 305), ...arc(1.3, 0, 2.35, 292, 68)], ink)],
  (ink) => [
    filled(
      polyline(
        [
          [-0.7, -3.6],
          [0.7, -3.6],
          [0.7, -1.2],
          [2.9, -1.2],
          [2.9, 0.2],
          [0.7, 0.2],
          [0.7, 3.6],
          [-0.7, 3.6],
          [-0.7, 0.2],
          [-2.9, 0.2],
          [-2.9, -1.2],
          [-0.7, -1.2],
        ],
        true,
      ),
      ink,
    ),
  ],
];

export const put = (parts: Part[], x: number, y: number, scale = 1): Part[] =>
  parts.map((part) => ({
    ...part,
    path: place(part.path, x, y, scale),
    ...(part.width ? { width: part.width * scale } : {}),
  }));

export function crown(y: number): Part[] {
  const tips: Point[] = [
    [-4.4, 0],
    [-5, -3],
    [-3, -1.5],
    [-2.2, -3.7],
    [-0.9, -1.7],
    [0, -4.3],
    [0.9, -1.7],
    [2.2, -3.7],
    [3, -1.5],
    [5, -3],
    [4.4, 0],
  ];
  return put(
    [
      filled(polyline(tips, true), 'foil'),
      filled(rectangle(-4.4, 0.5, 8.8, 0.9), 'foil'),
      ...[
        [-5, -3.3],
        [-2.2, -4.1],
        [0, -4.8],
        [2.2, -4.1],
        [5, -3.3],
      ].map(([px, py]) => filled(ellipse(px!, py!, 0.5), 'foil')),
    ],
    0,
    y,
  );
}
