import { darken, lighten } from './colour.ts';
import { centred } from './lettering.ts';
import { ellipse, polyline, rectangle } from './path.ts';
import type { Canvas } from './svg.ts';
import { linear, spot } from './svg.ts';

import type { Of } from './vessels.ts';
import { GROUND, STILL_LIFE_CANVAS } from './vessels.ts';

/** A wooden case. */
export function drawCase(canvas: Canvas, { x, width }: Of<'case'>): void {
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
