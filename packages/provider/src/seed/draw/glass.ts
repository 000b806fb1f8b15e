import type { Outline } from './bottle-shapes.ts';
import { alongStops, mix } from './colour.ts';
import type { Path, Point } from './path.ts';
import { polyline, rectangle } from './path.ts';
import type { Canvas, Stop } from './svg.ts';
import { blur, linear, radial } from './svg.ts';

export type GlassTone =
  | 'antique'
  | 'deadLeaf'
  | 'emerald'
  | 'champagne'
  | 'brown'
  | 'black'
  | 'clear'
  | 'pale';
export type WineTone = 'red' | 'white' | 'rose' | 'gold' | 'amber';

/** Colour of filled glass from the middle of the bottle (0) to its edge (1). */
type Shades = readonly (readonly [number, string])[];

const DARK: Record<'antique' | 'deadLeaf' | 'emerald' | 'champagne' | 'brown' | 'black', Shades> = {
  antique: [
    [0, '#15120e'],
    [0.5, '#12120c'],
    [0.8, '#1b2114'],
    [0.93, '#3c4728'],
    [0.975, '#2a331c'],
    [1, '#151a0f'],
  ],
  deadLeaf: [
    [0, '#1f140c'],
    [0.5, '#1c140a'],
    [0.8, '#2c2510'],
    [0.93, '#5d5524'],
    [0.975, '#413b18'],
    [1, '#221f0d'],
  ],
  emerald: [
    [0, '#0d1710'],
    [0.5, '#0c150e'],
    [0.8, '#12241a'],
    [0.93, '#2b4d33'],
    [0.975, '#1c3623'],
    [1, '#0e1c12'],
  ],
  champagne: [
    [0, '#20341f'],
    [0.45, '#1b2d1c'],
    [0.78, '#152517'],
    [0.92, '#31502f'],
    [0.972, '#213a22'],
    [1, '#0d1a0f'],
  ],
  brown: [
    [0, '#1c0f08'],
    [0.5, '#1a0e07'],
    [0.8, '#2d180a'],
    [0.93, '#6b3d17'],
    [0.975, '#4a290f'],
    [1, '#251407'],
  ],
  black: [
    [0, '#0e0c0b'],
    [0.5, '#0c0b0a'],
    [0.8, '#131110'],
    [0.93, '#2c2623'],
    [0.975, '#1c1816'],
    [1, '#0c0a09'],
  ],
};

/** Light comes through white and rosé wine: the middle glows and the edge, seen through more glass, is deeper. */
const LIT: Record<string, Shades> = {
  'deadLeaf/white': [
    [0, '#a39a48'],
    [0.35, '#948b3d'],
    [0.7, '#736c2a'],
    [0.88, '#514b1a'],
    [0.965, '#6d6731'],
    [1, '#3c3813'],
  ],
  'antique/white': [
    [0, '#8f9a56'],
    [0.35, '#7f8a48'],
    [0.7, '#5f6a32'],
    [0.88, '#3f4a20'],
    [0.965, '#5b673a'],
    [1, '#2c3516'],
  ],
  'emerald/white': [
    [0, '#4f7d3f'],
    [0.35, '#426f38'],
    [0.7, '#2d5429'],
    [0.88, '#1c3c1e'],
    [0.965, '#37592f'],
    [1, '#122813'],
  ],
  'brown/white': [
    [0, '#a8692c'],
    [0.35, '#965b23'],
    [0.7, '#6f3f15'],
    [0.88, '#4b290c'],
    [0.965, '#70431c'],
    [1, '#321a07'],
  ],
  'pale/white': [
    [0, '#c6cd93'],
    [0.35, '#bac285'],
    [0.7, '#9fa969'],
    [0.88, '#7f8a4e'],
    [0.965, '#a3ae7c'],
    [1, '#66703d'],
  ],
  'clear/white': [
    [0, '#efe6ae'],
    [0.35, '#eadf9f'],
    [0.7, '#dccc80'],
    [0.88, '#bfac60'],
    [0.965, '#e2d9ae'],
    [1, '#a6965a'],
  ],
  'clear/rose': [
    [0, '#f3c3b4'],
    [0.35, '#efb6a6'],
    [0.7, '#e39e8e'],
    [0.88, '#c97d6f'],
    [0.965, '#ecc2b7'],
    [1, '#b0695d'],
  ],
  'clear/gold': [
    [0, '#e6b248'],
    [0.35, '#dda43a'],
    [0.7, '#c08022'],
    [0.88, '#965c12'],
    [0.965, '#d0a254'],
    [1, '#7c4a0e'],
  ],
  'clear/amber': [
    [0, '#b0602a'],
    [0.35, '#a05222'],
    [0.7, '#7c3816'],
    [0.88, '#57240c'],
    [0.965, '#9a6238'],
    [1, '#441a08'],
  ],
  'clear/red': [
    [0, '#5a0f1c'],
    [0.35, '#4f0c18'],
    [0.7, '#3b0812'],
    [0.88, '#2a060c'],
    [0.965, '#6d3a3e'],
    [1, '#220609'],
  ],
  'pale/rose': [
    [0, '#d8b394'],
    [0.35, '#d0a585'],
    [0.7, '#b58a68'],
    [0.88, '#93694a'],
    [0.965, '#bd9a7c'],
    [1, '#7c583c'],
  ],
};

