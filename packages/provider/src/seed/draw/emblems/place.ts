import type { Random } from '../../random.ts';
import type { Path, Point } from '../path.ts';
import { arc, ellipse, polyline, rectangle, smooth, star } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

function hatch(x: number, y: number, width: number, height: number, step: number): Part[] {
  const lines: Part[] = [];
  for (let at = x + step; at < x + width; at += step)
    lines.push(
      drawn(
        polyline([
          [at, y],
          [at, y + height],
        ]),
        'ink',
        0.1,
        0.6,
      ),
    );
  return lines;
}

function windows(x: number, y: number, width: number, columns: number, rows: number, gap: number): Part[] {
  const parts: Part[] = [];
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1)
      parts.push(filled(rectangle(x + ((c + 0.5) * width) / columns - 0.3, y + r * gap, 0.6, 1.05), 'ink'));
  }
  return parts;
}

function turret(x: number, width: number, base: number, height: number, roof: number): Part[] {
  const top = base - height;
  return [
    filled(rectangle(x, top, width, height), 'paper'),
    ...hatch(x + width * 0.55, top, width * 0.45, height, 0.28),
    drawn(rectangle(x, top, width, height), 'ink', 0.24),
    filled(
      polyline(
        [
          [x - 0.35, top],
          [x + width / 2, top - roof],
          [x + width + 0.35, top],
        ],
        true,
      ),
      'accent',
    ),
    drawn(
      polyline([
        [x + width / 2, top - roof],
        [x + width / 2, top - roof - 1.1],
      ]),
      'ink',
      0.2,
    ),
    ...windows(x, top + 0.9, width, 1, Math.max(1, Math.floor(height / 2.6)), 2.1),
  ];
}

function shrubs(random: Random, from: number, to: number, base: number): Part[] {
  const parts: Part[] = [];
  for (let x = from; x < to; x += 0.85) {
    const r = random.real(0.5, 0.95);
    parts.push(
      filled(ellipse(x, base - r * 0.7, r), 'accent', 0.55),
      drawn(arc(x, base - r * 0.7, r, 180, 330), 'ink', 0.14),
    );
  }
  return parts;
}

/** A country house as an engraving: wings, towers with pointed roofs, an avenue. */
export const chateau: Emblem = (random) => {
  const base = 5;
  const half = random.real(5, 6.4);
  const height = random.real(3.8, 4.8);
  const parts: Part[] = [
    filled(rectangle(-half, base - height, half * 2, height), 'paper'),
    ...hatch(half * 0.3, base - height, half * 0.7, height, 0.3),
    drawn(rectangle(-half, base - height, half * 2, height), 'ink', 0.26),
  ];
  parts.push(
    filled(
      polyline(
        [
          [-half - 0.4, base - height],
          [-half + 1, base - height - 1.9],
          [half - 1, base - height - 1.9],
          [half + 0.4, base - height],
        ],
        true,
      ),
      'accent',
    ),
  );
  parts.push(...windows(-half + 0.3, base - height + 0.8, half * 2 - 0.6, 7, 2, 1.9));
  if (random.chance(0.7)) {
    const w = 2.8;
    parts.push(
      filled(rectangle(-w / 2, base - height - 0.8, w, height + 0.8), 'paper'),
      drawn(rectangle(-w / 2, base - height - 0.8, w, height + 0.8), 'ink', 0.24),
    );
    parts.push(
      filled(
        polyline(
          [
            [-w / 2 - 0.3, base - height - 0.8],
            [0, base - height - 3],
            [w / 2 + 0.3, base - height - 0.8],
          ],
          true,
        ),
        'accent',
      ),
      ...windows(-w / 2, base - height + 0.4, w, 2, 1, 2),
    );
  }
  parts.push(
    filled(
      [
        ...arc(0, base - 1.1, 0.62, 180, 360),
        ...polyline([
          [0.62, base],
          [-0.62, base],
        ]).map((c, i) => (i === 0 ? ({ ...c, type: 'L' } as typeof c) : c)),
      ],
      'ink',
    ),
  );
  const towers = random.between(1, 2);
  parts.push(...turret(-half - 1.2, 2.3, base, height + random.real(0.8, 2.2), random.real(2.4, 3.4)));
  if (towers === 2)
    parts.push(...turret(half - 1.1, 2.3, base, height + random.real(0.8, 2.2), random.real(2.4, 3.4)));
  parts.push(...shrubs(random, -9.5, -half - 1.6, base), ...shrubs(random, half + 1.8, 9.5, base));
  parts.push(
    drawn(
      polyline([
        [-9.8, base],
        [9.8, base],
      ]),
      'ink',
      0.3,
    ),
  );
  for (let i = 0; i < 4; i += 1)
    parts.push(
      drawn(
        polyline([
          [-9 + i * 1.6, base + 0.9 + i * 0.8],
          [9 - i * 1.6, base + 0.9 + i * 0.8],
        ]),
        'ink',
        0.16,
        0.8,
      ),
    );
  return parts;
};

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

