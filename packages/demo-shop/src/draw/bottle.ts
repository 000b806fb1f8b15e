import type { BottleShape } from './bottle-shapes.ts';
import { outlineOf } from './bottle-shapes.ts';
import type { CapsuleStyle } from './capsule.ts';
import { drawClosure } from './capsule.ts';
import type { EmblemName } from './emblems/all.ts';
import { drawGlass } from './glass.ts';
import type { GlassTone, WineTone } from './glass-tones.ts';
import type { DesignName } from './label/all.ts';
import { DESIGNS } from './label/all.ts';
import type { LabelWords } from './label/design.ts';
import type { Palette } from './label/sheet.ts';
import { foilColour, LabelSheet } from './label/sheet.ts';
import { ellipse } from './path.ts';
import { Canvas, spot } from './svg.ts';
import { reflection } from './turned-body.ts';

/** Everything that makes one bottle look as it does. */
export interface BottleLook {
  shape: BottleShape;
  glass: GlassTone;
  wine: WineTone;
  capsule: CapsuleStyle;
  design: DesignName;
  emblem: EmblemName;
  palette: Palette;
  words: LabelWords;
}

/** The canvas in millimetres: bottles stand on one ground line and keep their true sizes beside each other. */
export const BOTTLE_CANVAS = { width: 126, height: 350, ground: 343 } as const;

const LABEL_HEIGHT: Partial<Record<DesignName, number>> = {
  parchment: 84,
  gothic: 92,
  shield: 88,
  medallion: 108,
  twoSheets: 112,
  plate: 104,
  upright: 112,
  minimal: 104,
  stencil: 96,
};

function drawShadow(canvas: Canvas, radius: number): void {
  const { width, ground } = BOTTLE_CANVAS;
  const cx = width / 2;
  canvas.fill(ellipse(cx + 4, ground - 0.8, radius * 1.42, 6.2), canvas.define(spot('#2a1c10', 0.3)), {
    opacity: 0.3,
  });
  canvas.fill(ellipse(cx + 1, ground - 0.6, radius * 1.12, 3), canvas.define(spot('#1a1008', 0.5)), {
    opacity: 0.62,
  });
}

const blanks = new Map<string, Canvas>();

/** Shadow, glass and wine: the same for every wine in such a bottle, so drawn once. */
function blankBottle({ shape, glass, wine }: BottleLook): Canvas {
  const name = `${shape}/${glass}/${wine}`;
  const known = blanks.get(name);
  if (known) return known;
  const canvas = new Canvas();
  const outline = outlineOf(shape);
  const cx = BOTTLE_CANVAS.width / 2;
  drawShadow(canvas, outline.body.radius);
  drawGlass(canvas, { outline, cx, top: BOTTLE_CANVAS.ground - outline.height, glass, wine });
  blanks.set(name, canvas);
  return canvas;
}

/**
 * One bottle on nothing: the drawing is transparent outside the glass and its shadow. `house` decides what the house's
 * wines have in common (the emblem), `key` what is the bottle's own.
 */
export function drawBottle(look: BottleLook, house: string, key: string): string {
  const canvas = blankBottle(look).copy();
  const outline = outlineOf(look.shape);
  const place = { outline, cx: BOTTLE_CANVAS.width / 2, top: BOTTLE_CANVAS.ground - outline.height };
  drawClosure(canvas, place, look.capsule, key);

  const { body } = outline;
  const room = body.bottom - body.top - 12;
  const height = Math.min(LABEL_HEIGHT[look.design] ?? 100, room);
  const from =
    body.top + 6 + (room - height) * (look.shape === 'flute' || look.shape === 'champagne' ? 0.62 : 0.72);
  const sheet = new LabelSheet({
    canvas,
    ...place,
    from,
    height,
    width: body.radius * 2.5,
    palette: look.palette,
  });
  DESIGNS[look.design](sheet, look.words, {
    emblem: look.emblem,
    key: look.design === 'painted' ? key : house,
  });
  // The window of the room runs on over the paper, much fainter than on the glass.
  reflection(canvas, place, {
    from: body.top - 10,
    to: body.bottom,
    left: -0.79,
    right: -0.6,
    strength: 0.1,
    soft: 0.04,
  });
  return canvas.document(BOTTLE_CANVAS.width, BOTTLE_CANVAS.height);
}

/** The trim that suits a palette: its foil, or gold where a label has none. */
export const trimOf = (palette: Palette): string =>
  foilColour(palette.foil === 'ink' ? 'gold' : palette.foil, palette.ink);
