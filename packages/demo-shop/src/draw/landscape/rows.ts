import { mix } from '../colour.ts';
import type { Point } from '../path.ts';
import { pathData, polyline } from '../path.ts';
import type { View } from './eye.ts';
import { through } from './eye.ts';
import type { Cover } from './scene.ts';
import type { Field } from './terrain.ts';

/** Distance between rows, height and half of the thickness of a row, in units of the ground. */
export const SPACING = 0.64;
export const HEIGHT = 0.25;
export const THICK = 0.15;

export const isPlanted = (cover: Cover) => cover === 'vines' || cover === 'lavender';

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
export function piece(
  view: View,
  near: readonly [x: number, z: number],
  far: readonly [x: number, z: number],
  into: Record<keyof Tones, string[]>,
): void {
  const { terrain, eye, light } = view;
  const [a, b] = [terrain.height(near[0], near[1]), terrain.height(far[0], far[1])];
  const front = (across: number, up: number) => eye.at(near[0] + across, a + up, near[1]);
  const back = (across: number, up: number) => eye.at(far[0] + across, b + up, far[1]);
  const quad = (left: number, right: number, low: number, high: number) =>
    quadData(front(left, low), front(right, high), back(right, high), back(left, low));
  const cast = -light.side * 0.2;
  into.shadow.push(quad(-THICK + cast, THICK + cast, 0, 0));
  into[light.side < 0 ? 'sunny' : 'shady'].push(quad(-THICK * 0.7, -THICK, 0, HEIGHT));
  into[light.side < 0 ? 'shady' : 'sunny'].push(quad(THICK * 0.7, THICK, 0, HEIGHT));
  into.top.push(quad(-THICK, THICK, HEIGHT, HEIGHT));
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A four-sided path; rows are made of tens of thousands of them. */
function quadData(a: Point, b: Point, c: Point, d: Point): string {
  return `M${tenth(a[0])} ${tenth(a[1])}L${tenth(b[0])} ${tenth(b[1])} ${tenth(c[0])} ${tenth(c[1])} ${tenth(d[0])} ${tenth(d[1])}Z`;
}

export const empty = (): Record<keyof Tones, string[]> => ({ top: [], sunny: [], shady: [], shadow: [] });

export function paint(view: View, parts: Record<keyof Tones, string[]>, cover: Cover, z: number): void {
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
export function deepRowsAt({ eye, terrain }: View, z: number): DeepRow[] {
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
