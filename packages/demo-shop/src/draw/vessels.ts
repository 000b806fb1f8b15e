import { lighten, mix } from './colour.ts';
import type { Path, Point } from './path.ts';
import { arc, ellipse, polyline, smooth } from './path.ts';
import type { Canvas } from './svg.ts';
import { linear, spot } from './svg.ts';

export type GlassShape = 'large' | 'round' | 'white' | 'flute';
export type GlassWine = 'red' | 'garnet' | 'white' | 'gold' | 'rose' | 'empty';

/** What may stand on a table beside bottles; `x` is where its middle stands, from 0 (left) to 1. */
export type Vessel =
  | { kind: 'glass'; shape: GlassShape; wine: GlassWine; x: number; height: number }
  | { kind: 'decanter'; x: number; height: number }
  | { kind: 'case'; x: number; width: number };

/** One kind of vessel. */
export type Of<Kind extends Vessel['kind']> = Extract<Vessel, { kind: Kind }>;

export const STILL_LIFE_CANVAS = { width: 1440, height: 960 } as const;

/** Where things touch the table. */
export const GROUND = 838;

const WINES: Record<Exclude<GlassWine, 'empty'>, readonly [deep: string, bright: string]> = {
  red: ['#3a0712', '#8a1830'],
  garnet: ['#5a1018', '#a83a34'],
  white: ['#d8cb84', '#f3ecb8'],
  gold: ['#b97a1c', '#efc25a'],
  rose: ['#d98a80', '#f6c9bd'],
};

/** Half-widths of a glass from its rim down to where the stem begins, in parts of its height. */
const BOWLS: Record<GlassShape, readonly Point[]> = {
  large: [
    [0.145, 0],
    [0.182, 0.14],
    [0.197, 0.27],
    [0.165, 0.4],
    [0.07, 0.5],
    [0.016, 0.545],
  ],
  round: [
    [0.14, 0],
    [0.2, 0.13],
    [0.232, 0.26],
    [0.19, 0.39],
    [0.075, 0.475],
    [0.016, 0.51],
  ],
  white: [
    [0.118, 0],
    [0.143, 0.13],
    [0.15, 0.25],
    [0.12, 0.37],
    [0.05, 0.45],
    [0.015, 0.485],
  ],
  flute: [
    [0.075, 0],
    [0.088, 0.16],
    [0.09, 0.33],
    [0.066, 0.5],
    [0.028, 0.6],
    [0.012, 0.635],
  ],
};

/** Two sides of a vessel, from its mouth down, joined at the foot and straight across the mouth. */
function cup(left: readonly Point[], right: readonly Point[]): Path {
  return [...smooth([...left, ...[...right].reverse()]), { type: 'Z', points: [] }];
}

function sideAt(profile: readonly Point[], down: number): number {
  for (let i = 1; i < profile.length; i += 1) {
    const [a, b] = [profile[i - 1]!, profile[i]!];
    if (down <= b[1]) return a[0] + ((b[0] - a[0]) * (down - a[1])) / (b[1] - a[1]);
  }
  return profile.at(-1)![0];
}

