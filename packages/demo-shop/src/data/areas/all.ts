import type { Translated } from '@vitis/domain';
import { five } from '../translate.ts';
import type { Area } from './area.ts';
import { ARGENTINA } from './argentina.ts';
import { AUSTRALIA } from './australia.ts';
import { BORDEAUX } from './bordeaux.ts';
import { BURGUNDY } from './burgundy.ts';
import { AUSTRIA, GERMANY, HUNGARY } from './central-europe.ts';
import { CHILE } from './chile.ts';
import { NEW_ZEALAND } from './new-zealand.ts';
import { NORTHERN_FRANCE } from './northern-france.ts';
import { NORTHERN_ITALY } from './northern-italy.ts';
import { PORTUGAL } from './portugal.ts';
import { SOUTHERN_FRANCE } from './southern-france.ts';
import { SOUTHERN_ITALY } from './southern-italy.ts';
import { SPAIN } from './spain.ts';
import { UNITED_STATES } from './united-states.ts';

const FRANCE = { ...BORDEAUX, ...BURGUNDY, ...NORTHERN_FRANCE, ...SOUTHERN_FRANCE };
const ITALY = { ...NORTHERN_ITALY, ...SOUTHERN_ITALY };

export interface Country {
  code: string;
  name: Required<Translated>;
  areas: Record<string, Area>;
}

/** Countries in menu order with their areas. Keys of areas are unique over all countries. */
export const COUNTRIES: readonly Country[] = [
  { code: 'FR', name: five('프랑스', 'France', '法国', '法國', 'フランス'), areas: FRANCE },
  { code: 'IT', name: five('이탈리아', 'Italy', '意大利', '義大利', 'イタリア'), areas: ITALY },
  { code: 'ES', name: five('스페인', 'Spain', '西班牙', '西班牙', 'スペイン'), areas: SPAIN },
  { code: 'US', name: five('미국', 'United States', '美国', '美國', 'アメリカ'), areas: UNITED_STATES },
  { code: 'DE', name: five('독일', 'Germany', '德国', '德國', 'ドイツ'), areas: GERMANY },
  { code: 'PT', name: five('포르투갈', 'Portugal', '葡萄牙', '葡萄牙', 'ポルトガル'), areas: PORTUGAL },
  { code: 'CL', name: five('칠레', 'Chile', '智利', '智利', 'チリ'), areas: CHILE },
  { code: 'AR', name: five('아르헨티나', 'Argentina', '阿根廷', '阿根廷', 'アルゼンチン'), areas: ARGENTINA },
  { code: 'AU', name: five('호주', 'Australia', '澳大利亚', '澳洲', 'オーストラリア'), areas: AUSTRALIA },
  {
    code: 'NZ',
    name: five('뉴질랜드', 'New Zealand', '新西兰', '紐西蘭', 'ニュージーランド'),
    areas: NEW_ZEALAND,
  },
  { code: 'AT', name: five('오스트리아', 'Austria', '奥地利', '奧地利', 'オーストリア'), areas: AUSTRIA },
  { code: 'HU', name: five('헝가리', 'Hungary', '匈牙利', '匈牙利', 'ハンガリー'), areas: HUNGARY },
];

const places = new Map(
  COUNTRIES.flatMap((country) =>
    Object.entries(country.areas).map(([key, area]) => [key, { country, area }] as const),
  ),
);

/** An area with its country; throws on a key that does not exist. */
export function placeOf(key: string): { country: Country; area: Area } {
  const place = places.get(key);
  if (!place) throw new Error(`There is no production area "${key}".`);
  return place;
}

/** The region that a menu shows: the area around this one, or itself. */
export const regionOf = (key: string): string => placeOf(key).area.parent ?? key;
