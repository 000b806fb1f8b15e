import type { Point } from '../path.ts';
import { arc, ellipse, polyline, rectangle, star } from '../path.ts';
import type { Emblem, Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';
import { hatch, shrubs, turret, windows } from './masonry.ts';

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
