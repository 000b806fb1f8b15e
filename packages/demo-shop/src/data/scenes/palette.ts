import type { Scene } from '../../draw/landscape/scene.ts';

export const SUMMER = '#5d7a3a';
export const DRY = '#77803f';
export const AUTUMN = '#a8702e';
export const CHALK = '#c9bca0';
export const CLAY = '#a8835e';
export const RED_EARTH = '#a85f3e';
export const SLATE = '#85807c';

export const low = { height: 2.4, horizon: 0.42 };
export const hill = { height: 3.4, horizon: 0.36 };
export const high = { height: 5.2, horizon: 0.3 };

const base: Scene = {
  light: 'morning',
  hills: { height: 1, span: 13 },
  far: 'hills',
  covers: { vines: 8, grass: 1 },
  vine: SUMMER,
  soil: CLAY,
  trees: { oak: 5 },
  buildings: ['farm'],
  camera: hill,
};
/** A landscape that differs from the usual one in what is given. */
export const scene = (own: Partial<Scene>): Scene => ({ ...base, ...own });
