import type { Article } from '../article.ts';
import { BY_THE_GLASS } from './by-the-glass.ts';
import { CHAMPAGNE_GLASS } from './champagne-glass.ts';
import { CHARCOAL } from './charcoal.ts';
import { CLIMAT } from './climat.ts';
import { COOL_SLOPES } from './cool-slopes.ts';
import { PORT } from './port.ts';
import { SLATE } from './slate.ts';
import { SPICY_TABLE } from './spicy-table.ts';
import { TWO_BANKS } from './two-banks.ts';
import { WINE_LIST_PAGE } from './wine-list.ts';

/** Articles of the magazine; in this order where they are of the same day. */
export const MAGAZINE: readonly Article[] = [
  CLIMAT,
  WINE_LIST_PAGE,
  BY_THE_GLASS,
  CHARCOAL,
  COOL_SLOPES,
  SPICY_TABLE,
  SLATE,
  TWO_BANKS,
  CHAMPAGNE_GLASS,
  PORT,
];
