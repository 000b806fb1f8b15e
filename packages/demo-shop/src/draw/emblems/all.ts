import { arches, chateau, tower } from './buildings.ts';
import type { Emblem } from './emblem.ts';
import { arms, crossedKeys, monogram, seal } from './heraldic.ts';
import { peaks, rows, ship } from './lands.ts';
import { compass, contours, facets, guilloche, strata, tile, waves } from './pattern.ts';
import { branch, tree } from './plants.ts';
import { bee, moons, sun, swallows } from './sky.ts';
import { bunchOfGrapes, vineLeaf } from './vine.ts';

/** Every emblem a winery may carry, by name. */
export const EMBLEMS = {
  arms,
  crossedKeys,
  monogram,
  seal,
  bee,
  branch,
  bunchOfGrapes,
  moons,
  sun,
  swallows,
  tree,
  vineLeaf,
  compass,
  contours,
  facets,
  guilloche,
  strata,
  tile,
  waves,
  arches,
  chateau,
  peaks,
  rows,
  ship,
  tower,
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof EMBLEMS;
