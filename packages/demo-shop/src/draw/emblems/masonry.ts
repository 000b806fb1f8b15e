import type { Random } from '../../random.ts';
import { arc, ellipse, polyline, rectangle } from '../path.ts';
import type { Part } from './emblem.ts';
import { drawn, filled } from './emblem.ts';

export function hatch(x: number, y: number, width: number, height: number, step: number): Part[] {
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

export function windows(
  x: number,
  y: number,
  width: number,
  columns: number,
  rows: number,
  gap: number,
): Part[] {
  const parts: Part[] = [];
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1)
      parts.push(filled(rectangle(x + ((c + 0.5) * width) / columns - 0.3, y + r * gap, 0.6, 1.05), 'ink'));
  }
  return parts;
}

export function turret(x: number, width: number, base: number, height: number, roof: number): Part[] {
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

export function shrubs(random: Random, from: number, to: number, base: number): Part[] {
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
