import {
  type AddressRule,
  type listProducts,
  PAGE_SIZE,
  parametersOf,
  type QueryOf,
  type Range,
  WINE_CONDITIONS,
  WINE_LIST,
  WINE_PRESENTATION,
  type WineEntry,
  type WineFilter,
} from '@vitis/contracts';
import { wineListAddress } from '@vitis/domain';
import { seesPrices, type Viewer } from '../use-viewer.ts';
import { readEntry, usualOf } from './address-entry.ts';

type Name = keyof WineFilter;

const entriesIn = <Names extends Name>(table: { readonly [N in Names]: AddressRule }) =>
  Object.entries(table) as [Names, AddressRule][];
const LIST = entriesIn(WINE_LIST);
const CONDITIONS = entriesIn(WINE_CONDITIONS);

/** Entries of one kind, in the order of the table. */
export const entriesOfKind = <Kind extends AddressRule['kind']>(kind: Kind) =>
  LIST.filter(([, rule]) => rule.kind === kind).map(([name]) => name as WineEntry<Kind>);

/** The filter of an address without parameters. */
export const noFilter = () =>
  Object.fromEntries(LIST.map(([name, rule]) => [name, usualOf(rule)])) as unknown as WineFilter;

/** Reads the address. Never throws: what makes no sense is named in `refused` and left out. */
export function readFilter(search: URLSearchParams): { filter: WineFilter; refused: Name[] } {
  const refused: Name[] = [];
  const values = LIST.map(([name, rule]) => {
    const value = readEntry(
      rule,
      parametersOf(name, rule).map((parameter) => search.getAll(parameter)),
    );
    if (value === undefined) refused.push(name);
    return [name, value === undefined ? usualOf(rule) : value];
  });
  return { filter: Object.fromEntries(values), refused };
}

/** The values of these entries by parameter; undefined where they are as usual. */
function valuesOf(filter: WineFilter, entries: readonly [Name, AddressRule][]): Record<string, unknown> {
  const values = entries.flatMap(([name, rule]) => {
    const value = filter[name];
    const { from, to } = rule.kind === 'range' ? (value as Range) : { from: value, to: null };
    const ends = from === usualOf(rule) ? [] : [from, to];
    return parametersOf(name, rule).map((parameter, at) => [parameter, ends[at] ?? undefined]);
  });
  return Object.fromEntries(values);
}

/** Where a list of wines with filters is: all of them, or what a search finds. */
export type ListPath = '/product' | '/search-result';

/** The address of the list with this filter. */
export const filterAddress = (filter: WineFilter, path: ListPath = '/product'): string =>
  wineListAddress(valuesOf(filter, LIST)).replace('/product', path);

/** The same wines on paper. */
export const priceListAddress = (filter: WineFilter): string =>
  filterAddress({ ...filter, page: 1, view: 'grid' }).replace('/product', '/product/pdf');

/** Whether this viewer may have an order: one by price tells prices, and only a buyer has bought anything. */
export const mayHaveOrder = (sort: WineFilter['sort'], viewer: Viewer): boolean =>
  sort.startsWith('price') ? seesPrices(viewer) : !sort.startsWith('bought') || viewer === 'buyer';

/** The filter as far as this viewer may have it: conditions on prices and purchases are for those who have them. */
export function filterFor(filter: WineFilter, viewer: Viewer): WineFilter {
  const usual = noFilter();
  return {
    ...filter,
    price: seesPrices(viewer) ? filter.price : usual.price,
    bought: filter.bought && viewer === 'buyer',
    sort: mayHaveOrder(filter.sort, viewer) ? filter.sort : usual.sort,
  };
}

/** What the provider is asked for this viewer. */
export function productQuery(filter: WineFilter, viewer: Viewer): QueryOf<typeof listProducts> {
  const { title, view, ...query } = valuesOf(filterFor(filter, viewer), LIST);
  return { ...query, page: filter.page - 1, size: PAGE_SIZE };
}

/** Whether the address asks for something that only members can have. */
export const asksForMembers = ({ price, sort, bought }: WineFilter): boolean =>
  bought || price.from !== null || price.to !== null || /^(price|bought)/.test(sort);

/** How many conditions are in force; every choice of a list is one, and so is a range. */
export const countConditions = (filter: WineFilter): number =>
  CONDITIONS.reduce((sum, [name, rule]) => {
    const value = filter[name];
    if (Array.isArray(value)) return sum + value.length;
    return sum + Number(Object.values(valuesOf(filter, [[name, rule]])).some((one) => one !== undefined));
  }, 0);

/** The same view and order without any condition. */
export const withoutConditions = ({ sort, view }: WineFilter): WineFilter => ({ ...noFilter(), sort, view });

/** The filter after a change; a heading that named the old conditions goes with them. */
export const changedFilter = (filter: WineFilter, changes: Partial<WineFilter>): WineFilter => ({
  ...filter,
  page: 1,
  title: Object.keys(changes).every((name) => name in WINE_PRESENTATION) ? filter.title : '',
  ...changes,
});
