import type { Random } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { polyline, rectangle } from '../path.ts';
import type { Canvas } from '../svg.ts';
import type { Building, Light } from './scene.ts';
import type { Stand } from './trees.ts';

function house(
  canvas: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: { lit: string; shade: string; roof: string },
  side: number,
): void {
  canvas.fill(rectangle(x - w / 2, y - h, w, h), wall.lit);
  canvas.fill(rectangle(side > 0 ? x - w / 2 : x + w * 0.18, y - h, w * 0.32, h), wall.shade);
  canvas.fill(
    polyline(
      [
        [x - w * 0.56, y - h],
        [x - w * 0.34, y - h * 1.42],
        [x + w * 0.34, y - h * 1.42],
        [x + w * 0.56, y - h],
      ],
      true,
    ),
    wall.roof,
  );
  if (h > 9)
    for (const k of [-0.28, 0, 0.28])
      canvas.fill(rectangle(x + k * w - w * 0.04, y - h * 0.68, w * 0.08, h * 0.3), darken(wall.shade, 0.35));
}

/** A building, or a few that stand together. */
export function drawBuilding(
  canvas: Canvas,
  building: Building,
  stand: Stand,
  light: Light,
  random: Random,
): void {
  const { x, y, scale: s, haze } = stand;
  const away = (colour: string) => mix(colour, light.haze, haze);
  const stone = random.pick(['#e9dcc2', '#e6d2b4', '#ddd2c0']);
  const wall = {
    lit: away(mix(stone, light.warm, 0.25)),
    shade: away(mix(stone, light.cool, 0.42)),
    roof: away(random.pick(['#a2583c', '#8e4a38', '#6d6a70'])),
  };
  const side = light.side;
  const spire = (cx: number, w: number, h: number, tip: number) => {
    canvas.fill(rectangle(cx - w / 2, y - h, w, h), wall.lit);
    canvas.fill(rectangle(side > 0 ? cx - w / 2 : cx + w * 0.08, y - h, w * 0.42, h), wall.shade);
    canvas.fill(
      polyline(
        [
          [cx - w * 0.62, y - h],
          [cx, y - h - tip],
          [cx + w * 0.62, y - h],
        ],
        true,
      ),
      wall.roof,
    );
    canvas.fill(rectangle(cx - w * 0.1, y - h * 0.86, w * 0.2, h * 0.12), darken(wall.shade, 0.4));
  };
  if (building === 'windmill') {
    canvas.fill(
      polyline(
        [
          [x - s * 0.32, y],
          [x - s * 0.2, y - s * 1.1],
          [x + s * 0.2, y - s * 1.1],
          [x + s * 0.32, y],
        ],
        true,
      ),
      wall.lit,
    );
    canvas.fill(
      polyline(
        [
          [x - s * 0.24, y - s * 1.1],
          [x, y - s * 1.4],
          [x + s * 0.24, y - s * 1.1],
        ],
        true,
      ),
      wall.roof,
    );
    for (const turn of [0.5, 2.07, 3.64, 5.21])
      canvas.line(
        polyline([
          [x, y - s * 1.08],
          [x + Math.cos(turn) * s * 0.9, y - s * 1.08 + Math.sin(turn) * s * 0.9],
        ]),
        darken(wall.shade, 0.3),
        Math.max(0.8, s * 0.05),
      );
    return;
  }
  if (building === 'tower') {
    spire(x, s * 0.55, s * 1.5, s * 0.4);
    return;
  }
  if (building === 'chateau' || building === 'monastery') {
    house(canvas, x, y, s * 2.3, s * 0.7, wall, side);
    spire(x - s * 1.2, s * 0.42, s * 0.95, building === 'chateau' ? s * 0.72 : s * 0.2);
    spire(x + s * 1.2, s * 0.42, s * 0.95, building === 'chateau' ? s * 0.72 : s * 0.2);
    if (building === 'monastery') spire(x + s * 0.2, s * 0.4, s * 1.5, s * 0.35);
    return;
  }
  if (building === 'farm') {
    house(canvas, x + s * 0.75, y, s * 0.8, s * 0.42, wall, side);
    house(canvas, x, y, s * 1.2, s * 0.62, wall, side);
    return;
  }
  const count = building === 'village' ? 9 : 4;
  for (let i = 0; i < count; i += 1) {
    const k = (i / (count - 1) - 0.5) * count * 0.42;
    house(
      canvas,
      x + k * s + random.real(-0.1, 0.1) * s,
      y + random.real(-0.06, 0.1) * s,
      s * random.real(0.5, 0.8),
      s * random.real(0.32, 0.48),
      { ...wall, lit: lighten(wall.lit, random.real(0, 0.16)) },
      side,
    );
  }
  spire(x + s * 0.25, s * 0.34, s * 1.15, s * 0.75);
}
