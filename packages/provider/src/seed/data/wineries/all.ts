import { AMERICAS } from './americas.ts';
import { BORDEAUX } from './bordeaux.ts';
import { BURGUNDY } from './burgundy.ts';
import { CENTRAL_EUROPE } from './central-europe.ts';
import { NORTHERN_FRANCE } from './champagne-loire-alsace.ts';
import { IBERIA } from './iberia.ts';
import { NORTHERN_ITALY } from './northern-italy.ts';
import { OCEANIA } from './oceania.ts';
import { SOUTHERN_FRANCE } from './southern-france.ts';
import { SOUTHERN_ITALY } from './southern-italy.ts';
import type { Winery } from './winery.ts';

/** Every house of the demonstration shop: invented names in real places. */
export const WINERIES: readonly Winery[] = [
  ...BORDEAUX,
  ...BURGUNDY,
  ...NORTHERN_FRANCE,
  ...SOUTHERN_FRANCE,
  ...NORTHERN_ITALY,
  ...SOUTHERN_ITALY,
  ...IBERIA,
  ...CENTRAL_EUROPE,
  ...AMERICAS,
  ...OCEANIA,
];
