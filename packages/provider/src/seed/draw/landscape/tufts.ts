import { randomFrom } from '../../random.ts';
import { mix } from '../colour.ts';
import type { View } from './eye.ts';
import { deepRowsAt, HEIGHT, isPlanted, THICK } from './rows.ts';

/** Leaves on the nearest rows, blades and flowers in the nearest meadows. */
export function drawTufts(view: View, near: number, far: number): void {
  const { eye, terrain, scene, light, canvas, key } = view;
  const s = eye.scale(near);
  if (s < 64) return;
  const random = randomFrom(`tufts ${key} ${near.toFixed(3)}`);
  const half = eye.half(near);
  const count = Math.min(150, Math.round((eye.width / s) * 8));
  for (let i = 0; i < count; i += 1) {
    const [x, z] = [random.real(-half, half), random.real(near, far)];
    const field = terrain.field(x, z);
    if (terrain.isWater(x, z) || isPlanted(field.cover) || field.cover === 'soil') continue;
    const [px, py] = eye.at(x, terrain.height(x, z), z);
    const base = field.cover === 'wheat' ? '#c9a65a' : field.cover === 'scrub' ? '#7c7c52' : '#74864a';
    const tone = random.chance(0.5)
      ? mix(base, light.warm, random.real(0.2, 0.5))
      : mix(base, light.cool, random.real(0.15, 0.42));
    const [h, lean] = [s * random.real(0.06, 0.17), s * random.real(-0.04, 0.04)];
    canvas.add(
      `<path d="M${px.toFixed(1)} ${py.toFixed(1)}q${(lean * 0.3).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-h).toFixed(1)}" fill="none" stroke="${tone}" stroke-width="${(s * 0.016).toFixed(2)}" stroke-linecap="round" stroke-opacity=".7"/>`,
    );
  }
  if (s < 95) return;
  const middle = (near + far) / 2;
  for (const { field, at } of deepRowsAt(view, middle)) {
    const x = at(middle);
    if (terrain.field(x, middle) !== field || terrain.isWater(x, near) || Math.abs(x) > half) continue;
    const leaf = field.cover === 'lavender' ? '#8d74b4' : scene.vine;
    const [px, py] = eye.at(x, terrain.height(x, middle) + HEIGHT * 0.86, middle);
    for (let i = 0; i < Math.min(7, Math.round(s / 26)); i += 1) {
      const size = s * random.real(0.016, 0.036);
      const tone = random.chance(0.5)
        ? mix(leaf, light.warm, random.real(0.3, 0.55))
        : mix(leaf, light.cool, random.real(0.1, 0.4));
      canvas.add(
        `<ellipse cx="${(px + random.real(-THICK, THICK) * s).toFixed(1)}" cy="${(py + random.real(-0.05, 0.14) * s).toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.66).toFixed(1)}" fill="${tone}" fill-opacity=".8"/>`,
      );
    }
  }
}
