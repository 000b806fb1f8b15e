import { aroundCircle, centred } from '../lettering.ts';
import type { Path } from '../path.ts';
import { arc, ellipse, place, polyline, rectangle, smooth, star } from '../path.ts';
import { CHARGES, crown, key, put } from './charges.ts';
import type { Emblem, Ink, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

const SHIELD: Path = [
  { type: 'M', points: [[-7, -7]] },
  { type: 'L', points: [[7, -7]] },
  { type: 'L', points: [[7, 0]] },
  {
    type: 'C',
    points: [
      [7, 4.6],
      [3.6, 7.4],
      [0, 9.4],
    ],
  },
  {
    type: 'C',
    points: [
      [-3.6, 7.4],
      [-7, 4.6],
      [-7, 0],
    ],
  },
  { type: 'Z', points: [] },
];

/** A laurel of two branches that open upwards, about a circle of radius `r`. */
export function laurel(r: number, ink: Ink, span = 128): Part[] {
  const leaves: Part[] = [];
  const leaf = smooth(
    [
      [0, 0],
      [0.62, -1],
      [0.16, -2.3],
      [0, -2.6],
      [-0.16, -2.3],
      [-0.62, -1],
    ],
    true,
  );
  for (const side of [1, -1]) {
    leaves.push(drawn(arc(0, 0, r, 90, 90 - side * span), ink, 0.24));
    for (let i = 0; i < 10; i += 1) {
      const angle = 90 - side * (10 + (i * (span - 12)) / 9.5);
      const [x, y] = [Math.cos((angle * Math.PI) / 180) * r, Math.sin((angle * Math.PI) / 180) * r];
      const along = angle - side * 90;
      leaves.push(
        filled(place(leaf, x, y, 0.98, along + 90 - side * 34), ink),
        filled(place(leaf, x, y, 0.98, along + 90 + side * 30), ink),
      );
    }
  }
  return leaves;
}

/** A coat of arms: shield, partition, charges and mostly a crown. */
export const arms: Emblem = (random) => {
  const parts: Part[] = [filled(SHIELD, 'paper'), filled(SHIELD, 'accent', 0.1)];
  const division = random.pick(['chevron', 'bend', 'pale', 'chief', 'plain'] as const);
  const charge = random.pick(CHARGES);
  const other = random.pick(CHARGES);
  if (division === 'chevron') {
    parts.push(
      filled(
        polyline(
          [
            [-7, 3.6],
            [0, -2.8],
            [7, 3.6],
            [6.4, 6.2],
            [0, 0.4],
            [-6.4, 6.2],
          ],
          true,
        ),
        'accent',
      ),
    );
    parts.push(
      ...put(charge('ink'), -4, -3.6, 0.62),
      ...put(charge('ink'), 4, -3.6, 0.62),
      ...put(other('ink'), 0, 5.2, 0.66),
    );
  } else if (division === 'bend') {
    parts.push(
      filled(
        polyline(
          [
            [-7, -7],
            [-3.6, -7],
            [6.6, 3.4],
            [4.6, 6.4],
            [-7, -4],
          ],
          true,
        ),
        'accent',
      ),
      ...put(charge('ink'), 3.4, -3.2, 0.8),
      ...put(other('ink'), -3.2, 3, 0.8),
    );
  } else if (division === 'pale') {
    parts.push(
      filled(
        [
          { type: 'M', points: [[0, -7]] },
          { type: 'L', points: [[7, -7]] },
          { type: 'L', points: [[7, 0]] },
          {
            type: 'C',
            points: [
              [7, 4.6],
              [3.6, 7.4],
              [0, 9.4],
            ],
          },
          { type: 'Z', points: [] },
        ],
        'accent',
      ),
    );
    parts.push(...put(charge('ink'), -3.5, -0.6, 0.82), ...put(other('paper'), 3.4, -0.6, 0.82));
  } else if (division === 'chief') {
    parts.push(
      filled(rectangle(-7, -7, 14, 4.6), 'accent'),
      ...[-4, 0, 4].map((x) => filled(star(x, -4.7, 1.4, 0.55, 5), 'paper')),
      ...put(charge('ink'), 0, 3, 1.15),
    );
  } else parts.push(...put(charge('accent'), 0, 0.2, 1.5));
  parts.push(drawn(SHIELD, 'ink', 0.5), drawn(place(SHIELD, 0, 0.1, 1.09), 'foil', 0.26));
  if (random.chance(0.7)) parts.push(...crown(-8.6));
  return parts;
};

/** Initials within rings, sometimes within a laurel. */
export const monogram: Emblem = (random, letters) => {
  const face = random.pick(['display', 'capitals', 'script', 'modern', 'displayItalic'] as const);
  const initials = face === 'script' ? letters.slice(0, 1) : letters.slice(0, 2);
  const size = initials.length === 1 ? 11 : 8;
  const text = filled(
    centred(initials, { face, size, tracking: face === 'script' ? 0 : 0.4 }, 0, size * 0.35, 10.4),
    'accent',
  );
  return random.chance(0.5)
    ? [text, ...laurel(8.8, 'foil')]
    : [text, drawn(ellipse(0, 0, 9), 'foil', 0.5), drawn(ellipse(0, 0, 8.1), 'foil', 0.2)];
};

/** A seal: lettering around a charge. */
export const seal: Emblem = (random, letters) => {
  const words = random.pick(['VINUM · TERRA · TEMPUS', 'TERRA · VITIS · MANUS', 'SOL · SAXUM · VITIS']);
  return [
    drawn(ellipse(0, 0, 9.6), 'foil', 0.55),
    drawn(ellipse(0, 0, 6.3), 'foil', 0.25),
    filled(aroundCircle(words, { face: 'capitals', size: 2.3, tracking: 0.34 }, 0, 0, 7), 'ink'),
    filled(
      aroundCircle(
        letters.slice(0, 2).split('').join(' · '),
        { face: 'capitals', size: 2.3, tracking: 0.3 },
        0,
        0,
        8.7,
        true,
      ),
      'ink',
    ),
    ...put(random.pick(CHARGES)('accent'), 0, 0, 1.15),
  ];
};

/** Two keys crossed, or one charge alone, in foil. */
export const crossedKeys: Emblem = () => {
  const one = put(key('foil'), 0, 0, 1.9);
  return [
    ...one.map((p) => ({ ...p, path: place(p.path, 0, 0, 1, 42) })),
    ...one.map((p) => ({ ...p, path: place(p.path, 0, 0, 1, -42) })),
    ...put([filled(star(0, 0, 1.5, 0.6, 6), 'accent')], 0, -7.6),
  ];
};
