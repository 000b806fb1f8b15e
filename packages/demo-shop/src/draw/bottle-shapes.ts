import type { Piece, Shape } from './bottle-outlines.ts';
import { SHAPES } from './bottle-outlines.ts';
import type { Point } from './path.ts';

/** The true outline of a bottle, in millimetres from its top; every bottle is drawn to one scale. */
export interface Outline {
  height: number;
  /** Half of the width at a height measured from the top. */
  radius(y: number): number;
  /** Heights at which the outline has to be sampled to look smooth. */
  samples(from: number, to: number): number[];
  /** Where the straight part of the body starts and ends. */
  body: { top: number; bottom: number; radius: number };
  /** Where a capsule of the usual length ends. */
  capsuleEnd: number;
}

const STEPS = 18;

function pointOf([p0, p1, p2, p3]: Piece, t: number): Point {
  const u = 1 - t;
  const mix = (i: 0 | 1) =>
    u * u * u * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t * t * t * p3[i];
  return [mix(0), mix(1)];
}

function isStraight([p0, p1, p2, p3]: Piece): boolean {
  const off = (p: Point) => Math.abs((p3[0] - p0[0]) * (p[1] - p0[1]) - (p3[1] - p0[1]) * (p[0] - p0[0]));
  return off(p1) + off(p2) < 1e-6;
}

function outlineFrom({ pieces, capsuleEnd, body }: Shape): Outline {
  const points: Point[] = [pieces[0]![0]];
  for (const piece of pieces) {
    const steps = isStraight(piece) ? 1 : STEPS;
    for (let i = 1; i <= steps; i += 1) points.push(pointOf(piece, i / steps));
  }
  const radius = (y: number): number => {
    let low = 0;
    let high = points.length - 1;
    if (y <= points[0]![1]) return points[0]![0];
    if (y >= points[high]![1]) return points[high]![0];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (points[middle]![1] <= y) low = middle;
      else high = middle;
    }
    const [a, b] = [points[low]!, points[high]!];
    return b[1] === a[1] ? b[0] : a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  };
  const heights = points.map(([, y]) => y);
  return {
    height: heights.at(-1)!,
    radius,
    samples: (from, to) => [from, ...heights.filter((y) => y > from + 0.05 && y < to - 0.05), to],
    body: { ...body, radius: radius((body.top + body.bottom) / 2) },
    capsuleEnd,
  };
}

export type BottleShape = keyof typeof SHAPES;

const outlines = new Map<BottleShape, Outline>();

/** The outline of a shape; worked out once. */
export function outlineOf(shape: BottleShape): Outline {
  const known = outlines.get(shape);
  if (known) return known;
  const outline = outlineFrom(SHAPES[shape]);
  outlines.set(shape, outline);
  return outline;
}