const isDark = (tone: GlassTone): tone is keyof typeof DARK => tone in DARK;

function shadesOf(glass: GlassTone, wine: WineTone): { shades: Shades; lit: boolean } {
  const lit = LIT[`${glass}/${wine}`] ?? (wine === 'gold' ? LIT[`${glass}/white`] : undefined);
  if (lit && wine !== 'red') return { shades: lit, lit: true };
  if (isDark(glass)) return { shades: DARK[glass], lit: false };
  return { shades: LIT[`clear/${wine}`] ?? LIT['clear/white']!, lit: true };
}

/** The part of a bottle between two heights and two places across it (−1 is its left edge, 1 its right). */
export function strip(
  outline: Outline,
  cx: number,
  top: number,
  from: number,
  to: number,
  left: number,
  right: number,
): Path {
  const heights = outline.samples(from, to);
  const side = (k: number): Point[] => heights.map((y): Point => [cx + outline.radius(y) * k, top + y]);
  return polyline([...side(left), ...side(right).reverse()], true);
}

const BANDS = 44;

/** Paints a turned body with a colour for every place across it, so that its shading follows the true outline. */
export function turnedBody(
  canvas: Canvas,
  { outline, cx, top, from, to }: { outline: Outline; cx: number; top: number; from: number; to: number },
  colourAt: (across: number) => string,
): void {
  const edges = Array.from({ length: BANDS + 1 }, (_, i) => Math.sin(((i / BANDS - 0.5) * Math.PI * 2) / 2));
  for (let i = 0; i < BANDS; i += 1) {
    const [a, b] = [edges[i]!, edges[i + 1]!];
    const overlap = i === BANDS - 1 ? 0 : 0.02;
    canvas.fill(strip(outline, cx, top, from, to, a, Math.min(1, b + overlap)), colourAt((a + b) / 2));
  }
}

/** A soft-edged reflection: nested strips of low opacity, faded towards both ends. */
export function reflection(
  canvas: Canvas,
  at: { outline: Outline; cx: number; top: number },
  shape: {
    from: number;
    to: number;
    left: number;
    right: number;
    strength: number;
    colour?: string;
    soft?: number;
    fadeTop?: number;
    fadeBottom?: number;
  },
): void {
  const {
    from,
    to,
    left,
    right,
    strength,
    colour = '#ffffff',
    soft = 0.05,
    fadeTop = 0.06,
    fadeBottom = 0.06,
  } = shape;
  const layers = 5;
  const length = to - from;
  for (let i = 0; i < layers; i += 1) {
    const inset = soft * (i / (layers - 1) - 0.5) * 2;
    // Each layer fades a little elsewhere: eight bits of opacity would otherwise show as steps.
    const shift = length * 0.013 * i;
    const stops: Stop[] = [
      [0, colour, 0],
      [fadeTop, colour, 1],
      [1 - fadeBottom, colour, 1],
      [1, colour, 0],
    ];
    const paint = canvas.define(linear(0, at.top + from + shift, 0, at.top + to + shift * 0.4, stops));
    const path = strip(at.outline, at.cx, at.top, from, to, left + inset, right - inset);
    canvas.fill(path, paint, `opacity="${Math.round((strength / layers) * 1000) / 1000}"`);
  }
}

