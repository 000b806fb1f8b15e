import { randomFrom } from '../random.ts';
import type { Outline } from './bottle-shapes.ts';
import { alongStops, darken, lighten, mix } from './colour.ts';

import type { Path, Point } from './path.ts';
import { ellipse, polyline, smooth } from './path.ts';
import type { Canvas } from './svg.ts';
import { reflection, strip, turnedBody } from './turned-body.ts';

export type Closure = 'capsule' | 'screwcap' | 'wax' | 'champagne' | 'stopper';

export interface CapsuleStyle {
  closure: Closure;
  colour: string;
  /** Colour of the band at its foot and of the sign on its front. */
  trim: string;
  metallic: boolean;
}

interface Place {
  outline: Outline;
  cx: number;
  top: number;
}

/** Foil wraps the neck: a little wider than the glass below. */
function wrapped(outline: Outline, by: number): Outline {
  return { ...outline, radius: (y) => outline.radius(y) + by };
}

function shading(colour: string, metallic: boolean): (across: number) => string {
  const stops: [number, string][] = metallic
    ? [
        [-1, darken(colour, 0.5)],
        [-0.86, darken(colour, 0.2)],
        [-0.64, lighten(colour, 0.62)],
        [-0.46, lighten(colour, 0.2)],
        [-0.15, darken(colour, 0.24)],
        [0.25, darken(colour, 0.08)],
        [0.52, lighten(colour, 0.16)],
        [0.74, darken(colour, 0.34)],
        [0.88, lighten(colour, 0.22)],
        [1, darken(colour, 0.52)],
      ]
    : [
        [-1, darken(colour, 0.4)],
        [-0.8, mix(colour, '#ffffff', 0.1)],
        [-0.6, lighten(colour, 0.26)],
        [-0.35, colour],
        [0.3, darken(colour, 0.16)],
        [0.75, darken(colour, 0.42)],
        [0.9, darken(colour, 0.26)],
        [1, darken(colour, 0.55)],
      ];
  return (across) => alongStops(stops, across);
}

const ring = (
  canvas: Canvas,
  { outline, cx, top }: Place,
  y: number,
  colour: string,
  width: number,
  opacity: number,
) => {
  const r = outline.radius(y);
  const path: Path = polyline([
    [cx - r, top + y],
    [cx + r, top + y],
  ]);
  canvas.line(path, colour, width, { opacity: opacity });
};

function drawPlainCapsule(
  canvas: Canvas,
  place: Place,
  { colour, trim, metallic }: CapsuleStyle,
  end: number,
): void {
  const { cx, top } = place;
  const outline = wrapped(place.outline, 0.45);
  const at = { outline, cx, top };
  turnedBody(canvas, { ...at, from: 0, to: end }, shading(colour, metallic));
  canvas.fill(strip(outline, cx, top, 0, 1.6, -1, 1), '#ffffff', { opacity: 0.22 });
  for (const y of [14.6, 17.6]) ring(canvas, at, y, '#000000', 0.5, 0.26);
  ring(canvas, at, 15.4, '#ffffff', 0.4, 0.26);
  turnedBody(canvas, { ...at, from: end - 6.4, to: end - 2.2 }, shading(trim, true));
  ring(canvas, at, end - 6.6, '#000000', 0.35, 0.35);
  ring(canvas, at, end - 2, '#000000', 0.35, 0.3);
  const mark = end - 21;
  canvas.line(ellipse(cx + 0.4, top + mark + 0.35, 5.1), '#000000', 0.7, { opacity: 0.28 });
  canvas.line(ellipse(cx, top + mark, 5.1), trim, 0.75, { opacity: 0.92 });
  canvas.line(ellipse(cx, top + mark, 3.9), trim, 0.35, { opacity: 0.8 });
  const sign: Point[] = [
    [0, -2.4],
    [1.9, 0.2],
    [0, 2.6],
    [-1.9, 0.2],
  ];
  canvas.fill(
    polyline(
      sign.map(([x, y]): Point => [cx + x, top + mark + y]),
      true,
    ),
    trim,
    { opacity: 0.92 },
  );
  canvas.fill(strip(outline, cx, top, end, end + 2.4, -1, 1), '#000000', { opacity: 0.3 });
}

function drawScrewcap(canvas: Canvas, place: Place, { colour, trim, metallic }: CapsuleStyle): void {
  const end = 58;
  const { cx, top } = place;
  const outline: Outline = { ...place.outline, radius: (y) => (y < 1.2 ? 14.6 + y * 0.6 : 15.4) };
  const at = { outline, cx, top };
  turnedBody(canvas, { ...at, from: 0, to: end }, shading(colour, metallic));
  for (let k = -0.94; k < 0.95; k += 0.085) {
    const x = cx + Math.sin((k * Math.PI) / 2) * 15.3;
    canvas.line(
      polyline([
        [x, top + 2.4],
        [x, top + 8.6],
      ]),
      '#000000',
      0.32,
      { opacity: 0.28 },
    );
  }
  for (const y of [10, 17.4]) ring(canvas, at, y, '#000000', 0.55, 0.34);
  for (const y of [10.7, 18.1]) ring(canvas, at, y, '#ffffff', 0.4, 0.28);
  ring(canvas, at, end - 5, trim, 1.1, 0.9);
  canvas.fill(strip(place.outline, cx, top, end, end + 2.2, -1, 1), '#000000', { opacity: 0.3 });
}

