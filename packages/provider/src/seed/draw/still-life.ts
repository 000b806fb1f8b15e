import { darken, lighten, mix } from './colour.ts';
import { centred } from './lettering.ts';
import type { Path, Point } from './path.ts';
import { arc, ellipse, polyline, rectangle, smooth } from './path.ts';
import { Canvas, linear, radial, spot } from './svg.ts';

export type Backdrop = 'sand' | 'wine' | 'sage' | 'slate' | 'blush';
export type GlassShape = 'large' | 'round' | 'white' | 'flute';
export type GlassWine = 'red' | 'garnet' | 'white' | 'gold' | 'rose' | 'empty';

/** One thing on the table; `x` is where its middle stands, from 0 (left) to 1. Things named later stand nearer. */
export type Thing =
  | { kind: 'bottle'; drawing: string; x: number; height: number }
  | { kind: 'glass'; shape: GlassShape; wine: GlassWine; x: number; height: number }
  | { kind: 'decanter'; x: number; height: number }
  | { kind: 'case'; x: number; width: number };

export const STILL_LIFE_CANVAS = { width: 1440, height: 960 } as const;

const WALLS: Record<Backdrop, readonly [wall: string, table: string]> = {
  sand: ['#eadfce', '#d9c7ab'],
  wine: ['#6e2a3b', '#53202c'],
  sage: ['#c4ccb8', '#a9b299'],
  slate: ['#59636b', '#454c53'],
  blush: ['#f0dcd3', '#e0c4b6'],
};

const WINES: Record<Exclude<GlassWine, 'empty'>, readonly [deep: string, bright: string]> = {
  red: ['#3a0712', '#8a1830'],
  garnet: ['#5a1018', '#a83a34'],
  white: ['#d8cb84', '#f3ecb8'],
  gold: ['#b97a1c', '#efc25a'],
  rose: ['#d98a80', '#f6c9bd'],
};

const GROUND = 838;

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

function drawGlass(
  canvas: Canvas,
  { shape, wine, x, height }: Extract<Thing, { kind: 'glass' }>,
  wall: string,
): void {
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

function drawDecanter(
  canvas: Canvas,
  { x, height }: Extract<Thing, { kind: 'decanter' }>,
  wall: string,
): void {
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

function drawCase(canvas: Canvas, { x, width }: Extract<Thing, { kind: 'case' }>): void {
  const cx = x * STILL_LIFE_CANVAS.width;
  const [left, height] = [cx - width / 2, width * 0.46];
  const top = GROUND - height;
  const wood = '#cfa871';
  canvas.fill(ellipse(cx + 12, GROUND + 2, width * 0.62, 26), canvas.define(spot('#1c120c', 0.3)), {
    opacity: 0.5,
  });
  canvas.fill(
    rectangle(left, top, width, height),
    canvas.define(
      linear(left, 0, left + width, 0, [
        [0, lighten(wood, 0.2)],
        [0.5, wood],
        [1, darken(wood, 0.22)],
      ]),
    ),
  );
  for (let i = 1; i < 4; i += 1)
    canvas.line(
      polyline([
        [left, top + (i * height) / 4],
        [left + width, top + (i * height) / 4],
      ]),
      darken(wood, 0.35),
      2.4,
      { opacity: 0.7 },
    );
  for (let i = 0; i < 30; i += 1) {
    const y = top + ((i * 37) % 100) * 0.01 * height;
    const from = left + ((i * 61) % 100) * 0.007 * width;
    canvas.line(
      polyline([
        [from, y],
        [from + width * 0.22, y + 1],
      ]),
      darken(wood, 0.25),
      0.8,
      { opacity: 0.35 },
    );
  }
  const stamp = centred(
    'VITIS',
    { face: 'capitalsBold', size: height * 0.34, tracking: height * 0.05 },
    cx,
    top + height * 0.62,
  );
  canvas.fill(stamp, darken(wood, 0.62), { opacity: 0.72 });
  for (const px of [left + 12, left + width - 12])
    for (let i = 0; i < 4; i += 1)
      canvas.fill(ellipse(px, top + (i + 0.5) * (height / 4), 3), darken(wood, 0.5));
}

/** A drawing inside another: its own definitions keep their names apart by a prefix. */
function embedded(
  drawing: string,
  prefix: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const apart = drawing.replaceAll('url(#', `url(#${prefix}`).replaceAll(' id="', ` id="${prefix}`);
  return apart.replace(
    /^<svg ([^>]*?) width="[^"]*" height="[^"]*">/,
    `<svg $1 x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">`,
  );
}

/** Bottles and glasses on a table in the light of a window. `bottleRatio` is the width of a bottle's drawing by its height. */
export function drawStillLife(backdrop: Backdrop, things: readonly Thing[], bottleRatio: number): string {
  const { width, height } = STILL_LIFE_CANVAS;
  const canvas = new Canvas(10);
  const [wall, table] = WALLS[backdrop];
  canvas.fill(
    rectangle(0, 0, width, height),
    canvas.define(
      linear(0, 0, width, height, [
        [0, lighten(wall, 0.1)],
        [0.6, wall],
        [1, darken(wall, 0.14)],
      ]),
    ),
  );
  canvas.fill(
    rectangle(0, 0, width, height),
    canvas.define(
      radial(width * 0.3, height * 0.28, width * 0.62, [
        [0, '#fff6e4', 0.42],
        [1, '#fff6e4', 0],
      ]),
    ),
  );
  // The window's light on the wall: four panes, slanted.
  for (const [px, py] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [width * 0.46 + px * 190, 70 + py * 250 + px * 40];
    canvas.fill(
      polyline(
        [
          [x, y],
          [x + 168, y + 36],
          [x + 128, y + 262],
          [x - 40, y + 226],
        ],
        true,
      ),
      '#fff3d8',
      { opacity: 0.2 },
    );
  }
  canvas.fill(
    rectangle(0, GROUND - 96, width, height),
    canvas.define(
      linear(0, GROUND - 96, 0, height, [
        [0, lighten(table, 0.1)],
        [0.3, table],
        [1, darken(table, 0.2)],
      ]),
    ),
  );
  canvas.line(
    polyline([
      [0, GROUND - 96],
      [width, GROUND - 96],
    ]),
    darken(table, 0.25),
    1.6,
    { opacity: 0.45 },
  );
  things.forEach((thing, i) => {
    if (thing.kind === 'glass') drawGlass(canvas, thing, wall);
    else if (thing.kind === 'decanter') drawDecanter(canvas, thing, wall);
    else if (thing.kind === 'case') drawCase(canvas, thing);
    else {
      const w = thing.height * bottleRatio;
      canvas.add(
        embedded(thing.drawing, `b${i}`, {
          x: thing.x * width - w / 2,
          y: GROUND + thing.height * 0.02 - thing.height,
          width: w,
          height: thing.height,
        }),
      );
    }
  });
  return canvas.document(width, height);
}
