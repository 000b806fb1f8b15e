import { darken, lighten, mix } from '../colour.ts';
import { polyline, rectangle } from '../path.ts';
import type { Canvas } from '../svg.ts';
import { linear } from '../svg.ts';

export const DOORSTEP_CANVAS = { width: 1200, height: 900 } as const;
/** Where the wall meets the floor. */
export const FLOOR = 640;

export type WallKind = 'brick' | 'plaster' | 'stone' | 'tile';

const COLOURS: Record<WallKind, string> = {
  brick: '#9c5a45',
  plaster: '#dcd3c4',
  stone: '#a9a59c',
  tile: '#c9d2d0',
};

/** Width and height of what a wall is laid of, and how its rows are shifted; plaster is laid of nothing. */
const COURSES: Record<
  Exclude<WallKind, 'plaster'>,
  readonly [width: number, height: number, shift: number]
> = {
  brick: [92, 30, 0.5],
  stone: [210, 96, 0.42],
  tile: [78, 78, 0],
};

/** A value between 0 and 1 for a place in the wall: the same one every time. */
const grain = (row: number, column: number): number => {
  const mixed = Math.sin(row * 12.9898 + column * 78.233) * 43_758.5453;
  return mixed - Math.floor(mixed);
};

export function drawWall(canvas: Canvas, kind: WallKind): void {
  const { width } = DOORSTEP_CANVAS;
  const colour = COLOURS[kind];
  const ground = canvas.define(
    linear(0, 0, width, FLOOR, [
      [0, lighten(colour, 0.14)],
      [0.55, colour],
      [1, darken(colour, 0.22)],
    ]),
  );
  canvas.fill(rectangle(0, 0, width, FLOOR), ground);
  if (kind === 'plaster') return;
  const [wide, high, shift] = COURSES[kind];
  const joint = mix(colour, '#e9e1d4', kind === 'brick' ? 0.42 : 0.5);
  for (let row = 0; row * high < FLOOR; row += 1) {
    for (let column = -1; column * wide < width; column += 1) {
      const x = column * wide + (row % 2) * wide * shift;
      const tone = grain(row, column);
      const laid = rectangle(x + 2, row * high + 2, wide - 4, Math.min(high, FLOOR - row * high) - 4);
      canvas.fill(laid, tone < 0.5 ? darken(colour, 0.22) : lighten(colour, 0.2), {
        opacity: Math.round(Math.abs(tone - 0.5) * 80) / 100,
      });
    }
    canvas.fill(rectangle(0, row * high - 1.5, width, 3), joint, { opacity: 0.34 });
  }
}

/** Slabs that run towards the door, and the step before it. */
export function drawFloor(canvas: Canvas, colour: string, doorway: { x: number; width: number }): void {
  const { width, height } = DOORSTEP_CANVAS;
  const slabs = canvas.define(
    linear(0, FLOOR, 0, height, [
      [0, darken(colour, 0.2)],
      [0.35, colour],
      [1, lighten(colour, 0.12)],
    ]),
  );
  canvas.fill(rectangle(0, FLOOR, width, height - FLOOR), slabs);
  const joint = darken(colour, 0.36);
  for (let i = -8; i <= 8; i += 1) {
    const line = polyline([
      [width / 2 + i * 120, FLOOR],
      [width / 2 + i * 270, height],
    ]);
    canvas.line(line, joint, 1.6, { opacity: 0.4 });
  }
  for (const y of [FLOOR + 62, FLOOR + 146]) {
    const across = polyline([
      [0, y],
      [width, y],
    ]);
    canvas.line(across, joint, 1.8, { opacity: 0.4 });
  }
  const [left, wide] = [doorway.x - doorway.width / 2 - 60, doorway.width + 120];
  canvas.fill(rectangle(left, FLOOR - 6, wide, 22), lighten(colour, 0.22), {
    edge: { colour: darken(colour, 0.4), width: 1.4 },
  });
  canvas.fill(rectangle(left, FLOOR + 16, wide, 20), darken(colour, 0.26));
}
