import type { Random } from '../../random.ts';
import { mix } from '../colour.ts';
import { ellipse, polyline, smooth } from '../path.ts';
import type { Canvas } from '../svg.ts';
import type { Light, Tree } from './scene.ts';

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
