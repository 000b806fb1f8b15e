import { LARGEST_ID } from './scalars.ts';

/** Orders that a person may choose, as the address and the provider write them; the first is the usual one. */
const WINE_SORTS = [
  'recommended',
  'newest',
  'name',
  'vintage,desc',
  'score,desc',
  'price,asc',
  'price,desc',
  /** What a buyer bought last comes first; others have no such order. */
  'bought',
  // The other way round: what a press on the heading of a column asks for.
  'name,desc',
  'vintage,asc',
  'score,asc',
  'bought,desc',
  // Only by a heading, either way.
  'volume,desc',
  'volume,asc',
] as const;

const WINE_VIEWS = ['grid', 'table'] as const;

/** Kind and limits of one entry of the address. A range has two parameters, any other entry one of its own name. */
export type AddressRule =
  | { kind: 'text'; most: number }
  /** Joined by commas; any of them. `facet` counts the wines of each. */
  | { kind: 'ids'; least: number; most: number; facet: string }
  /** Country codes, joined by commas; any of them. */
  | { kind: 'codes' }
  /** `startAlcohol` and `endAlcohol`: both ends count, either may be left out. */
  | { kind: 'range'; most: number; decimals: boolean }
  | { kind: 'id'; most: number }
  | { kind: 'flag' }
  /** The first is the usual one. */
  | { kind: 'choice'; choices: readonly string[] }
  /** From 1. */
  | { kind: 'page' };

/** Ids of the database; -1 stands for "all". */
const ids = <const Facet extends string>(facet: Facet) =>
  ({ kind: 'ids', least: -1, most: LARGEST_ID, facet }) as const;

const id = { kind: 'id', most: LARGEST_ID } as const;

/** Conditions of the wine list: what the address names, the provider narrows by, under the same names. */
export const WINE_CONDITIONS = {
  /** Words, taken as they were typed. */
  q: { kind: 'text', most: 100 },
  countryName: { kind: 'codes' },
  idKinds: ids('kinds'),
  idProductionAreas: ids('areas'),
  idTypes: ids('types'),
  idWineries: ids('wineries'),
  idLevels: ids('levels'),
  idFeatureds: ids('featureds'),
  idVolumes: ids('volumes'),
  /** 1 (dry) to 5 (sweet). */
  sugarLevels: { kind: 'ids', least: 1, most: 5, facet: 'sugarLevels' },
  alcohol: { kind: 'range', most: 100, decimals: true },
  score: { kind: 'range', most: 100, decimals: true },
  /** Won per bottle at the caller's own price; a guest who asks gets a 401 with `SIGN_IN_FOR_PRICES`. */
  price: { kind: 'range', most: 1_000_000_000, decimals: false },
  idEvent: id,
  idMagazine: id,
  idWinery: id,
  idStore: id,
  vip: { kind: 'flag' },
  inStock: { kind: 'flag' },
  /** What the caller's company has bought before; a guest who asks gets a 401. */
  bought: { kind: 'flag' },
} as const satisfies Record<string, AddressRule>;

/** What leaves the list the same wines. */
export const WINE_PRESENTATION = {
  /** Heading of the list, as the link that led here names it; no condition. */
  title: { kind: 'text', most: 100 },
  sort: { kind: 'choice', choices: WINE_SORTS },
  page: { kind: 'page' },
  view: { kind: 'choice', choices: WINE_VIEWS },
} as const satisfies Record<string, AddressRule>;

/** The wine list's address, `/product?…`: the one table that all who read or write it go by. */
export const WINE_LIST = { ...WINE_CONDITIONS, ...WINE_PRESENTATION };

/** Both ends count; null is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

type ValueOf<Rule> = Rule extends { kind: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Rule extends { kind: infer Kind extends keyof Values }
    ? Values[Kind]
    : never;
interface Values {
  text: string;
  ids: number[];
  codes: string[];
  range: Range;
  id: number | null;
  flag: boolean;
  page: number;
}

/** What the address of the wine list says. */
export type WineFilter = { [Name in keyof typeof WINE_LIST]: ValueOf<(typeof WINE_LIST)[Name]> };

/** Names of the entries of one kind. */
export type WineEntry<Kind extends AddressRule['kind']> = {
  [Name in keyof WineFilter]: (typeof WINE_LIST)[Name]['kind'] extends Kind ? Name : never;
}[keyof WineFilter];

/** The parameters that stand for one entry of the address. */
export function parametersOf(name: string, { kind }: AddressRule): string[] {
  if (kind !== 'range') return [name];
  const end = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return [`start${end}`, `end${end}`];
}
