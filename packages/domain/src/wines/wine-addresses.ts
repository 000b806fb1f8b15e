import {
  ALL_ID,
  type GrapeType,
  type listProducts,
  type ProductDetail,
  type ProductionArea,
  type QueryOf,
  queryString,
  type Suggestion,
  type WineCountry,
  type WineFilter,
  type WineKind,
} from '@vitis/contracts';

/** Conditions as the provider takes them, and how the list is shown. */
type WineListQuery = Omit<
  QueryOf<typeof listProducts>,
  'facets' | 'corrects' | 'contents' | 'page' | 'size' | 'sort'
> &
  Partial<Pick<WineFilter, 'title' | 'sort' | 'page' | 'view'>>;

/** The wine list with these conditions: `/product?idTypes=3,9`. */
export function wineListAddress(query: WineListQuery): string {
  const search = queryString(query);
  // Commas stay readable.
  return search === '' ? '/product' : `/product?${search.replaceAll('%2C', ',')}`;
}

/** The wine list of one kind, which names it. */
export const kindAddress = ({ id, name }: Pick<WineKind, 'id' | 'name'>): string =>
  wineListAddress({ idKinds: id, title: name });

/**
 * The wine list of a production area. Id -1 is all of its country; the first country's "all" carries the codes of the
 * others.
 */
export function areaAddress(
  country: Pick<WineCountry, 'countryCode'>,
  area: Pick<ProductionArea, 'id' | 'countryName'>,
): string {
  if (area.id !== ALL_ID) return wineListAddress({ idProductionAreas: area.id });
  return wineListAddress({ countryName: area.countryName ?? country.countryCode });
}

/** The wine list of a grape, with every type that its name stands for. */
export const grapeAddress = ({ ids, name }: Pick<GrapeType, 'ids' | 'name'>): string =>
  wineListAddress({ idTypes: ids, title: name });

/** The wine list of where a wine comes from: of the country, or of one of its areas. */
export const originAddress = ({ country }: Pick<ProductDetail, 'country'>, idArea?: number): string =>
  wineListAddress({ countryName: country.countryCode, idProductionAreas: idArea });

const SUGGESTED: Record<
  Suggestion['kind'],
  (suggestion: Pick<Suggestion, 'countryCode' | 'ids'>, id: number) => string
> = {
  PRODUCT: (_, id) => `/product/${id}`,
  WINERY: (_, id) => `/winery/${id}`,
  KIND: (_, id) => wineListAddress({ idKinds: id }),
  COUNTRY: ({ countryCode }) => wineListAddress({ countryName: countryCode }),
  AREA: (_, id) => wineListAddress({ idProductionAreas: id }),
  TYPE: ({ ids }, id) => wineListAddress({ idTypes: ids ?? id }),
  MAGAZINE: (_, id) => `/magazine/${id}`,
  WINE_SENSE: (_, id) => `/common-sense/${id}`,
  NEWS_EVENT: (_, id) => `/event/${id}`,
};

/** Where a suggestion of the search leads. */
export const suggestionAddress = (
  suggestion: Pick<Suggestion, 'kind' | 'id' | 'countryCode' | 'ids'>,
): string => SUGGESTED[suggestion.kind](suggestion, suggestion.id ?? 0);
