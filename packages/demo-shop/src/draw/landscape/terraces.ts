import { mix } from '../colour.ts';
import { pathData, polyline } from '../path.ts';
import type { View } from './eye.ts';
import { through } from './eye.ts';
import { empty, HEIGHT, paint, piece } from './rows.ts';

interface Crossing {
  x: number;
  level: number;
}

/** Where the ground passes a level between two samples of one depth. */
function crossings({ eye, terrain }: View, z: number, step: number): Crossing[] {
  const half = eye.half(z);
  const samples = 120;
  const found: Crossing[] = [];
  let before = terrain.height(-half, z);
  for (let i = 1; i <= samples; i += 1) {
    const x = -half + (2 * half * i) / samples;
    const h = terrain.height(x, z);
    for (let level = Math.ceil(Math.min(before, h) / step); level * step < Math.max(before, h); level += 1) {
      const t = (level * step - before) / (h - before);
      if (!terrain.isWater(x, z)) found.push({ x: x - (2 * half * (1 - t)) / samples, level });
    }
    before = h;
  }
  return found;
}

/** Rows that follow lines of equal height, each on its own wall of stone. */
export function drawTerraces(view: View, near: number, far: number): void {
  const { eye, terrain, scene, light, canvas } = view;
  const step = scene.terraces;
  if (!step || HEIGHT * eye.scale(near) < 1.8) return;
  const distant = crossings(view, far, step);
  const vines = empty();
  const walls: string[] = [];
  const reach = (far - near) * 6 + 0.15;
  for (const { x, level } of crossings(view, near, step)) {
    const partner = distant
      .filter((c) => c.level === level && Math.abs(c.x - x) < reach)
      .sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
    if (!partner || terrain.field(x, near).cover !== 'vines') continue;
    const drop = Math.min(0.2, step * 0.45);
    const at = (px: number, up: number, z: number) => eye.at(px, level * step + up, z);
    walls.push(
      pathData(
        polyline(
          [at(x, 0, near), at(partner.x, 0, far), at(partner.x, -drop, far), at(x, -drop, near)],
          true,
        ),
      ),
    );
    piece(view, [x, near], [partner.x, far], vines);
  }
  if (walls.length > 0)
    canvas.add(
      `<path d="${walls.join('')}" fill="${through(mix(mix(scene.soil, '#d9cbb0', 0.45), light.cool, 0.2), light, near)}"/>`,
    );
  paint(view, vines, 'vines', near);
}
