import type { listProducts, QueryOf } from '@vitis/contracts';

/** Orders that a person may choose, as the address and the provider write them. */
export const SORTS = [
  'recommended',
  'newest',
  'name',
  'vintage,desc',
  'score,desc',
  'price,asc',
  'price,desc',
] as const;
export type Sort = (typeof SORTS)[number];

export const VIEWS = ['grid', 'table'] as const;

/** Both ends count; null is open. */
export interface Range {
  from: number | null;
  to: number | null;
}

export const ID_GROUPS = [
  'idKinds',
  'idProductionAreas',
  'idTypes',
  'idWineries',
  'idLevels',
  'idFeatureds',
  'sugarLevels',
] as const;
export type IdGroup = (typeof ID_GROUPS)[number];

export const RANGES = ['alcohol', 'score', 'price'] as const;
export type RangeName = (typeof RANGES)[number];

const SINGLES = ['idEvent', 'idMagazine', 'idWinery', 'idStore'] as const;

/** What the address of the wine list says. */
export type WineFilter = Record<IdGroup, number[]> &
  Record<RangeName, Range> &
  Record<(typeof SINGLES)[number], number | null> & {
    /** Heading of the list, as the link that led here names it; no condition. */
    title: string;
    countryName: string[];
    vip: boolean;
    sort: Sort;
    /** From 1. */
    page: number;
    view: (typeof VIEWS)[number];
  };

export interface ReadFilter {
  filter: WineFilter;
  /** Parameters that made no sense and were left out. */
  refused: string[];
}

const LARGEST_ID = 2_147_483_647;
const MOST_CHOICES = 100;
const LAST_PAGE = 100_000;
export const TITLE_LIMIT = 100;
export const PAGE_SIZE = 20;

const RANGE_RULES: Record<RangeName, { start: string; end: string; most: number; whole: boolean }> = {
  alcohol: { start: 'startAlcohol', end: 'endAlcohol', most: 100, whole: false },
  score: { start: 'startScore', end: 'endScore', most: 100, whole: false },
  price: { start: 'startPrice', end: 'endPrice', most: 1_000_000_000, whole: true },
};

const openRange = (): Range => ({ from: null, to: null });

export function noFilter(): WineFilter {
  return {
    title: '',
    idKinds: [],
    countryName: [],
    idProductionAreas: [],
    idTypes: [],
    idWineries: [],
    idLevels: [],
    idFeatureds: [],
    sugarLevels: [],
    alcohol: openRange(),
    score: openRange(),
    price: openRange(),
    idEvent: null,
    idMagazine: null,
    idWinery: null,
    idStore: null,
    vip: false,
    sort: 'recommended',
    page: 1,
    view: 'grid',
  };
}

const splitList = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

