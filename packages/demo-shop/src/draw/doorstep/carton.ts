import { darken, lighten } from '../colour.ts';
import { centred } from '../lettering.ts';
import { ellipse, type Point, polyline, rectangle } from '../path.ts';
import type { Canvas } from '../svg.ts';
import { linear, spot } from '../svg.ts';

const BOARD = '#c9a06c';

/** A carton of bottles: `x` is the middle of its front, `ground` where it stands; it shows its front, its lid and its right side. */
export interface Carton {
  x: number;
  ground: number;
  width: number;
  height: number;
}

/** How far the lid reaches back, to the right and upwards, in parts of the width. */
const [BACK_X, BACK_Y] = [0.2, 0.17];

/** The soft dark about a stack of cartons, most of it on the side that the light does not reach. */
export function drawContactShadow(canvas: Canvas, { x, ground, width }: Omit<Carton, 'height'>): void {
  const shade = canvas.define(spot('#140d09', 0.35));
  const reach = ellipse(x + width * 0.26, ground - width * BACK_Y * 0.5, width * 0.8, width * 0.15);
  canvas.fill(reach, shade, { opacity: 0.7 });
  canvas.fill(ellipse(x, ground, width * 0.52, 9), shade, { opacity: 0.55 });
}

export function drawCarton(canvas: Canvas, { x, ground, width, height }: Carton): void {
  const [left, right, top] = [x - width / 2, x + width / 2, ground - height];
  const [bx, by] = [width * BACK_X, width * BACK_Y];
  const front = canvas.define(
    linear(left, top, right, ground, [
      [0, lighten(BOARD, 0.12)],
      [0.6, BOARD],
      [1, darken(BOARD, 0.1)],
    ]),
  );
  canvas.fill(rectangle(left, top, width, height), front, {
    edge: { colour: darken(BOARD, 0.4), width: 1.4 },
  });
  const lid: Point[] = [
    [left, top],
    [left + bx, top - by],
    [right + bx, top - by],
    [right, top],
  ];
  canvas.fill(polyline(lid, true), lighten(BOARD, 0.26), {
    edge: { colour: darken(BOARD, 0.35), width: 1.2 },
  });
  const side: Point[] = [
    [right, top],
    [right + bx, top - by],
    [right + bx, ground - by],
    [right, ground],
  ];
  const shade = canvas.define(
    linear(right, 0, right + bx, 0, [
      [0, darken(BOARD, 0.28)],
      [1, darken(BOARD, 0.42)],
    ]),
  );
  canvas.fill(polyline(side, true), shade, { edge: { colour: darken(BOARD, 0.5), width: 1.2 } });
  drawTape(canvas, { x, ground, width, height });
  drawPrint(canvas, { x, ground, width, height });
}

/** Tape over the lid and a hand down the front. */
function drawTape(canvas: Canvas, { x, ground, width, height }: Carton): void {
  const [top, half] = [ground - height, width * 0.05];
  const [bx, by] = [width * BACK_X, width * BACK_Y];
  const over: Point[] = [
    [x - half, top],
    [x - half + bx, top - by],
    [x + half + bx, top - by],
    [x + half, top],
  ];
  canvas.fill(polyline(over, true), '#efdcb4', { opacity: 0.8 });
  canvas.fill(rectangle(x - half, top, half * 2, height * 0.2), '#efdcb4', { opacity: 0.7 });
}

/** The house's name, the arrows that say which way is up, and a glass that breaks easily. */
function drawPrint(canvas: Canvas, { x, ground, width, height }: Carton): void {
  const ink = '#6e1f34';
  const size = Math.min(width * 0.15, height * 0.3);
  const name = centred(
    'VITIS',
    { face: 'capitalsBold', size, tracking: size * 0.14 },
    x,
    ground - height * 0.4,
  );
  canvas.fill(name, ink, { opacity: 0.86 });
  const under = ground - height * 0.3;
  canvas.line(
    polyline([
      [x - width * 0.2, under],
      [x + width * 0.2, under],
    ]),
    ink,
    Math.max(1.2, width * 0.006),
    { opacity: 0.7 },
  );
  const [foot, arm] = [ground - height * 0.1, height * 0.14];
  for (const at of [x - width * 0.41, x - width * 0.35]) {
    const arrow: Point[] = [
      [at - arm * 0.28, foot - arm * 0.66],
      [at, foot - arm],
      [at + arm * 0.28, foot - arm * 0.66],
    ];
    canvas.line(polyline(arrow), ink, width * 0.009, { opacity: 0.8 });
    canvas.line(
      polyline([
        [at, foot],
        [at, foot - arm],
      ]),
      ink,
      width * 0.009,
      { opacity: 0.8 },
    );
  }
  const glass = x + width * 0.38;
  const bowl: Point[] = [
    [glass - arm * 0.26, foot - arm],
    [glass + arm * 0.26, foot - arm],
    [glass + arm * 0.16, foot - arm * 0.5],
    [glass - arm * 0.16, foot - arm * 0.5],
  ];
  canvas.fill(polyline(bowl, true), ink, { opacity: 0.8 });
  canvas.fill(rectangle(glass - arm * 0.03, foot - arm * 0.5, arm * 0.06, arm * 0.44), ink, { opacity: 0.8 });
  canvas.fill(rectangle(glass - arm * 0.2, foot - arm * 0.07, arm * 0.4, arm * 0.07), ink, { opacity: 0.8 });
}
