import type { Random } from '../../random.ts';
import { randomFrom } from '../../random.ts';
import { mix } from '../colour.ts';
import type { View } from './eye.ts';
import { deepRowsAt, HEIGHT, isPlanted, THICK } from './rows.ts';
import type { Cover, Light } from './scene.ts';

/** Marks of one tone are one path: thousands of elements would take longer than everything else in the picture. */
class Marks {
  readonly #paths = new Map<string, string[]>();
  readonly #light: Light;
  readonly #random: Random;

  constructor(light: Light, random: Random) {
    this.#light = light;
    this.#random = random;
  }

  /** Adds a mark in one of four tones of a colour: two in the sun, two in the shade. */
  add(colour: string, d: string): void {
    const amount = this.#random.chance(0.5) ? 0.26 : 0.46;
    const tone = mix(colour, this.#random.chance(0.5) ? this.#light.warm : this.#light.cool, amount);
    const path = this.#paths.get(tone);
    if (path) path.push(d);
    else this.#paths.set(tone, [d]);
  }

  *[Symbol.iterator](): Iterator<readonly [tone: string, d: string]> {
    for (const [tone, parts] of this.#paths) yield [tone, parts.join('')];
  }
}

const BLADES: Partial<Record<Cover, string>> = { wheat: '#c9a65a', scrub: '#7c7c52' };

function drawBlades({ eye, terrain, light, canvas }: View, near: number, far: number, random: Random): void {
  const s = eye.scale(near);
  const half = eye.half(near);
  const marks = new Marks(light, random);
  const count = Math.min(150, Math.round((eye.width / s) * 8));
  for (let i = 0; i < count; i += 1) {
    const [x, z] = [random.real(-half, half), random.real(near, far)];
    const { cover } = terrain.field(x, z);
    if (terrain.isWater(x, z) || isPlanted(cover) || cover === 'soil') continue;
    const [px, py] = eye.at(x, terrain.height(x, z), z);
    const [h, lean] = [s * random.real(0.06, 0.17), s * random.real(-0.04, 0.04)];
    marks.add(
      BLADES[cover] ?? '#74864a',
      `M${px.toFixed(1)} ${py.toFixed(1)}q${(lean * 0.3).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-h).toFixed(1)}`,
    );
  }
  const width = (s * 0.016).toFixed(2);
  for (const [tone, d] of marks)
    canvas.add(
      `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" stroke-opacity=".7"/>`,
    );
}

function drawLeaves(view: View, near: number, far: number, random: Random): void {
  const { eye, terrain, scene, light, canvas } = view;
  const s = eye.scale(near);
  const half = eye.half(near);
  const middle = (near + far) / 2;
  const marks = new Marks(light, random);
  for (const { field, at } of deepRowsAt(view, middle)) {
    const x = at(middle);
    if (terrain.field(x, middle) !== field || terrain.isWater(x, near) || Math.abs(x) > half) continue;
    const [px, py] = eye.at(x, terrain.height(x, middle) + HEIGHT * 0.86, middle);
    for (let i = 0; i < Math.min(6, Math.round(s / 30)); i += 1) {
      const r = s * random.real(0.016, 0.036);
      const [cx, cy] = [px + random.real(-THICK, THICK) * s - r, py + random.real(-0.05, 0.14) * s];
      const [rx, ry] = [r.toFixed(1), (r * 0.66).toFixed(1)];
      const across = (r * 2).toFixed(1);
      marks.add(
        field.cover === 'lavender' ? '#8d74b4' : scene.vine,
        `M${cx.toFixed(1)} ${cy.toFixed(1)}a${rx} ${ry} 0 1 0 ${across} 0a${rx} ${ry} 0 1 0 -${across} 0`,
      );
    }
  }
  for (const [tone, d] of marks) canvas.add(`<path d="${d}" fill="${tone}" fill-opacity=".8"/>`);
}

/** Leaves on the nearest rows, blades in the nearest meadows. */
export function drawTufts(view: View, near: number, far: number): void {
  const s = view.eye.scale(near);
  if (s < 64) return;
  const random = randomFrom(`tufts ${view.key} ${near.toFixed(3)}`);
  drawBlades(view, near, far, random);
  if (s >= 95) drawLeaves(view, near, far, random);
}
