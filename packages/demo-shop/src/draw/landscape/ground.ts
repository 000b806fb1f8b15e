import { randomFrom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Point } from '../path.ts';
import { pathData, polyline, rectangle } from '../path.ts';
import type { Canvas, Stop } from '../svg.ts';
import { linear } from '../svg.ts';
import { drawBuilding } from './buildings.ts';
import type { View } from './eye.ts';
import { Eye, hazeAt } from './eye.ts';
import { drawAcrossRows, drawDeepRows } from './rows.ts';
import type { Cover, Light, Scene, Tree } from './scene.ts';
import { drawTerraces } from './terraces.ts';
import type { Terrain } from './terrain.ts';
import type { Stand } from './trees.ts';
import { drawTree } from './trees.ts';
import { drawTufts } from './tufts.ts';

const NEAR = 2.1;
const FAR = 76;
const ACROSS = 44;

function groundColour(cover: Cover, scene: Scene): string {
  const colours: Record<Cover, string> = {
    vines: mix(scene.soil, scene.vine, 0.34),
    grass: '#86994f',
    wheat: '#d6b25c',
    lavender: '#a08d7c',
    forest: '#67794a',
    soil: scene.soil,
    scrub: '#8b8a56',
  };
  return colours[cover];
}

function surfaceColour({ scene, light, terrain }: View, x: number, z: number): string {
  const haze = hazeAt(z);
  if (terrain.isWater(x, z)) {
    const sky = mix(light.sky.at(-1)!, light.sky[0]!, 0.3 + 0.3 * Math.min(1, Math.abs(x / (z * 1.2))));
    return mix(mix(sky, light.cool, 0.16 + 0.22 * Math.exp(-z / 16)), light.haze, haze * 0.5);
  }
  const field = terrain.field(x, z);
  const e = 0.22;
  const slopeX = (terrain.height(x + e, z) - terrain.height(x - e, z)) / (2 * e);
  const slopeZ = (terrain.height(x, z + e) - terrain.height(x, z - e)) / (2 * e);
  const facing = -slopeX * light.side * 0.85 - slopeZ * 0.3 + 0.14;
  const base = groundColour(field.cover, scene);
  const toned = field.shade > 0 ? lighten(base, field.shade) : darken(base, -field.shade);
  const lit =
    facing > 0
      ? mix(toned, light.warm, Math.min(0.52, facing * 0.8))
      : mix(toned, light.cool, Math.min(0.6, -facing * 0.95));
  return mix(lit, light.haze, haze);
}

function drawSlice(view: View, z: number): void {
  const { canvas, terrain, eye } = view;
  const half = eye.half(z);
  const points: Point[] = [];
  const stops: Stop[] = [];
  let lowest = 0;
  const places = Array.from({ length: ACROSS + 1 }, (_, i) => -half + (2 * half * i) / ACROSS);
  for (const shore of terrain.shores(z))
    if (Math.abs(shore) < half) places.push(shore - 0.015, shore + 0.015);
  places.sort((a, b) => a - b);
  for (const x of places) {
    const point = eye.at(x, terrain.height(x, z), z);
    points.push(point);
    lowest = Math.max(lowest, point[1]);
    stops.push([(x + half) / (2 * half), surfaceColour(view, x, z)]);
  }
  const [first, last] = [points[0]!, points.at(-1)!];
  const paint = canvas.define(linear(first[0], 0, last[0], 0, stops));
  const depth = lowest + 140;
  canvas.add(
    `<path d="${pathData(polyline([...points, [last[0], depth], [first[0], depth]], true), 10)}" fill="${paint}"/>`,
  );
}

interface Standing {
  x: number;
  z: number;
  draw(stand: Stand): void;
}

function trees({ canvas, scene, light, terrain, eye, key }: View): Standing[] {
  const random = randomFrom(`trees ${key}`);
  const things: Standing[] = [];
  for (const [tree, count] of Object.entries(scene.trees) as [Tree, number][]) {
    const tall = tree === 'cypress' || tree === 'poplar';
    for (let i = 0; i < count; i += 1) {
      const z = 8.5 + 34 * random.next() ** 1.3;
      const x = random.real(-1, 1) * eye.half(z);
      const row = tall ? random.between(2, 7) : random.between(1, 3);
      for (let j = 0; j < row; j += 1) {
        const [tx, tz] = [x + j * random.real(0.7, 1), z + j * random.real(0.1, 0.6)];
        if (terrain.isWater(tx, tz)) continue;
        things.push({
          x: tx,
          z: tz,
          draw: (stand) => drawTree(canvas, tree, stand, light, randomFrom(`${key} ${tree} ${i} ${j}`)),
        });
      }
    }
  }
  return things;
}

function buildings({ canvas, scene, light, terrain, eye, key }: View): Standing[] {
  const random = randomFrom(`buildings ${key}`);
  return scene.buildings.map((building, i) => {
    const known = i === 0 ? scene.landmark : undefined;
    let [x, z] = known ? [known.across * eye.half(known.depth), known.depth] : [0, 18];
    for (let tries = 0; tries < 40 && !known; tries += 1) {
      z = random.real(13, 24);
      x = random.real(-0.7, 0.7) * eye.half(z);
      if (
        !terrain.isWater(x, z) &&
        !terrain.isWater(x, z - 1.5) &&
        terrain.height(x, z) > terrain.height(x, z - 2) - 0.2
      )
        break;
    }
    return {
      x,
      z,
      draw: (stand: Stand) =>
        drawBuilding(canvas, building, stand, light, randomFrom(`${key} ${building} ${i}`)),
    };
  });
}

/** The ground from the horizon to the viewer's feet; nearer things cover farther ones. */
export function drawGround(
  canvas: Canvas,
  scene: Scene,
  light: Light,
  terrain: Terrain,
  size: { width: number; height: number; slices: number },
  key: string,
): void {
  const eye = new Eye(size, scene.camera);
  const view: View = { canvas, scene, light, terrain, eye, key };
  const { slices } = size;
  const depths = Array.from({ length: slices }, (_, i) => FAR * (NEAR / FAR) ** (i / (slices - 1)));
  const things = [...trees(view), ...buildings(view)].sort((a, b) => b.z - a.z);
  depths.forEach((z, i) => {
    const before = depths[i - 1];
    drawSlice(view, z);
    if (before !== undefined) {
      if (scene.terraces) drawTerraces(view, z, before);
      else {
        drawAcrossRows(view, z, before);
        drawDeepRows(view, z, before);
      }
      drawTufts(view, z, before);
    }
    while (things[0] && things[0].z > z) {
      const thing = things.shift()!;
      const [px, py] = eye.at(thing.x, terrain.height(thing.x, thing.z), thing.z);
      thing.draw({ x: px, y: py, scale: eye.scale(thing.z), haze: hazeAt(thing.z) });
    }
    if (scene.mist && i % 14 === 8 && z > 11) {
      const y = eye.at(0, 0.3, z)[1];
      const veil = canvas.define(
        linear(0, y - 30, 0, y + 18, [
          [0, light.haze, 0],
          [0.6, light.haze, 0.5],
          [1, light.haze, 0],
        ]),
      );
      canvas.fill(rectangle(0, y - 30, size.width, 48), veil);
    }
  });
}
