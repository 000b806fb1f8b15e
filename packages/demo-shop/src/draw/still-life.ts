import { darken, lighten } from './colour.ts';
import { polyline, rectangle } from './path.ts';
import { Canvas, linear, radial } from './svg.ts';
import type { Vessel } from './vessels.ts';
import { drawDecanter, drawGlass, GROUND, STILL_LIFE_CANVAS } from './vessels.ts';
import { drawCase } from './wood-case.ts';

export type Backdrop = 'sand' | 'wine' | 'sage' | 'slate' | 'blush';
/** One thing on the table; `x` is where its middle stands, from 0 (left) to 1. Things named later stand nearer. */
export type Thing = { kind: 'bottle'; drawing: string; x: number; height: number } | Vessel;

const WALLS: Record<Backdrop, readonly [wall: string, table: string]> = {
  sand: ['#eadfce', '#d9c7ab'],
  wine: ['#6e2a3b', '#53202c'],
  sage: ['#c4ccb8', '#a9b299'],
  slate: ['#59636b', '#454c53'],
  blush: ['#f0dcd3', '#e0c4b6'],
};

/** A drawing inside another: its own definitions keep their names apart by a prefix. */
function embedded(
  drawing: string,
  prefix: string,
  box: { x: number; y: number; width: number; height: number },
): string {
  const apart = drawing.replaceAll('url(#', `url(#${prefix}`).replaceAll(' id="', ` id="${prefix}`);
  return apart.replace(
    /^<svg ([^>]*?) width="[^"]*" height="[^"]*">/,
    `<svg $1 x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">`,
  );
}

/** Bottles and glasses on a table in the light of a window. `bottleRatio` is the width of a bottle's drawing by its height. */
export function drawStillLife(backdrop: Backdrop, things: readonly Thing[], bottleRatio: number): string {
  const { width, height } = STILL_LIFE_CANVAS;
  const canvas = new Canvas(10);
  const [wall, table] = WALLS[backdrop];
  canvas.fill(
    rectangle(0, 0, width, height),
    canvas.define(
      linear(0, 0, width, height, [
        [0, lighten(wall, 0.1)],
        [0.6, wall],
        [1, darken(wall, 0.14)],
      ]),
    ),
  );
  canvas.fill(
    rectangle(0, 0, width, height),
    canvas.define(
      radial(width * 0.3, height * 0.28, width * 0.62, [
        [0, '#fff6e4', 0.42],
        [1, '#fff6e4', 0],
      ]),
    ),
  );
  // The window's light on the wall: four panes, slanted.
  for (const [px, py] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const [x, y] = [width * 0.46 + px * 190, 70 + py * 250 + px * 40];
    canvas.fill(
      polyline(
        [
          [x, y],
          [x + 168, y + 36],
          [x + 128, y + 262],
          [x - 40, y + 226],
        ],
        true,
      ),
      '#fff3d8',
      { opacity: 0.2 },
    );
  }
  canvas.fill(
    rectangle(0, GROUND - 96, width, height),
    canvas.define(
      linear(0, GROUND - 96, 0, height, [
        [0, lighten(table, 0.1)],
        [0.3, table],
        [1, darken(table, 0.2)],
      ]),
    ),
  );
  canvas.line(
    polyline([
      [0, GROUND - 96],
      [width, GROUND - 96],
    ]),
    darken(table, 0.25),
    1.6,
    { opacity: 0.45 },
  );
  things.forEach((thing, i) => {
    if (thing.kind === 'glass') drawGlass(canvas, thing, wall);
    else if (thing.kind === 'decanter') drawDecanter(canvas, thing, wall);
    else if (thing.kind === 'case') drawCase(canvas, thing);
    else {
      const w = thing.height * bottleRatio;
      canvas.add(
        embedded(thing.drawing, `b${i}`, {
          x: thing.x * width - w / 2,
          y: GROUND + thing.height * 0.02 - thing.height,
          width: w,
          height: thing.height,
        }),
      );
    }
  });
  return canvas.document(width, height);
}
