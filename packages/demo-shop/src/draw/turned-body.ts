import type { Outline } from './bottle-shapes.ts';
import type { Path, Point } from './path.ts';
import { polyline } from './path.ts';
import type { Canvas, Stop } from './svg.ts';
import { linear } from './svg.ts';

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

const BANDS = 32;

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
    canvas.fill(path, paint, { opacity: Math.round((strength / layers) * 1000) / 1000 });
  }
}
