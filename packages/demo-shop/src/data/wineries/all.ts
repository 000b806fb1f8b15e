import { ARGENTINA } from './argentina.ts';
import { AUSTRALIA } from './australia.ts';
import { AUSTRIA_HUNGARY } from './austria-hungary.ts';
import { BANDOL_LANGUEDOC } from './bandol-languedoc.ts';
import { BEAUJOLAIS } from './beaujolais.ts';
import { LEFT_BANK } from './bordeaux-left-bank.ts';
import { RIGHT_BANK } from './bordeaux-right-bank.ts';
import { BURGUNDY } from './burgundy.ts';
import { CALIFORNIA } from './california.ts';
import { CATALUNYA_ANDALUCIA } from './catalunya-andalucia.ts';
import { CHAMPAGNE_ALSACE } from './champagne-alsace.ts';
import { CHILE } from './chile.ts';
import { GERMANY } from './germany.ts';
import { LOIRE } from './loire.ts';
import { NEW_ZEALAND } from './new-zealand.ts';
import { NORTHERN_SPAIN } from './northern-spain.ts';
import { PACIFIC_NORTHWEST } from './pacific-northwest.ts';
import { PIEMONTE } from './piemonte.ts';
import { PORTUGAL } from './portugal.ts';
import { RHONE_PROVENCE } from './rhone-provence.ts';
import { SOUTHERN_ITALY } from './southern-italy.ts';
import { TOSCANA } from './toscana.ts';
import { VENETO_ALTO_ADIGE } from './veneto-alto-adige.ts';
import type { Winery } from './winery.ts';

/** Every house of the demonstration shop: invented names in real places. */
export const WINERIES: readonly Winery[] = [
  ...LEFT_BANK,
  ...RIGHT_BANK,
  ...BURGUNDY,
  ...BEAUJOLAIS,
  ...CHAMPAGNE_ALSACE,
  ...LOIRE,
  ...RHONE_PROVENCE,
  ...BANDOL_LANGUEDOC,
  ...PIEMONTE,
  ...VENETO_ALTO_ADIGE,
  ...TOSCANA,
  ...SOUTHERN_ITALY,
  ...NORTHERN_SPAIN,
  ...CATALUNYA_ANDALUCIA,
  ...PORTUGAL,
  ...GERMANY,
  ...AUSTRIA_HUNGARY,
  ...CALIFORNIA,
  ...PACIFIC_NORTHWEST,
  ...CHILE,
  ...ARGENTINA,
  ...AUSTRALIA,
  ...NEW_ZEALAND,
];
