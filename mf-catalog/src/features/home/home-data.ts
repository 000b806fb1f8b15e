import {
  ALL_ID,
  listAreas,
  listFeatureds,
  listKinds,
  listMagazines,
  listNewsEvents,
  listProducts,
  listWineries,
  type ProductCard,
  type ProductionArea,
  type WineCountry,
} from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { preloadOf } from '../../shared/picture-sizes.ts';

/** Bottles that stand before the landscape of the cover. */
const COVER_BOTTLES = 3;
const STRIP_WINES = 5;
/** The first of them is shown at large. */
const ARRIVALS = 6;
export const REGION_TILES = 6;

/** Those of cover and arrivals, and some more: one may have no picture. What is sold out comes last. */
export const newWines = { query: { sort: 'newest', size: 12, facets: false } } as const;
export const recommendedWines = { query: { size: STRIP_WINES, facets: false } } as const;
/** Those with the most wines. */
export const largestWineries = { query: { sort: 'products', size: 3 } } as const;

export const latestArticles = { query: { size: 4 } } as const;
export const latestEvents = { query: { size: 4 } } as const;

/** How wide the landscape of the cover stands; on a phone a softer one does. */
export const COVER_SIZES = '(min-width: 1200px) 1152px, (min-width: 768px) 100vw, 66vw';

/** What the home page reads first. */
export const homeData = () => [
  request(listProducts, newWines),
  request(listProducts, recommendedWines),
  request(listKinds),
  request(listAreas),
  request(listFeatureds),
  request(listWineries, largestWineries),
  request(listMagazines, latestArticles),
  request(listNewsEvents, latestEvents),
];

/** What can be had of these wines. */
const inStock = (wines: readonly ProductCard[]): ProductCard[] =>
  wines.filter(({ availability }) => availability !== 'SOLD_OUT');

/** A production area with a landscape, and where it lies. */
export interface Region {
  area: ProductionArea & { picture: NonNullable<ProductionArea['picture']> };
  countryCode: string;
}

/** Areas that have a landscape and wines, those with the most wines first. */
export const regionsOf = (countries: readonly WineCountry[]): Region[] =>
  countries
    .flatMap(({ countryCode, productionAreas }) =>
      productionAreas.flatMap((area) =>
        area.id !== ALL_ID && area.picture && area.productCount > 0
          ? [{ area: { ...area, picture: area.picture }, countryCode }]
          : [],
      ),
    )
    .sort((one, other) => other.area.productCount - one.area.productCount);

/** The region of the month: where most of what has just come in, and is there, was grown. */
export function regionOfTheMonth(
  wines: readonly ProductCard[],
  countries: readonly WineCountry[],
): Region | undefined {
  const arrived = (idArea: number) => inStock(wines).filter(({ areas }) => areas[0]?.id === idArea).length;
  return regionsOf(countries)
    .map((region) => ({ region, count: arrived(region.area.id) }))
    .reduce<{ region?: Region; count: number }>((most, one) => (one.count > most.count ? one : most), {
      count: -1,
    }).region;
}

/** The wines before the landscape, of the region first. */
export function coverWines(wines: readonly ProductCard[], region: Region | undefined): ProductCard[] {
  const shown = inStock(wines).filter(({ picture }) => picture !== null);
  const isFrom = ({ areas }: ProductCard) => areas.some(({ id }) => id === region?.area.id);
  return [...shown.filter(isFrom), ...shown.filter((wine) => !isFrom(wine))].slice(0, COVER_BOTTLES);
}

/** What is new and there, without those of the cover. */
export function arrivals(wines: readonly ProductCard[], cover: readonly ProductCard[]): ProductCard[] {
  const onCover = new Set(cover.map(({ id }) => id));
  return inStock(wines)
    .filter(({ id }) => !onCover.has(id))
    .slice(0, ARRIVALS);
}

/** The landscape of the cover is the page's largest picture. */
export function homeHead(_asked: RouteRequest, read: ReadData): PageHead {
  const wines = read(request(listProducts, newWines))?._embedded.items ?? [];
  const countries = read(request(listAreas))?._embedded.countries ?? [];
  const picture = regionOfTheMonth(wines, countries)?.area.picture;
  return picture === undefined ? {} : { image: preloadOf(picture, COVER_SIZES) };
}
