import { BLACK_GRAPES } from './black-grapes.ts';
import type { GrapeKey } from './grapes.ts';
import { OTHER_BLACK_GRAPES } from './other-black-grapes.ts';
import { OTHER_WHITE_GRAPES } from './other-white-grapes.ts';
import type { Profile } from './profile.ts';
import { WHITE_GRAPES } from './white-grapes.ts';

/** What every grape of the shop tends to give. */
export const PROFILES: Record<GrapeKey, Profile> = {
  ...BLACK_GRAPES,
  ...OTHER_BLACK_GRAPES,
  ...WHITE_GRAPES,
  ...OTHER_WHITE_GRAPES,
};