function drawWax(canvas: Canvas, place: Place, { colour }: CapsuleStyle, seed: string): void {
  const random = randomFrom(`wax ${seed}`);
  const { cx, top } = place;
  const outline = wrapped(place.outline, 1.1);
  const edge = 44;
  turnedBody(canvas, { outline, cx, top, from: 0, to: edge }, shading(colour, false));
  const across = (k: number): Point => [cx + outline.radius(edge) * k, top + edge - 1];
  const drips: Point[] = [across(-1)];
  for (let k = -0.86; k < 0.9; k += 0.215) drips.push([across(k)[0], top + edge + random.real(0.4, 5.5)]);
  drips.push(across(1), [across(1)[0], top + edge - 4], [across(-1)[0], top + edge - 4]);
  canvas.fill(smooth(drips, true), darken(colour, 0.22), {
    edge: { colour: darken(colour, 0.22), width: 1.6 },
  });
  reflection(
    canvas,
    { outline, cx, top },
    { from: 2, to: edge - 2, left: -0.7, right: -0.5, strength: 0.36, soft: 0.05 },
  );
}

function drawChampagneFoil(canvas: Canvas, place: Place, { colour, trim }: CapsuleStyle, seed: string): void {
  const random = randomFrom(`foil ${seed}`);
  const { cx, top } = place;
  const end = place.outline.capsuleEnd;
  const outline = wrapped(place.outline, 0.6);
  const at = { outline, cx, top };
  canvas.fill(strip(place.outline, cx, top, end - 10, end + 3.5, -1, 1), '#000000', { opacity: 0.28 });
  turnedBody(canvas, { ...at, from: 0, to: end }, shading(colour, true));
  // Thin foil creases when it is pressed on: short light and dark lines along the neck.
  for (let i = 0; i < 64; i += 1) {
    const y = random.real(24, end - 8);
    const k = random.real(-0.9, 0.9);
    const length = random.real(3, 12);
    const path = polyline([
      [cx + outline.radius(y) * k, top + y],
      [cx + outline.radius(y + length) * (k + random.real(-0.06, 0.06)), top + y + length],
    ]);
    canvas.line(path, random.chance(0.5) ? '#ffffff' : '#000000', random.real(0.2, 0.7), {
      opacity: random.real(0.06, 0.2).toFixed(2),
    });
  }
  canvas.fill(strip(outline, cx, top, 0, 2, -1, 1), '#ffffff', { opacity: 0.3 });
  for (const [y, width, opacity] of [
    [16.2, 0.6, 0.4],
    [22.4, 0.8, 0.36],
  ] as const)
    ring(canvas, at, y, '#000000', width, opacity);
  turnedBody(canvas, { ...at, from: 27, to: 43 }, shading(trim, true));
  for (const y of [27, 43]) ring(canvas, at, y, '#000000', 0.4, 0.35);
  for (const y of [29.4, 40.6]) ring(canvas, at, y, '#ffffff', 0.3, 0.4);
  canvas.line(ellipse(cx, top + 35, 4.2), darken(trim, 0.45), 0.5);
  canvas.fill(
    polyline(
      [
        [cx, top + 32.4],
        [cx + 2, top + 35],
        [cx, top + 37.8],
        [cx - 2, top + 35],
      ],
      true,
    ),
    darken(trim, 0.45),
  );
}
function drawStopper(canvas: Canvas, place: Place, style: CapsuleStyle): void {
  const { cx, top } = place;
  drawPlainCapsule(canvas, place, style, place.outline.capsuleEnd);
  const cap: Outline = { ...place.outline, radius: (y) => (y < 1.5 ? 15.4 + y * 0.5 : 16.2) };
  turnedBody(canvas, { outline: cap, cx, top, from: 0, to: 10.5 }, shading('#17130f', false));
  ring(canvas, { outline: cap, cx, top }, 10.5, style.trim, 0.9, 0.9);
}

/** What closes the bottle, drawn over its neck. */
export function drawClosure(canvas: Canvas, place: Place, style: CapsuleStyle, seed: string): void {
  if (style.closure === 'screwcap') drawScrewcap(canvas, place, style);
  else if (style.closure === 'wax') drawWax(canvas, place, style, seed);
  else if (style.closure === 'champagne') drawChampagneFoil(canvas, place, style, seed);
  else if (style.closure === 'stopper') drawStopper(canvas, place, style);
  else drawPlainCapsule(canvas, place, style, place.outline.capsuleEnd);
}
