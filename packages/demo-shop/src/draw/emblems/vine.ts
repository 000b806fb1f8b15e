import type { Path, Point } from '../path.ts';
import { arc, ellipse, place, smooth } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

/** Five lobes of a vine leaf, half of the outline from the stalk round to the tip. */
const HALF_LEAF: readonly Point[] = [
  [0.5, 5.2],
  [2.4, 7],
  [4.9, 7.2],
  [5.2, 5.3],
  [7.9, 4.6],
  [9.4, 1.7],
  [7.3, 0.7],
  [8.8, -1.6],
  [8.7, -4.9],
  [5.6, -4.4],
  [4.7, -5],
  [4.3, -7.3],
  [1.9, -7.6],
  [0, -10],
];

const LEAF: Path = smooth(
  [
    ...HALF_LEAF,
    ...HALF_LEAF.slice(0, -1)
      .reverse()
      .map(([x, y]): Point => [-x, y]),
  ],
  true,
);

const VEINS: readonly (readonly Point[])[] = [
  [
    [0, 5],
    [0, -8.4],
  ],
  [
    [0, 4.6],
    [3, 1],
    [7.2, -3.6],
  ],
  [
    [0, 4.6],
    [-3, 1],
    [-7.2, -3.6],
  ],
  [
    [0, 4.8],
    [4, 3.5],
    [7.8, 2],
  ],
  [
    [0, 4.8],
    [-4, 3.5],
    [-7.8, 2],
  ],
  [
    [0, 4.9],
    [2.5, 5.4],
    [4.4, 6.4],
  ],
  [
    [0, 4.9],
    [-2.5, 5.4],
    [-4.4, 6.4],
  ],
  [
    [0, 0],
    [1.7, -2.6],
    [3.2, -5.6],
  ],
  [
    [0, 0],
    [-1.7, -2.6],
    [-3.2, -5.6],
  ],
  [
    [3.6, 0.3],
    [5.6, 0.2],
    [7.2, 0.3],
  ],
  [
    [-3.6, 0.3],
    [-5.6, 0.2],
    [-7.2, 0.3],
  ],
];

/** A vine leaf: filled, or as an engraving. */
export const vineLeaf: Emblem = (random) => {
  const full = random.chance(0.5);
  const turn = random.real(-24, 24);
  const parts: Part[] = full
    ? [filled(LEAF, 'accent')]
    : [filled(LEAF, 'accent', 0.12), drawn(LEAF, 'accent', 0.36)];
  parts.push(
    ...VEINS.map((vein) => drawn(smooth(vein), full ? 'paper' : 'accent', 0.22, 0.9)),
    drawn(
      smooth([
        [0, 5],
        [0.3, 7.6],
        [1.6, 9.8],
      ]),
      'accent',
      0.5,
    ),
  );
  return parts.map((part) => ({ ...part, path: place(part.path, 0, 0, 0.96, turn) }));
};

/** A hanging bunch under a leaf and a tendril. */
export const bunchOfGrapes: Emblem = () => {
  const berries: Point[] = [];
  [5, 6, 5, 4, 3, 2, 1].forEach((count, row) => {
    for (let i = 0; i < count; i += 1)
      berries.push([(i - (count - 1) / 2) * 2.05 + (row % 2 ? 0.12 : 0), -2.4 + row * 1.78]);
  });
  const parts: Part[] = berries.flatMap(([x, y]) => [
    filled(ellipse(x, y, 1.14), 'paper'),
    filled(ellipse(x, y, 1.14), 'accent', 0.2),
    drawn(ellipse(x, y, 1.1), 'accent', 0.26),
    drawn(arc(x, y, 0.68, 190, 260), 'accent', 0.22),
  ]);
  parts.push(
    drawn(
      smooth([
        [0, -3.6],
        [0.2, -6],
        [-0.8, -8.8],
        [-2.6, -9.8],
      ]),
      'ink',
      0.5,
    ),
  );
  parts.push(
    drawn(
      smooth([
        [0, -6],
        [2, -7.4],
        [4, -6.6],
        [4.4, -8.2],
        [3.4, -8.4],
        [3.6, -7.4],
      ]),
      'ink',
      0.26,
    ),
  );
  const leaf = place(LEAF, -4.6, -5.7, 0.42, -58);
  parts.push(
    filled(leaf, 'accent'),
    ...VEINS.slice(0, 5).map((vein) => drawn(place(smooth(vein), -4.6, -5.7, 0.42, -58), 'paper', 0.16)),
  );
  return parts;
};
