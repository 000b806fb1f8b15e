import { darken, lighten } from '../colour.ts';
import { ellipse, polyline, rectangle, smooth } from '../path.ts';
import { Canvas, linear, radial, spot } from '../svg.ts';
import { drawCarton, drawContactShadow } from './carton.ts';
import { type DoorKind, drawDoor } from './door.ts';
import { DOORSTEP_CANVAS, drawFloor, drawWall, FLOOR, type WallKind } from './wall.ts';

/** Cartons at a door, as a driver photographs what was handed over. */
export interface Doorstep {
  wall: WallKind;
  door: DoorKind;
  doorColour: string;
  /** Middle of the doorway, from 0 (left) to 1. */
  doorAt: number;
  floor: string;
  /** Stacks from left to right: where their middle stands, from 0 to 1, and how many cartons high. */
  stacks: readonly (readonly [x: number, high: number])[];
  /** Middle of what the driver steps up to, from 0 to 1. */
  focus: number;
  /** A shrub in a pot beside the door. */
  shrubAt?: number;
}

/** How near the driver stood: from the street, a step nearer, or before the cartons. */
export const VIEWS = ['street', 'step', 'close'] as const;
export type View = (typeof VIEWS)[number];

/** How much larger things are than from the street, and the height that is looked at, from 0 (top) to 1. */
const NEARNESS: Record<View, { zoom: number; y: number }> = {
  street: { zoom: 1, y: 0.5 },
  step: { zoom: 1.7, y: 0.67 },
  close: { zoom: 2.7, y: 0.78 },
};

const CARTON = { width: 190, height: 128 };
/** Where cartons stand, a step before the door. */
const STAND = 792;

export function drawDoorstep(scene: Doorstep, view: View): string {
  const { width, height } = DOORSTEP_CANVAS;
  const canvas = new Canvas(10);
  const { zoom, y } = NEARNESS[view];
  const x = view === 'street' ? 0.5 : scene.focus;
  const [dx, dy] = [width / 2 - x * width * zoom, height / 2 - y * height * zoom];
  canvas.add(`<g transform="translate(${Math.round(dx)} ${Math.round(dy)}) scale(${zoom})">`);
  const doorway = { x: scene.doorAt * width, width: scene.door === 'steel' ? 440 : 320 };
  drawWall(canvas, scene.wall);
  drawFloor(canvas, scene.floor, doorway);
  drawDoor(canvas, {
    ...doorway,
    kind: scene.door,
    colour: scene.doorColour,
    ground: FLOOR - 4,
    height: 570,
  });
  if (scene.shrubAt !== undefined) drawShrub(canvas, scene.shrubAt * width);
  for (const [at, high] of scene.stacks) {
    const place = { x: at * width, width: CARTON.width };
    drawContactShadow(canvas, { ...place, ground: STAND });
    for (let level = 0; level < high; level += 1) {
      // Nobody stacks to the millimetre.
      const shift = ((level * 7 + Math.round(at * 10)) % 5) - 2;
      const ground = STAND - level * CARTON.height;
      drawCarton(canvas, { ...place, x: place.x + shift * 3, height: CARTON.height, ground });
    }
  }
  canvas.add('</g>');
  drawLight(canvas);
  return canvas.document(width, height);
}

function drawShrub(canvas: Canvas, x: number): void {
  const ground = FLOOR + 58;
  canvas.fill(ellipse(x + 16, ground, 84, 16), canvas.define(spot('#140d09', 0.3)), { opacity: 0.6 });
  const pot = [
    [x - 50, ground - 108],
    [x + 50, ground - 108],
    [x + 38, ground],
    [x - 38, ground],
  ] as const;
  const clay = canvas.define(
    linear(x - 50, 0, x + 50, 0, [
      [0, '#c98a63'],
      [0.5, '#a9683f'],
      [1, '#6f4026'],
    ]),
  );
  canvas.fill(polyline(pot, true), clay);
  canvas.fill(rectangle(x - 56, ground - 122, 112, 20), '#b67850', {
    edge: { colour: '#6f4026', width: 1.2 },
  });
  for (const [cx, cy, r, green] of [
    [x - 34, ground - 176, 46, '#3f5a37'],
    [x + 36, ground - 182, 48, '#37502f'],
    [x, ground - 246, 58, '#49683f'],
    [x - 10, ground - 184, 50, '#557a49'],
  ] as const) {
    const leaves = Array.from({ length: 22 }, (_, i) => {
      const [angle, reach] = [(i / 22) * Math.PI * 2, r * (i % 2 ? 1.06 : 0.86)];
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach] as const;
    });
    canvas.fill(smooth(leaves, true), green, { edge: { colour: darken(green, 0.3), width: 1 } });
    canvas.fill(ellipse(cx - r * 0.3, cy - r * 0.34, r * 0.42), lighten(green, 0.22), { opacity: 0.45 });
  }
}

/** Daylight from the left, and the darker corners that a small lens leaves. */
function drawLight(canvas: Canvas): void {
  const { width, height } = DOORSTEP_CANVAS;
  const sun = canvas.define(
    radial(width * 0.22, height * 0.2, width * 0.7, [
      [0, '#fff4dc', 0.3],
      [1, '#fff4dc', 0],
    ]),
  );
  canvas.fill(rectangle(0, 0, width, height), sun);
  const corners = canvas.define(
    radial(width / 2, height / 2, width * 0.72, [
      [0.55, '#120b08', 0],
      [1, '#120b08', 0.42],
    ]),
  );
  canvas.fill(rectangle(0, 0, width, height), corners);
}
