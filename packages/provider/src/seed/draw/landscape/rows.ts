import { randomFrom } from '../../random.ts';
import { mix } from '../colour.ts';
import type { Point } from '../path.ts';
import { pathData, polyline } from '../path.ts';
import type { View } from './eye.ts';
import { through } from './eye.ts';
import type { Cover } from './scene.ts';
import type { Field } from './terrain.ts';

/** Distance between rows, height and half of the thickness of a row, in units of the ground. */
const SPACING = 0.64;
const HEIGHT = 0.25;
const THICK = 0.15;

const isPlanted = (cover: Cover) => cover === 'vines' || cover === 'lavender';

interface Tones {
  top: string;
  sunny: string;
  shady: string;
  shadow: string;
}

function tonesOf({ scene, light }: View, cover: Cover, z: number): Tones {
  const leaf = cover === 'lavender' ? '#7f6aa6' : scene.vine;
  return {
    top: through(mix(leaf, light.warm, 0.34), light, z),
    sunny: through(mix(leaf, light.warm, 0.12), light, z),
    shady: through(mix(leaf, light.cool, 0.52), light, z),
    shadow: through(mix(scene.soil, light.cool, 0.62), light, z),
  };
}

/** One piece of a row between two places: its shadow, the sides and the top. */
function piece(
  view: View,
  near: readonly [x: number, z: number],
  far: readonly [x: number, z: number],
  into: Record<keyof Tones, string[]>,
): void {
  const { terrain, eye, light } = view;
  const corner = (at: readonly [number, number], across: number, up: number) =>
    eye.at(at[0] + across, terrain.height(at[0], at[1]) + up, at[1]);
  const quad = (points: Point[]) => pathData(polyline(points, true), 10);
  const cast = -light.side * 0.2;
  into.shadow.push(
    quad([
      corner(near, -THICK + cast, 0),
      corner(near, THICK + cast, 0),
      corner(far, THICK + cast, 0),
      corner(far, -THICK + cast, 0),
    ]),
  );
  for (const side of [-1, 1] as const) {
    const wall = quad([
      corner(near, side * THICK * 0.7, 0),
      corner(near, side * THICK, HEIGHT),
      corner(far, side * THICK, HEIGHT),
      corner(far, side * THICK * 0.7, 0),
    ]);
    (side === light.side ? into.sunny : into.shady).push(wall);
  }
  into.top.push(
    quad([
      corner(near, -THICK, HEIGHT),
      corner(near, THICK, HEIGHT),
      corner(far, THICK, HEIGHT),
      corner(far, -THICK, HEIGHT),
    ]),
  );
}

const empty = (): Record<keyof Tones, string[]> => ({ top: [], sunny: [], shady: [], shadow: [] });

function paint(view: View, parts: Record<keyof Tones, string[]>, cover: Cover, z: number): void {
  const tones = tonesOf(view, cover, z);
  for (const tone of ['shadow', 'shady', 'sunny', 'top'] as const) {
    if (parts[tone].length > 0)
      view.canvas.add(
        `<path d="${parts[tone].join('')}" fill="${tones[tone]}"${tone === 'shadow' ? ' fill-opacity=".75"' : ''}/>`,
      );
  }
}

interface DeepRow {
  field: Field;
  /** Where the row is at a depth. */
  at(z: number): number;
}

/** The rows that run away from the viewer and can be seen at a depth, field by field. */
function deepRowsAt({ eye, terrain }: View, z: number): DeepRow[] {
  const half = eye.half(z);
  const fields = new Map<Field, [from: number, to: number]>();
  for (let i = 0; i <= 80; i += 1) {
    const x = -half + (2 * half * i) / 80;
    const field = terrain.field(x, z);
    if (!isPlanted(field.cover) || field.run !== 'deep') continue;
    const span = fields.get(field);
    if (span) span[1] = x;
    else fields.set(field, [x, x]);
  }
  const rows: DeepRow[] = [];
  for (const [field, [from, to]] of fields) {
    const lean = field.slant * (z - field.z);
    for (let n = Math.floor((from - lean) / SPACING) - 1; n <= (to - lean) / SPACING + 1; n += 1) {
      rows.push({ field, at: (depth) => n * SPACING + field.slant * (depth - field.z) });
    }
  }
  return rows;
}

/** Rows that run away from the viewer, more or less slanted: the part between two depths. */
export function drawDeepRows(view: View, near: number, far: number): void {
  const { eye, terrain } = view;
  if (SPACING * eye.scale(near) < 5) return;
  const middle = (near + far) / 2;
  const parts = new Map<Cover, Record<keyof Tones, string[]>>();
  for (const { field, at } of deepRowsAt(view, middle)) {
    const [a, b] = [at(near), at(far)];
    if (terrain.field((a + b) / 2, middle) !== field || terrain.isWater(a, near) || terrain.isWater(b, far))
      continue;
    const into = parts.get(field.cover) ?? empty();
    parts.set(field.cover, into);
    piece(view, [a, near], [b, far], into);
  }
  for (const [cover, into] of parts) paint(view, into, cover, near);
}

/** Rows that run across the picture: one of them where its depth lies between two slices. */
export function drawAcrossRows(view: View, near: number, far: number): void {
  const { eye, terrain, canvas } = view;
  const n = Math.ceil(near / SPACING);
  const z = n * SPACING;
  // A row right before the viewer would be a wall across the whole picture.
  if (z >= far || z < 3.6 || HEIGHT * eye.scale(z) < 2) return;
  const half = eye.half(z);
  const step = (half * 2) / 90;
  let run: { x: number; cover: Cover }[] = [];
  const flush = () => {
    if (run.length > 1) {
      const cover = run[0]!.cover;
      const tones = tonesOf(view, cover, z);
      const line = (up: number, shift: number) =>
        run.map(({ x }) =>
          eye.at(x, terrain.height(x, z) + up + (up > 0 ? Math.sin(x * 9) * 0.02 : 0), z + shift),
        );
      canvas.add(
        `<path d="${pathData(polyline([...line(0, -0.22), ...line(0, 0).reverse()], true), 10)}" fill="${tones.shadow}" fill-opacity=".6"/>`,
      );
      canvas.add(
        `<path d="${pathData(polyline([...line(HEIGHT, 0), ...line(0, 0).reverse()], true), 10)}" fill="${mix(tones.shady, tones.sunny, 0.45)}"/>`,
      );
      canvas.add(
        `<path d="${pathData(polyline([...line(HEIGHT, 0.2), ...line(HEIGHT, 0).reverse()], true), 10)}" fill="${tones.top}"/>`,
      );
    }
    run = [];
  };
  for (let x = -half; x <= half; x += step) {
    const field = terrain.field(x, z);
    const planted = isPlanted(field.cover) && field.run === 'across' && !terrain.isWater(x, z);
    if (planted && (run.length === 0 || run[0]!.cover === field.cover)) run.push({ x, cover: field.cover });
    else flush();
  }
  flush();
}

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
