import type { Translated } from '@vitis/domain';

/** How warm the growing season is; decides how ripe, how fresh and how strong wines turn out. */
export type Climate = 'cool' | 'mild' | 'warm';

/** A production area. Its facts are true of the place; each is one sentence, in Korean and in English. */
export interface Area {
  name: Required<Translated>;
  /** Key of the area around it. */
  parent?: string;
  climate: Climate;
  facts: readonly (readonly [ko: string, en: string])[];
}
