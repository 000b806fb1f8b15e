import type { listWineries, QueryOf } from '@vitis/contracts';
import { queryString } from '@vitis/contracts';
import { readPageNumber } from '../page-number.ts';

/** Orders that the list offers; empty is the usual one: by name, or best match first where words are given. */
export const WINERY_SORTS = ['', 'name', 'products,desc'] as const;
export type WinerySort = (typeof WINERY_SORTS)[number];

/** What the address of the list of wineries says. */
export interface WineryFilter {
  q: string;
  countryName: string[];
  idProductionAreas: number[];
  sort: WinerySort;
  /** From 1. */
  page: number;
}

/** Two, three and four fill whole rows of the grid. */
export const WINERIES_SHOWN = 24;
/** As many as a call answers: the printed list has few sheets. */
export const WINERIES_PRINTED = 100;

/** Most letters that are looked for. */
export const WINERY_WORDS = 100;
const MOST_CHOICES = 30;

/** What an address says of one name, each once. */
const entriesIn = (search: URLSearchParams, name: string): string[] => [
  ...new Set(
    search
      .getAll(name)
      .flatMap((text) => text.split(','))
      .map((text) => text.trim().toUpperCase())
      .filter((text) => text !== ''),
  ),
];
const itemsIn = (search: URLSearchParams, name: string, rule: RegExp): string[] =>
  entriesIn(search, name)
    .filter((text) => rule.test(text))
    .slice(0, MOST_CHOICES);

const wordsIn = (search: URLSearchParams) => (search.get('q') ?? '').replaceAll('\u0000', '').trim();

/** Reads the address. Never throws: what makes no sense is as if it were not there. */
export function readWineryFilter(search: URLSearchParams): WineryFilter {
  return {
    q: wordsIn(search).slice(0, WINERY_WORDS),
    countryName: itemsIn(search, 'countryName', /^(?!ALL$)[A-Z]{2,3}$/),
    idProductionAreas: itemsIn(search, 'idProductionAreas', /^[1-9]\d{0,8}$/).map(Number),
    sort: WINERY_SORTS.find((sort) => sort === search.get('sort')) ?? '',
    page: readPageNumber(search.get('page') ?? '') ?? 1,
  };
}

/** Names of what the address says in vain, and whether its words were cut. */
export function refusedOf(search: URLSearchParams) {
  const { countryName, idProductionAreas, sort } = readWineryFilter(search);
  const page = search.get('page') ?? '';
  const refused = {
    countryName: countryName.length < entriesIn(search, 'countryName').length,
    idProductionAreas: idProductionAreas.length < entriesIn(search, 'idProductionAreas').length,
    sort: sort !== (search.get('sort') ?? ''),
    page: page !== '' && readPageNumber(page) === undefined,
  };
  const names = Object.keys(refused) as (keyof typeof refused)[];
  return { refused: names.filter((name) => refused[name]), cut: wordsIn(search).length > WINERY_WORDS };
}

/** The list of wineries, or the sheets of it, with these conditions: `/winery?countryName=FR`. */
export function wineryListAddress(
  { page = 1, ...conditions }: Partial<WineryFilter>,
  path: '/winery' | '/winery/pdf' = '/winery',
): string {
  const search = queryString({ ...conditions, page: page === 1 ? undefined : page });
  return search === '' ? path : `${path}?${search.replaceAll('%2C', ',')}`;
}

/** What the provider is asked. */
export function wineryQuery(
  { sort, page, ...conditions }: WineryFilter,
  size: number,
): QueryOf<typeof listWineries> {
  const asked = Object.entries(conditions).filter(([, value]) => value.length > 0);
  return { ...Object.fromEntries(asked), ...(sort === '' ? {} : { sort }), page: page - 1, size };
}
