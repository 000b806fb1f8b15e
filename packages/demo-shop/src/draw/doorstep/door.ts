import { darken, lighten, mix } from '../colour.ts';
import { ellipse, polyline, rectangle, roundedRectangle } from '../path.ts';
import type { Canvas } from '../svg.ts';
import { linear, spot } from '../svg.ts';

/** `panelled`: of wood; `glazed`: a frame with a large pane; `steel`: two wings with bars, as goods go in. */
export type DoorKind = 'panelled' | 'glazed' | 'steel';

/** A doorway that stands on `ground`; `x` is its middle. */
export interface Door {
  kind: DoorKind;
  colour: string;
  x: number;
  ground: number;
  width: number;
  height: number;
}

export function drawDoor(canvas: Canvas, door: Door): void {
  const { x, ground, width, height, colour } = door;
  const [left, top] = [x - width / 2, ground - height];
  const frame = 26;
  canvas.fill(rectangle(left - frame, top - frame, width + frame * 2, height + frame), darken(colour, 0.3), {
    edge: { colour: darken(colour, 0.55), width: 2 },
  });
  canvas.fill(rectangle(left, top, width, height), '#1b1613');
  if (door.kind === 'panelled') drawPanelled(canvas, door);
  else if (door.kind === 'glazed') drawGlazed(canvas, door);
  else drawSteel(canvas, door);
  // The lintel throws its shade on whatever hangs below it.
  const shade = canvas.define(
    linear(0, top, 0, top + height * 0.16, [
      [0, '#0d0806', 0.5],
      [1, '#0d0806', 0],
    ]),
  );
  canvas.fill(rectangle(left, top, width, height * 0.16), shade);
}

function drawPanelled(canvas: Canvas, { x, ground, width, height, colour }: Door): void {
  const [left, top] = [x - width / 2, ground - height];
  const wood = canvas.define(
    linear(left, 0, left + width, 0, [
      [0, lighten(colour, 0.12)],
      [0.55, colour],
      [1, darken(colour, 0.16)],
    ]),
  );
  canvas.fill(rectangle(left + 4, top + 4, width - 8, height - 8), wood);
  const [column, gap] = [(width - 3 * 34) / 2, 34];
  for (const [from, share] of [
    [0.05, 0.36],
    [0.46, 0.2],
    [0.71, 0.23],
  ] as const) {
    for (const side of [0, 1]) {
      const [px, py] = [left + gap + side * (column + gap), top + height * from];
      const panel = rectangle(px, py, column, height * share);
      canvas.fill(panel, darken(colour, 0.12), { edge: { colour: darken(colour, 0.42), width: 3 } });
      canvas.fill(rectangle(px + 12, py + 12, column - 24, height * share - 24), lighten(colour, 0.06), {
        edge: { colour: lighten(colour, 0.22), width: 1.5 },
      });
    }
  }
  drawKnob(canvas, left + width - 22, ground - height * 0.46);
}

function drawKnob(canvas: Canvas, x: number, y: number): void {
  canvas.fill(roundedRectangle(x - 9, y - 46, 18, 92, 8), '#a4833f', {
    edge: { colour: '#5d4717', width: 1.4 },
  });
  canvas.fill(ellipse(x, y, 15), '#d3b366', { edge: { colour: '#6d5420', width: 1.6 } });
  canvas.fill(ellipse(x - 4, y - 5, 5), '#fff3cf', { opacity: 0.8 });
}

function drawGlazed(canvas: Canvas, { x, ground, width, height, colour }: Door): void {
  const [left, top, rail] = [x - width / 2, ground - height, 40];
  canvas.fill(rectangle(left + 4, top + 4, width - 8, height - 8), colour);
  const [gx, gy, gw, gh] = [left + rail, top + rail, width - rail * 2, height - rail - 150];
  const glass = canvas.define(
    linear(gx, gy, gx + gw, gy + gh, [
      [0, '#8fa3a6'],
      [0.4, '#3f4c4f'],
      [1, '#242b2c'],
    ]),
  );
  canvas.fill(rectangle(gx, gy, gw, gh), glass, { edge: { colour: darken(colour, 0.5), width: 4 } });
  canvas.clipped(rectangle(gx, gy, gw, gh), () => {
    // A lamp burns inside, over the dim shape of a bar.
    canvas.fill(ellipse(x, gy + gh * 0.42, gw * 0.42), canvas.define(spot('#f6c777', 0)), { opacity: 0.55 });
    canvas.fill(rectangle(gx, gy + gh * 0.72, gw, gh * 0.3), '#17110d', { opacity: 0.65 });
    for (let i = 0; i < 7; i += 1)
      canvas.fill(
        roundedRectangle(gx + gw * (0.08 + i * 0.13), gy + gh * 0.58, gw * 0.05, gh * 0.15, 6),
        '#120c0a',
        { opacity: 0.6 },
      );
    for (const [from, across] of [
      [0.1, 0.2],
      [0.44, 0.07],
    ] as const)
      canvas.fill(
        polyline(
          [
            [gx + gw * from, gy],
            [gx + gw * (from + across), gy],
            [gx + gw * (from + across - 0.34), gy + gh],
            [gx + gw * (from - 0.34), gy + gh],
          ],
          true,
        ),
        '#ffffff',
        { opacity: 0.13 },
      );
  });
  canvas.fill(rectangle(gx, ground - 128, gw, 84), lighten(colour, 0.1), {
    edge: { colour: darken(colour, 0.4), width: 2.5 },
  });
  canvas.fill(roundedRectangle(left + width - 30, ground - height * 0.62, 12, 210, 6), '#c9ab62', {
    edge: { colour: '#5d4717', width: 1.2 },
  });
}

function drawSteel(canvas: Canvas, { x, ground, width, height, colour }: Door): void {
  const [left, top] = [x - width / 2, ground - height];
  for (const side of [0, 1]) {
    const wing = left + 4 + (side * width) / 2;
    const sheet = canvas.define(
      linear(wing, 0, wing + width / 2, 0, [
        [0, mix(colour, '#ffffff', 0.22)],
        [0.35, colour],
        [1, darken(colour, 0.2)],
      ]),
    );
    const [wide, bar] = [width / 2 - 8, ground - height * 0.47];
    canvas.fill(rectangle(wing, top + 4, wide, height - 4), sheet, {
      edge: { colour: darken(colour, 0.5), width: 2 },
    });
    canvas.fill(rectangle(wing, ground - 120, wide, 116), mix(colour, '#c9cdd0', 0.5), { opacity: 0.75 });
    canvas.fill(roundedRectangle(wing + 22, bar, wide - 44, 20, 8), '#d4d7d9', {
      edge: { colour: '#4d5256', width: 1.6 },
    });
    canvas.fill(rectangle(wing + 22, bar + 22, wide - 44, 5), '#0d0d0d', { opacity: 0.25 });
    const pane = roundedRectangle(wing + wide / 2 - 34, top + height * 0.14, 68, 150, 10);
    canvas.fill(pane, '#2c3437', { edge: { colour: '#8b9195', width: 5 } });
  }
}