/** The filled bottle itself: glass, wine, the light in it and the light on it. */
export function drawGlass(
  canvas: Canvas,
  {
    outline,
    cx,
    top,
    glass,
    wine,
  }: { outline: Outline; cx: number; top: number; glass: GlassTone; wine: WineTone },
): void {
  const { shades, lit } = shadesOf(glass, wine);
  const at = { outline, cx, top };
  const { height, body } = outline;
  turnedBody(canvas, { ...at, from: 0, to: height }, (across) => {
    const shade = alongStops(shades, Math.abs(across));
    return across > 0
      ? mix(shade, '#000000', 0.1 * across)
      : mix(shade, '#ffffff', lit ? 0.05 * -across : 0.015 * -across);
  });
  canvas.clipped(strip(outline, cx, top, 0, height, -1, 1), () => {
    if (lit) {
      const glow = canvas.define(
        radial(
          cx + 4,
          top + body.bottom - 30,
          body.radius * 2.1,
          [
            [0, '#fff3c4', 0.24],
            [0.6, '#fff3c4', 0.07],
            [1, '#fff3c4', 0],
          ],
          `translate(0 ${-(top + body.bottom - 30) * 0.9}) scale(1 1.9)`,
        ),
      );
      canvas.fill(rectangle(cx - 60, top, 120, height), glow);
    }
    const foot = canvas.define(
      linear(0, top + height - 26, 0, top + height, [
        [0, '#000000', 0],
        [0.7, '#000000', lit ? 0.16 : 0.3],
        [0.93, '#000000', lit ? 0.32 : 0.6],
        [1, '#000000', 0.55],
      ]),
    );
    canvas.fill(rectangle(cx - 60, top + height - 26, 120, 26), foot);
    const punt: Point[] = [
      [-0.72, 5],
      [-0.55, 9],
      [-0.25, 14],
      [0, 15.5],
      [0.25, 14],
      [0.55, 9],
      [0.72, 5],
    ];
    const dome = polyline(punt.map(([k, up]): Point => [cx + k * body.radius, top + height - up]));
    const soft = canvas.define(blur(1.1));
    canvas.line(dome, lit ? '#ffffff' : '#9a9a86', 1.2, `opacity="${lit ? 0.35 : 0.16}" filter="${soft}"`);
    const base = canvas.define(
      radial(
        cx,
        top + height - 3,
        body.radius,
        [
          [0, lit ? '#fff6d8' : '#c8c49a', lit ? 0.45 : 0.2],
          [1, '#ffffff', 0],
        ],
        `translate(0 ${(top + height - 3) * 0.88}) scale(1 .12)`,
      ),
    );
    canvas.fill(rectangle(cx - 60, top + height - 12, 120, 12), base);
  });
  const shoulder = body.top - 34;
  const strength = lit ? 0.5 : 0.42;
  reflection(canvas, at, {
    from: shoulder,
    to: body.bottom + 2,
    left: -0.8,
    right: -0.56,
    strength,
    soft: 0.035,
    fadeTop: 0.16,
    fadeBottom: 0.03,
  });
  reflection(canvas, at, {
    from: shoulder - 6,
    to: body.bottom,
    left: -0.54,
    right: -0.1,
    strength: strength * 0.14,
    soft: 0.16,
    fadeTop: 0.2,
  });
  reflection(canvas, at, {
    from: shoulder + 6,
    to: body.bottom + 3,
    left: 0.8,
    right: 0.9,
    strength: strength * 0.62,
    soft: 0.03,
    fadeTop: 0.12,
    fadeBottom: 0.03,
  });
  reflection(canvas, at, {
    from: 30,
    to: body.top - 8,
    left: -0.72,
    right: -0.4,
    strength: strength * 0.8,
    soft: 0.07,
    fadeTop: 0.1,
    fadeBottom: 0.42,
  });
  reflection(canvas, at, {
    from: 30,
    to: body.top + 4,
    left: 0.72,
    right: 0.86,
    strength: strength * 0.45,
    soft: 0.05,
    fadeBottom: 0.35,
  });
}
