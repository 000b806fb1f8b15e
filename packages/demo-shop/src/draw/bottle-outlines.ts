import type { Point } from './path.ts';

/** A cubic curve of an outline. */
export type Piece = readonly [from: Point, a: Point, b: Point, to: Point];

export interface Shape {
  /** Pieces of the outline from the top down as [half-width, height] pairs; cubic curves. */
  pieces: readonly Piece[];
  capsuleEnd: number;
  body: { top: number; bottom: number };
}

const straight = (from: Point, to: Point): Piece => [
  from,
  [from[0] + (to[0] - from[0]) / 3, from[1] + (to[1] - from[1]) / 3],
  [from[0] + ((to[0] - from[0]) * 2) / 3, from[1] + ((to[1] - from[1]) * 2) / 3],
  to,
];

/** The rounded foot that all bottles share: from the body's side to the ground. */
const heel = (radius: number, ground: number): Piece => [
  [radius, ground - 9],
  [radius, ground - 3.4],
  [radius - 1.6, ground],
  [radius - 6.5, ground],
];

/** The finish of the mouth, under the capsule. */
const mouth = (radius: number, end: number, neck: number): Piece[] => [
  [
    [radius - 1.6, 0],
    [radius - 0.6, 0.1],
    [radius, 0.7],
    [radius, 2],
  ],
  straight([radius, 2], [radius, 13]),
  [
    [radius, 13],
    [radius, 15],
    [neck, 15],
    [neck, 17.5],
  ],
  straight([neck, 17.5], [neck + 0.25, end]),
];

/** The bottles of the trade. */
export const SHAPES = {
  bordeaux: {
    pieces: [
      ...mouth(14.9, 84, 14.2),
      [
        [14.45, 84],
        [14.6, 107],
        [37.4, 101],
        [37.7, 134],
      ],
      straight([37.7, 134], [37.3, 291]),
      heel(37.3, 300),
    ],
    capsuleEnd: 60,
    body: { top: 136, bottom: 291 },
  },
  bordeauxHeavy: {
    pieces: [
      ...mouth(15.6, 88, 14.9),
      [
        [15.15, 88],
        [15.4, 112],
        [40.4, 102],
        [40.9, 137],
      ],
      straight([40.9, 137], [37.9, 299]),
      heel(37.9, 308),
    ],
    capsuleEnd: 66,
    body: { top: 139, bottom: 299 },
  },
  burgundy: {
    pieces: [
      ...mouth(15, 70, 14.3),
      [
        [14.55, 70],
        [15.2, 109],
        [40.8, 123],
        [41.6, 172],
      ],
      straight([41.6, 172], [41.4, 287]),
      heel(41.4, 296),
    ],
    capsuleEnd: 58,
    body: { top: 170, bottom: 287 },
  },
  flute: {
    pieces: [
      ...mouth(14.4, 62, 13.7),
      [
        [13.95, 62],
        [15.4, 112],
        [37.6, 138],
        [38.3, 212],
      ],
      straight([38.3, 212], [38.2, 319]),
      heel(38.2, 328),
    ],
    capsuleEnd: 64,
    body: { top: 208, bottom: 319 },
  },
  champagne: {
    pieces: [
      [
        [14.5, 0],
        [15.8, 0.2],
        [16.9, 1.4],
        [17.1, 4],
      ],
      straight([17.1, 4], [17.1, 14]),
      [
        [17.1, 14],
        [17.1, 17],
        [14.8, 18],
        [14.8, 23],
      ],
      [
        [14.8, 23],
        [15.1, 50],
        [15.6, 66],
        [16.7, 84],
      ],
      [
        [16.7, 84],
        [19.4, 120],
        [42.6, 129],
        [43.9, 188],
      ],
      straight([43.9, 188], [43.6, 304]),
      heel(43.6, 313),
    ],
    capsuleEnd: 116,
    body: { top: 186, bottom: 304 },
  },
  port: {
    pieces: [
      ...mouth(14.8, 38, 14.2),
      [
        [14.45, 38],
        [14.9, 50],
        [17.3, 55],
        [17.3, 68],
      ],
      [
        [17.3, 68],
        [17.3, 80],
        [15.9, 84],
        [16.1, 93],
      ],
      [
        [16.1, 93],
        [16.6, 107],
        [36.4, 98],
        [37.1, 121],
      ],
      straight([37.1, 121], [36.8, 281]),
      heel(36.8, 290),
    ],
    capsuleEnd: 46,
    body: { top: 122, bottom: 281 },
  },
  tokaj: {
    pieces: [
      ...mouth(14.4, 96, 13.7),
      [
        [13.95, 96],
        [14.4, 120],
        [31.4, 116],
        [32, 150],
      ],
      straight([32, 150], [31.8, 289]),
      heel(31.8, 298),
    ],
    capsuleEnd: 60,
    body: { top: 150, bottom: 289 },
  },
  half: {
    pieces: [
      ...mouth(13.9, 66, 13.2),
      [
        [13.45, 66],
        [13.6, 85],
        [29.3, 81],
        [29.7, 108],
      ],
      straight([29.7, 108], [29.5, 229]),
      heel(29.5, 238),
    ],
    capsuleEnd: 50,
    body: { top: 109, bottom: 229 },
  },
} satisfies Record<string, Shape>;
