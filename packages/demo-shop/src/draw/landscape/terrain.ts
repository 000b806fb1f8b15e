import { randomFrom } from '../../random.ts';
import { layered, noiseOf } from './noise.ts';
import type { Cover, Scene } from './scene.ts';

/** A field: what grows there, which way its rows run, and a little of its own shade. */
export interface Field {
  cover: Cover;
  /** Whether its rows run away from the viewer or across the picture. */
  run: 'deep' | 'across';
  /** How far rows that run away move sideways per unit of depth, counted from the field's middle. */
  slant: number;
  z: number;
  shade: number;
}

/** The ground of a scene: heights, water and fields, all functions of the place. */
export interface Terrain {
  height(x: number, z: number): number;
  isWater(x: number, z: number): boolean;
  field(x: number, z: number): Field;
  /** Where water begins and ends across a depth. */
  shores(z: number): number[];
}

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Builds the ground; the same key and scene give the same ground. */
export function terrainOf(scene: Scene, key: string): Terrain {
  const random = randomFrom(`terrain ${key}`);
  const relief = layered(noiseOf(`relief ${key}`), 3);
  const bend = noiseOf(`river ${key}`);
  const { hills, valley, river } = scene;
  const riverX = (z: number) =>
    river ? Math.sin(z / 9 + random0) * river.bend * (0.3 + z / 30) + bend(z / 14, 3) * river.bend * 0.4 : 0;
  const random0 = random.real(0, 6);

  const raw = (x: number, z: number): number => {
    const near = smoothstep(2, 11, z);
    let h = relief(x / hills.span, z / hills.span) * hills.height * (0.25 + 0.75 * near);
    if (valley) {
      const middle = river ? riverX(z) : 0;
      const out = Math.abs(x - middle) - (river ? river.width : 1);
      h += Math.max(0, out) * (x < middle ? valley.left : valley.right) * near;
    }
    h += Math.max(0, z - 26) * 0.02 * hills.height;
    return h;
  };

  const riverHalf = (z: number) => (river ? river.width * (0.55 + z / 40) : 0);
  const inRiver = (x: number, z: number) =>
    river ? Math.abs(x - riverX(z)) - riverHalf(z) : Number.POSITIVE_INFINITY;
  const shores = (z: number) => (river ? [riverX(z) - riverHalf(z), riverX(z) + riverHalf(z)] : []);

  const isWater = (x: number, z: number) =>
    (scene.sea !== undefined && z > scene.sea + bend(x / 6, 9) * 1.6) || inRiver(x, z) < 0;

  const height = (x: number, z: number): number => {
    if (isWater(x, z)) return scene.sea === undefined ? -0.55 : -0.4;
    const bank = Math.min(1, Math.max(0, inRiver(x, z) / 1.4));
    const h = raw(x, z);
    const shore = scene.sea === undefined ? 1 : Math.min(1, Math.max(0, (scene.sea - z) / 7));
    return (river ? h * bank - 0.4 * (1 - bank) : h) * shore;
  };

  const covers = Object.entries(scene.covers) as [Cover, number][];
  const total = covers.reduce((sum, [, weight]) => sum + weight, 0);
  const cells = new Map<number, Field & { x: number }>();
  const cellSize = 6.4;
  const cell = (i: number, j: number) => {
    const place = (i + 2048) * 4096 + j + 2048;
    const known = cells.get(place);
    if (known) return known;
    const own = randomFrom(`field ${key} ${i}/${j}`);
    let ticket = own.next() * total;
    let cover = covers[0]![0];
    for (const [each, weight] of covers) {
      if (ticket >= 0) cover = each;
      ticket -= weight;
    }
    const made = {
      x: (i + own.real(0.15, 0.85)) * cellSize,
      z: (j + own.real(0.15, 0.85)) * cellSize,
      cover,
      run: own.chance(scene.across ?? 0.22) ? ('across' as const) : ('deep' as const),
      slant: own.pick([-0.62, -0.3, -0.1, 0.06, 0.24, 0.5]),
      shade: own.real(-0.07, 0.07),
    };
    cells.set(place, made);
    return made;
  };
  const field = (x: number, z: number): Field => {
    const [i, j] = [Math.floor(x / cellSize), Math.floor(z / cellSize)];
    let [best, distance] = [cell(i, j), Number.POSITIVE_INFINITY];
    for (let a = -1; a <= 1; a += 1) {
      for (let b = -1; b <= 1; b += 1) {
        const other = cell(i + a, j + b);
        const d = Math.hypot(other.x - x, other.z - z);
        if (d < distance) [best, distance] = [other, d];
      }
    }
    return best;
  };

  return { height, isWater, field, shores };
}