/** A windmill or a bell tower. */
export const tower: Emblem = (random) => {
  const ground = [
    drawn(
      polyline([
        [-8, 9],
        [8, 9],
      ]),
      'ink',
      0.3,
    ),
  ];
  if (random.chance(0.5)) {
    const sails = [0, 90, 180, 270].flatMap((turn) => {
      const a = ((turn + 28) * Math.PI) / 180;
      const [dx, dy] = [Math.cos(a), Math.sin(a)];
      const vane: Point[] = [
        [dx * 1.6, dy * 1.6 - 3],
        [dx * 8, dy * 8 - 3],
        [dx * 8 - dy * 1.8, dy * 8 + dx * 1.8 - 3],
        [dx * 1.6 - dy * 1.8, dy * 1.6 + dx * 1.8 - 3],
      ];
      return [
        drawn(
          polyline([
            [0, -3],
            [dx * 8.6, dy * 8.6 - 3],
          ]),
          'ink',
          0.34,
        ),
        filled(polyline(vane, true), 'accent', 0.35),
        drawn(polyline(vane, true), 'ink', 0.16),
      ];
    });
    const body = polyline(
      [
        [-3.6, 9],
        [-2.2, -2.6],
        [2.2, -2.6],
        [3.6, 9],
      ],
      true,
    );
    return [
      ...ground,
      filled(body, 'paper'),
      ...hatch(0.6, -2, 2, 11, 0.4),
      drawn(body, 'ink', 0.3),
      filled(
        polyline(
          [
            [-2.6, -2.6],
            [0, -5.8],
            [2.6, -2.6],
          ],
          true,
        ),
        'accent',
      ),
      ...windows(-1, 1, 2, 1, 2, 3.2),
      ...sails,
    ];
  }
  const parts = [
    ...ground,
    filled(rectangle(-2, -4, 4, 13), 'paper'),
    ...hatch(0.2, -4, 1.8, 13, 0.32),
    drawn(rectangle(-2, -4, 4, 13), 'ink', 0.3),
  ];
  for (const y of [-1, 3.4])
    parts.push(
      drawn(
        polyline([
          [-2.3, y],
          [2.3, y],
        ]),
        'ink',
        0.3,
      ),
    );
  parts.push(
    filled(
      polyline(
        [
          [-2.6, -4],
          [0, -9],
          [2.6, -4],
        ],
        true,
      ),
      'accent',
    ),
    filled(star(0, -9.3, 0.8, 0.3, 4), 'foil'),
    filled([...arc(0, -2.1, 0.75, 180, 360), ...arc(0, -1.6, 0.75, 0, 180)], 'ink'),
    ...windows(-1, 4.6, 2, 1, 1, 2),
  );
  parts.push(...shrubs(random, -8, -2.4, 9), ...shrubs(random, 2.8, 8, 9));
  return parts;
};

/** Arches of a cellar in perspective. */
export const arches: Emblem = () =>
  [9.4, 7.2, 5.4, 4, 2.8, 1.9]
    .flatMap((r, i) => [
      drawn([...arc(0, 1, r, 180, 360)], i % 2 ? 'accent' : 'ink', 0.5 - i * 0.05),
      drawn(
        polyline([
          [-r, 1],
          [-r, 8 - (9.4 - r) * 0.55],
        ]),
        i % 2 ? 'accent' : 'ink',
        0.5 - i * 0.05,
      ),
      drawn(
        polyline([
          [r, 1],
          [r, 8 - (9.4 - r) * 0.55],
        ]),
        i % 2 ? 'accent' : 'ink',
        0.5 - i * 0.05,
      ),
    ])
    .concat([filled(ellipse(0, 1.2, 1.1, 1.7), 'foil')]);
