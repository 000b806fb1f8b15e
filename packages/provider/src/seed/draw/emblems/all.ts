import type { Emblem } from './emblem.ts';
import { arms, crossedKeys, monogram, seal } from './heraldic.ts';
import { bee, branch, bunchOfGrapes, moons, sun, swallows, tree, vineLeaf } from './nature.ts';
import { compass, contours, facets, guilloche, strata, tile, waves } from './pattern.ts';
import { arches, chateau, peaks, rows, ship, tower } from './place.ts';

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