/** A glass, filled or empty. */
export function drawGlass(canvas: Canvas, { shape, wine, x, height }: Of<'glass'>, wall: string): void {
  const cx = x * STILL_LIFE_CANVAS.width;
  const top = GROUND - height;
  const profile = BOWLS[shape];
  const at = (part: Point, side: number): Point => [cx + side * part[0] * height, top + part[1] * height];
  const bowlPath = (from: number): Path => {
    const cut: Point[] = [[sideAt(profile, from), from], ...profile.filter(([, y]) => y > from)];
    return cup(
      cut.map((p) => at(p, -1)),
      cut.map((p) => at(p, 1)),
    );
  };
  const shine = mix(wall, '#ffffff', 0.75);
  canvas.fill(
    ellipse(cx + 14, GROUND + 2, height * 0.2, height * 0.03),
    canvas.define(spot('#1c120c', 0.1)),
    { opacity: 0.42 },
  );
  const stemTop = top + profile.at(-1)![1] * height;
  canvas.fill(ellipse(cx, GROUND - 3, height * 0.135, height * 0.021), mix(wall, '#ffffff', 0.4), {
    opacity: 0.65,
  });
  canvas.line(ellipse(cx, GROUND - 3, height * 0.135, height * 0.021), shine, 1.6, { opacity: 0.85 });
  const stem: Point[] = [
    [cx - height * 0.013, stemTop - 3],
    [cx - height * 0.006, stemTop + height * 0.08],
    [cx - height * 0.006, GROUND - height * 0.06],
    [cx - height * 0.03, GROUND - 8],
  ];
  const stemPath = smooth([...stem, ...stem.map(([px, py]): Point => [2 * cx - px, py]).reverse()], true);
  canvas.fill(stemPath, mix(wall, '#ffffff', 0.45), { opacity: 0.7 });
  canvas.line(
    polyline([
      [cx - height * 0.003, stemTop + 6],
      [cx - height * 0.003, GROUND - 20],
    ]),
    '#ffffff',
    1.6,
    { opacity: 0.75 },
  );
  canvas.fill(bowlPath(0), mix(wall, '#ffffff', 0.35), { opacity: 0.3 });
  if (wine !== 'empty') {
    const level = shape === 'flute' ? 0.1 : 0.27;
    const [deep, bright] = WINES[wine];
    const half = sideAt(profile, level) * height;
    const y = top + level * height;
    const body = canvas.define(
      linear(cx - half, 0, cx + half, 0, [
        [0, deep, 0.96],
        [0.22, bright, 0.9],
        [0.55, deep, 0.94],
        [0.86, bright, 0.86],
        [1, deep, 0.96],
      ]),
    );
    canvas.fill(bowlPath(level), body);
    canvas.fill(ellipse(cx, y, half, half * 0.13), mix(bright, '#ffffff', 0.14), { opacity: 0.95 });
    canvas.line(arc(cx, y, half, 0, 180, half * 0.13), lighten(bright, 0.35), 1.4, { opacity: 0.6 });
    if (shape === 'flute')
      for (let i = 0; i < 34; i += 1)
        canvas.fill(
          ellipse(
            cx + Math.sin(i * 2.4) * half * 0.62,
            y + 8 + ((i * 47) % 100) * 0.01 * height * 0.42,
            1.3 + (i % 3) * 0.5,
          ),
          '#ffffff',
          { opacity: 0.7 },
        );
  }
  canvas.line(bowlPath(0), shine, 1.8, { opacity: 0.75 });
  const rim = profile[0]![0] * height;
  canvas.line(ellipse(cx, top, rim, rim * 0.14), shine, 2, { opacity: 0.9 });
  const window: Point[] = [
    [-0.8, 0.06],
    [-0.84, 0.16],
    [-0.82, 0.26],
    [-0.7, 0.27],
    [-0.73, 0.16],
    [-0.69, 0.06],
  ].map(([k, y]): Point => [cx + k! * sideAt(profile, y!) * height, top + y! * height]);
  canvas.fill(smooth(window, true), '#ffffff', { opacity: 0.5 });
}

/** A decanter with red wine. */
export function drawDecanter(canvas: Canvas, { x, height }: Of<'decanter'>, wall: string): void {
  const cx = x * STILL_LIFE_CANVAS.width;
  const top = GROUND - height;
  const half: Point[] = [
    [0.075, 0],
    [0.05, 0.06],
    [0.045, 0.36],
    [0.09, 0.52],
    [0.3, 0.74],
    [0.345, 0.9],
    [0.3, 0.985],
    [0.1, 1],
  ];
  const side = (points: readonly Point[], s: number): Point[] =>
    points.map(([px, py]) => [cx + s * px * height, top + py * height]);
  const outline = cup(side(half, -1), side(half, 1));
  const wineHalf: Point[] = [
    [0.312, 0.77],
    [0.345, 0.9],
    [0.3, 0.985],
    [0.1, 1],
  ];
  canvas.fill(
    ellipse(cx + 20, GROUND + 2, height * 0.42, height * 0.05),
    canvas.define(spot('#1c120c', 0.2)),
    { opacity: 0.5 },
  );
  canvas.fill(outline, mix(wall, '#ffffff', 0.4), { opacity: 0.3 });
  const [deep, bright] = WINES.garnet;
  const paint = canvas.define(
    linear(cx - height * 0.34, 0, cx + height * 0.34, 0, [
      [0, deep],
      [0.24, bright],
      [0.6, deep],
      [0.9, bright],
      [1, deep],
    ]),
  );
  canvas.fill(cup(side(wineHalf, -1), side(wineHalf, 1)), paint, { opacity: 0.95 });
  canvas.fill(ellipse(cx, top + 0.77 * height, 0.312 * height, 0.03 * height), mix(bright, '#ffffff', 0.12));
  canvas.line(outline, mix(wall, '#ffffff', 0.8), 2, { opacity: 0.8 });
  canvas.line(
    smooth(
      side(
        [
          [0.025, 0.1],
          [0.025, 0.4],
          [0.07, 0.56],
          [0.22, 0.73],
        ],
        -1,
      ),
    ),
    '#ffffff',
    5,
    { opacity: 0.4 },
  );
}
