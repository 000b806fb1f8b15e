import { listAreas, listFeatureds, listProducts, type ProductCard } from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { leadSizes } from './lead-sizes.ts';

/** Bottles of the lead; the first of them stands tallest and is the page's largest picture. */
export const LEAD_BOTTLES = 4;
export const STRIP_WINES = 5;

export const newWines = { query: { sort: 'newest', size: 10, facets: false } } as const;
export const recommendedWines = { query: { size: 10, facets: false } } as const;

/** What the home page reads first. */
export const homeData = () => [
  request(listProducts, newWines),
  request(listProducts, recommendedWines),
  request(listAreas),
  request(listFeatureds),
];

/** The wines of the lead: new ones that have a picture and are not sold out. */
export const leadWines = (wines: readonly ProductCard[]): ProductCard[] =>
  wines
    .filter(({ picture, availability }) => picture !== null && availability !== 'SOLD_OUT')
    .slice(0, LEAD_BOTTLES);

/** The first bottle of the lead is the page's largest picture. */
export function homeHead(_asked: RouteRequest, read: ReadData): PageHead {
  const [first] = leadWines(read(request(listProducts, newWines))?._embedded.items ?? []);
  return first?.picture ? { image: preloadOf(first.picture, leadSizes(first.picture, 0)) } : {};
}
