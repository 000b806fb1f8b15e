import type { Outline } from './bottle-shapes.ts';
import { alongStops, mix } from './colour.ts';
import type { GlassTone, WineTone } from './glass-tones.ts';
import { shadesOf } from './glass-tones.ts';
import type { Point } from './path.ts';
import { smooth } from './path.ts';
import type { Canvas, Stop } from './svg.ts';
import { linear, radial } from './svg.ts';
import { reflection, strip, turnedBody } from './turned-body.ts';

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
  const whole = strip(outline, cx, top, 0, height, -1, 1);
  if (lit) {
    const middle = top + body.bottom - 30;
    const glow: Stop[] = [
      [0, '#fff3c4', 0.24],
      [0.6, '#fff3c4', 0.07],
      [1, '#fff3c4', 0],
    ];
    const paint = radial(
      cx + 4,
      middle,
      body.radius * 2.1,
      glow,
      `translate(0 ${-middle * 0.9}) scale(1 1.9)`,
    );
    canvas.fill(whole, canvas.define(paint));
  }
  const foot: Stop[] = [
    [0, '#000000', 0],
    [0.7, '#000000', lit ? 0.16 : 0.3],
    [0.93, '#000000', lit ? 0.32 : 0.6],
    [1, '#000000', 0.55],
  ];
  canvas.fill(
    strip(outline, cx, top, height - 26, height, -1, 1),
    canvas.define(linear(0, top + height - 26, 0, top + height, foot)),
  );
  const punt: Point[] = [
    [-0.72, 5],
    [-0.55, 9],
    [-0.25, 14],
    [0, 15.5],
    [0.25, 14],
    [0.55, 9],
    [0.72, 5],
  ];
  const dome = smooth(punt.map(([k, up]): Point => [cx + k * body.radius, top + height - up]));
  for (const width of [3, 1.8, 0.8])
    canvas.line(dome, lit ? '#ffffff' : '#9a9a86', width, { opacity: lit ? 0.12 : 0.055 });
  const base: Stop[] = [
    [0, lit ? '#fff6d8' : '#c8c49a', lit ? 0.45 : 0.2],
    [1, '#ffffff', 0],
  ];
  const ground = top + height - 3;
  canvas.fill(
    strip(outline, cx, top, height - 8, height - 0.4, -0.9, 0.9),
    canvas.define(radial(cx, ground, body.radius, base, `translate(0 ${ground * 0.88}) scale(1 .12)`)),
  );
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
