import type { KindCode } from '@vitis/contracts';
import type { BottleShape } from '../../draw/bottle-shapes.ts';
import type { Closure } from '../../draw/capsule.ts';
import type { EmblemName } from '../../draw/emblems/all.ts';
import type { GlassTone } from '../../draw/glass-tones.ts';
import type { DesignName } from '../../draw/label/all.ts';
import type { Foil } from '../../draw/label/sheet.ts';
import type { GrapeKey } from '../grapes.ts';
import type { LevelKey } from '../levels.ts';

/** How a wine is made; the words for it are in `text/`. */
export type Making =
  | 'barrique'
  | 'cask'
  | 'american'
  | 'concrete'
  | 'steel'
  | 'bunches'
  | 'amphora'
  | 'drying'
  | 'lees'
  | 'barrel'
  | 'rot'
  | 'late'
  | 'press'
  | 'bleed'
  | 'bottle'
  | 'tank'
  | 'ruby'
  | 'lbv'
  | 'vintage'
  | 'tawny'
  | 'fino'
  | 'oloroso'
  | 'px'
  | 'madeira'
  | 'vdn'
  | 'stickie'
  | 'marsala';

export type Paper = 'ivory' | 'white' | 'cream' | 'grey' | 'black' | 'navy' | 'blush' | 'forest';

/** How the labels of a house look; every wine of it takes one of the accents. */
export interface HouseStyle {
  design: DesignName;
  emblem: EmblemName;
  paper: Paper;
  accents: readonly string[];
  foil: Foil;
}

export interface WineLine {
  /** Name of the wine beside the house, as printed; empty when the house's name is the wine's. */
  wine: readonly [ko: string, original: string];
  kind: KindCode;
  area: string;
  /** Shares in percent. */
  grapes: readonly (readonly [GrapeKey, number])[];
  level: LevelKey | null;
  /** List price in won per bottle, VAT-exclusive. */
  price: number;
  /** Years on sale; empty for a wine without a vintage. */
  vintages: readonly number[];
  alcohol: number;
  score: number;
  making: Making;
  /** Months that the making takes: in wood, on the lees, in bottle. */
  months: number;
  /** 1 dry to 5 sweet. */
  sugar: 1 | 2 | 3 | 4 | 5;
  shape?: BottleShape;
  glass?: GlassTone;
  closure?: Closure;
  design?: DesignName;
  emblem?: EmblemName;
  paper?: Paper;
  volume?: 375 | 500 | 750 | 1500;
  /** What the label says of its origin where it differs from the area's name. */
  origin?: string;
  organic?: boolean;
}

/** An invented house in a real place. */
export interface Winery {
  key: string;
  name: readonly [ko: string, original: string];
  area: string;
  founded: number;
  style: HouseStyle;
  /** One sentence each: what the house is. */
  introduction: readonly [ko: string, en: string];
  /** One or two sentences each: how it works. */
  practice: readonly [ko: string, en: string];
  wines: readonly WineLine[];
}

/** `'2018-2021'`, `'2019 2021'` or `'NV'`. */
function yearsOf(text: string): number[] {
  if (text === 'NV') return [];
  return text.split(' ').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number) as [number, number?];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** `'merlot 80, cabernet-franc 20'`; a single grape needs no share. Throws when the shares are not 100. */
function sharesOf(text: string): [GrapeKey, number][] {
  const shares = text.split(', ').map((part): [GrapeKey, number] => {
    const [grape, share] = part.split(' ');
    return [grape as GrapeKey, share === undefined ? 100 : Number(share)];
  });
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  if (sum !== 100) throw new Error(`The grapes "${text}" add up to ${sum} %.`);
  return shares;
}

type Extra = Partial<
  Pick<
    WineLine,
    'sugar' | 'shape' | 'glass' | 'closure' | 'design' | 'emblem' | 'paper' | 'volume' | 'origin' | 'organic'
  >
>;

/** One wine in a line of the data: names, kind, place, grapes, level, price, years, alcohol, score, making. */
export function wine(
  ko: string,
  original: string,
  kind: KindCode,
  area: string,
  grapes: string,
  level: LevelKey | null,
  price: number,
  years: string,
  alcohol: number,
  score: number,
  making: Making,
  months: number,
  extra: Extra = {},
): WineLine {
  return {
    wine: [ko, original],
    kind,
    area,
    grapes: sharesOf(grapes),
    level,
    price,
    vintages: yearsOf(years),
    alcohol,
    score,
    making,
    months,
    sugar: 1,
    ...extra,
  };
}

export const style = (
  design: DesignName,
  emblem: EmblemName,
  paper: Paper,
  accents: readonly string[],
  foil: Foil,
): HouseStyle => ({ design, emblem, paper, accents, foil });