const wholeNumber = (text: string, least: number, most: number): number | null => {
  if (!/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= most ? value : null;
};

function readIds(values: readonly string[], most: number): number[] | null {
  // -1 is "all" in the menus: no restriction.
  const parts = [...new Set(splitList(values))].filter((part) => part !== '-1');
  if (parts.length > MOST_CHOICES) return null;
  const ids = parts.map((part) => wholeNumber(part, 1, most));
  return ids.includes(null) ? null : [...new Set(ids as number[])];
}

function readEnd(text: string | null, { most, whole }: { most: number; whole: boolean }): number | null {
  if (text === null || text.trim() === '') return null;
  const pattern = whole ? /^\d{1,10}$/ : /^\d{1,3}(\.\d{1,2})?$/;
  const value = pattern.test(text.trim()) ? Number(text) : Number.NaN;
  return value <= most ? value : Number.NaN;
}

function readRange(search: URLSearchParams, name: RangeName): Range | null {
  const rule = RANGE_RULES[name];
  const from = readEnd(search.get(rule.start), rule);
  const to = readEnd(search.get(rule.end), rule);
  if (Number.isNaN(from) || Number.isNaN(to) || (from !== null && to !== null && from > to)) return null;
  return { from, to };
}

function readCountries(values: readonly string[]): string[] | null {
  const codes = [...new Set(splitList(values).map((code) => code.toUpperCase()))].filter(
    (code) => code !== 'ALL',
  );
  return codes.length <= MOST_CHOICES && codes.every((code) => /^[A-Z]{2,3}$/.test(code)) ? codes : null;
}

/** Reads the address. Never throws: what makes no sense is named in `refused` and left out. */
export function readFilter(search: URLSearchParams): ReadFilter {
  const filter = noFilter();
  const refused: string[] = [];
  /** Takes a value that could be read; `null` is a refusal. */
  const take = <Value>(name: string, value: Value | null, keep: (value: Value) => void) => {
    if (value === null) refused.push(name);
    else keep(value);
  };
  const single = <Value>(
    name: string,
    read: (text: string) => Value | null,
    keep: (value: Value) => void,
  ) => {
    const text = search.get(name)?.trim() ?? '';
    if (text !== '') take(name, read(text), keep);
  };

  single(
    'title',
    (text) => (text.length <= TITLE_LIMIT ? text : null),
    (title) => {
      filter.title = title;
    },
  );
  for (const group of ID_GROUPS) {
    const most = group === 'sugarLevels' ? 5 : LARGEST_ID;
    take(group, readIds(search.getAll(group), most), (ids) => {
      filter[group] = ids;
    });
  }
  take('countryName', readCountries(search.getAll('countryName')), (codes) => {
    filter.countryName = codes;
  });
  for (const name of RANGES)
    take(name, readRange(search, name), (range) => {
      filter[name] = range;
    });
  for (const name of SINGLES)
    single(
      name,
      (text) => wholeNumber(text, 1, LARGEST_ID),
      (id) => {
        filter[name] = id;
      },
    );
  single(
    'vip',
    (text) => (text === 'true' || text === 'false' ? text === 'true' : null),
    (vip) => {
      filter.vip = vip;
    },
  );
  single(
    'sort',
    (text) => SORTS.find((sort) => sort === text) ?? null,
    (sort) => {
      filter.sort = sort;
    },
  );
  single(
    'page',
    (text) => wholeNumber(text, 1, LAST_PAGE),
    (page) => {
      filter.page = page;
    },
  );
  single(
    'view',
    (text) => VIEWS.find((view) => view === text) ?? null,
    (view) => {
      filter.view = view;
    },
  );
  return { filter, refused };
}

function entriesOf(filter: WineFilter): [name: string, value: string][] {
  const range = (name: RangeName): [string, string][] => [
    [RANGE_RULES[name].start, String(filter[name].from ?? '')],
    [RANGE_RULES[name].end, String(filter[name].to ?? '')],
  ];
  return [
    ['title', filter.title],
    ['countryName', filter.countryName.join(',')],
    ...ID_GROUPS.map((group): [string, string] => [group, filter[group].join(',')]),
    ...RANGES.flatMap(range),
    ...SINGLES.map((name): [string, string] => [name, String(filter[name] ?? '')]),
    ['vip', filter.vip ? 'true' : ''],
    ['sort', filter.sort === 'recommended' ? '' : filter.sort],
    ['page', filter.page === 1 ? '' : String(filter.page)],
    ['view', filter.view === 'grid' ? '' : filter.view],
  ];
}

/** The query that stands for a filter, `?` included; empty for no filter. Commas stay readable. */
export function filterSearch(filter: WineFilter): string {
  const search = new URLSearchParams(entriesOf(filter).filter(([, value]) => value !== '')).toString();
  return search === '' ? '' : `?${search.replaceAll('%2C', ',')}`;
}

/** What the provider is asked. Conditions on the price are for those who see prices: a guest's are left out. */
export function productQuery(filter: WineFilter, withPrices: boolean): QueryOf<typeof listProducts> {
  const { countryName, alcohol, score, vip, page } = filter;
  const price = withPrices ? filter.price : openRange();
  const sort = filter.sort.startsWith('price') && !withPrices ? 'recommended' : filter.sort;
  return {
    countryName,
    ...Object.fromEntries(ID_GROUPS.map((group) => [group, filter[group]])),
    startAlcohol: alcohol.from ?? undefined,
    endAlcohol: alcohol.to ?? undefined,
    startScore: score.from ?? undefined,
    endScore: score.to ?? undefined,
    startPrice: price.from ?? undefined,
    endPrice: price.to ?? undefined,
    ...Object.fromEntries(SINGLES.map((name) => [name, filter[name] ?? undefined])),
    vip: vip || undefined,
    sort: sort === 'recommended' ? undefined : sort,
    page: page - 1,
    size: PAGE_SIZE,
  };
}

/** Whether the address asks for something that only those who see prices can have. */
export const asksForPrices = ({ price, sort }: WineFilter): boolean =>
  price.from !== null || price.to !== null || sort.startsWith('price');

/** How many conditions are in force. */
export const countConditions = (filter: WineFilter): number =>
  ID_GROUPS.reduce((sum, group) => sum + filter[group].length, 0) +
  filter.countryName.length +
  RANGES.filter((name) => filter[name].from !== null || filter[name].to !== null).length +
  SINGLES.filter((name) => filter[name] !== null).length +
  (filter.vip ? 1 : 0);

/** The same view and order without any condition. */
export const withoutConditions = ({ sort, view }: WineFilter): WineFilter => ({ ...noFilter(), sort, view });

/** What leaves the list the same wines: its heading still holds. */
const NO_CONDITIONS: readonly string[] = ['page', 'sort', 'view'];

/** The filter after a change; a heading that named the old conditions goes with them. */
export const changedFilter = (filter: WineFilter, changes: Partial<WineFilter>): WineFilter => ({
  ...filter,
  page: 1,
  title: Object.keys(changes).every((name) => NO_CONDITIONS.includes(name)) ? filter.title : '',
  ...changes,
});
