import type { Random } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { ellipse, polyline, rectangle, smooth } from '../path.ts';
import type { Canvas } from '../svg.ts';
import type { Building, Light, Tree } from './scene.ts';

/** Where something stands in the picture: its foot, how many pixels one unit of the ground has there, how hazy it is. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
  haze: number;
}

const LEAVES: Record<Tree, string> = {
  cypress: '#2f4131',
  poplar: '#5f7040',
  oak: '#465a34',
  pine: '#33493a',
  olive: '#76826a',
  palm: '#4f6a3c',
};

interface Paint {
  lit: string;
  shade: string;
  trunk: string;
}

function paintOf(tree: Tree, light: Light, haze: number, random: Random): Paint {
  const leaf = mix(LEAVES[tree], random.chance(0.5) ? '#7a7a3a' : '#2e4a3a', random.real(0, 0.16));
  const away = (colour: string) => mix(colour, light.haze, haze);
  return {
    lit: away(mix(leaf, light.warm, 0.3)),
    shade: away(mix(leaf, light.cool, 0.4)),
    trunk: away('#4a3a2c'),
  };
}

/** A mass of leaves: dabs of shade first, dabs of light on the side of the sun. */
function crown(
  canvas: Canvas,
  random: Random,
  { x, y }: { x: number; y: number },
  rx: number,
  ry: number,
  paint: Paint,
  side: number,
): void {
  const dabs = rx < 9 ? 6 : 15;
  canvas.fill(ellipse(x, y, rx * 0.82, ry * 0.8), paint.shade);
  for (let i = 0; i < dabs; i += 1) {
    const angle = (i / dabs) * Math.PI * 2;
    const r = random.real(0.2, 0.34);
    canvas.fill(
      ellipse(x + Math.cos(angle) * rx * 0.72, y + Math.sin(angle) * ry * 0.7, rx * r, ry * r),
      mix(paint.shade, paint.lit, random.real(0, 0.3)),
    );
  }
  for (let i = 0; i < dabs; i += 1) {
    const angle = random.real(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * 0.62;
    const r = random.real(0.1, 0.24);
    canvas.fill(
      ellipse(
        x + side * rx * 0.24 + Math.cos(angle) * rx * away,
        y - ry * 0.24 + Math.sin(angle) * ry * away,
        rx * r,
        ry * r * 0.9,
      ),
      paint.lit,
      { opacity: random.real(0.45, 0.85).toFixed(2) },
    );
  }
}

/** One tree; its shadow falls away from the light. */
export function drawTree(canvas: Canvas, tree: Tree, stand: Stand, light: Light, random: Random): void {
  const { x, y, scale, haze } = stand;
  if (scale < 2) return;
  const paint = paintOf(tree, light, haze, random);
  const side = light.side;
  const s = scale * random.real(0.82, 1.2);
  canvas.fill(ellipse(x - side * s * 0.5, y, s * 0.7, s * 0.09), '#1c1c18', {
    opacity: (0.26 * (1 - haze)).toFixed(2),
  });
  if (tree === 'cypress' || tree === 'poplar') {
    const [w, h] = tree === 'cypress' ? [0.2, 1.75] : [0.26, 2.1];
    const flame = smooth(
      [
        [x, y - h * s],
        [x + w * s * 0.8, y - h * s * 0.62],
        [x + w * s, y - h * s * 0.26],
        [x + w * s * 0.35, y],
        [x - w * s * 0.35, y],
        [x - w * s, y - h * s * 0.26],
        [x - w * s * 0.8, y - h * s * 0.62],
      ],
      true,
    );
    canvas.fill(flame, paint.shade);
    canvas.fill(
      smooth(
        [
          [x, y - h * s],
          [x + side * w * s * 0.8, y - h * s * 0.6],
          [x + side * w * s * 0.9, y - h * s * 0.28],
          [x + side * w * s * 0.2, y - h * s * 0.05],
          [x + side * w * s * 0.12, y - h * s * 0.5],
        ],
        true,
      ),
      paint.lit,
      { opacity: 0.7 },
    );
    return;
  }
  const trunk = s * (tree === 'palm' ? 1.5 : tree === 'pine' ? 1.05 : 0.42);
  canvas.fill(
    polyline(
      [
        [x - s * 0.07, y],
        [x - s * 0.04, y - trunk],
        [x + s * 0.04, y - trunk],
        [x + s * 0.07, y],
      ],
      true,
    ),
    paint.trunk,
  );
  if (tree === 'palm') {
    for (let i = 0; i < 9; i += 1) {
      const a = Math.PI + (i / 8) * Math.PI;
      canvas.line(
        smooth([
          [x, y - trunk],
          [x + Math.cos(a) * s * 0.45, y - trunk + Math.sin(a) * s * 0.34],
          [x + Math.cos(a) * s * 0.8, y - trunk + Math.sin(a) * s * 0.12 + s * 0.14],
        ]),
        i % 2 ? paint.lit : paint.shade,
        Math.max(0.6, s * 0.07),
      );
    }
    return;
  }
  if (tree === 'pine') crown(canvas, random, { x, y: y - trunk - s * 0.12 }, s * 0.72, s * 0.28, paint, side);
  else if (tree === 'olive')
    crown(canvas, random, { x, y: y - trunk - s * 0.1 }, s * 0.5, s * 0.36, paint, side);
  else {
    crown(canvas, random, { x: x - s * 0.2, y: y - trunk - s * 0.22 }, s * 0.5, s * 0.46, paint, side);
    crown(canvas, random, { x: x + s * 0.24, y: y - trunk - s * 0.34 }, s * 0.46, s * 0.44, paint, side);
  }
}

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
