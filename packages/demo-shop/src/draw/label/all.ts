import { arched, crested, engraved, gothic, parchment } from './classic.ts';
import type { LabelDesign } from './design.ts';
import { banded, minimal, night, painted } from './modern.ts';
import { medallion, plate, shield, stencil, striped, twoSheets } from './special.ts';
import { upright } from './upright.ts';

/** Every way to lay out a label, by name. */
export const DESIGNS = {
  arched,
  crested,
  engraved,
  gothic,
  parchment,
  banded,
  minimal,
  night,
  painted,
  upright,
  medallion,
  plate,
  shield,
  stencil,
  striped,
  twoSheets,
} satisfies Record<string, LabelDesign>;

export type DesignName = keyof typeof DESIGNS;
