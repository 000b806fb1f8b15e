import {
  ALL_COUNTRIES,
  ALL_ID,
  getLocation,
  listAreas,
  listWineries,
  type WineCountry,
} from '@vitis/contracts';
import { type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { preloadOf } from '../../shared/picture-sizes.ts';

/** Only how many there are. */
export const wineryCount = { query: { page: 0, size: 1 } };

/** How wide the picture stands; the stylesheet says the same. */
export const LEAD_SIZES = '(min-width: 1200px) 1152px, 100vw';

/** What the page reads first. */
export const aboutData = () => [request(listAreas), request(listWineries, wineryCount), request(getLocation)];

/** Countries that wines come from, those with the most first. */
export const countriesOf = (all: readonly WineCountry[]): WineCountry[] =>
  all
    .filter(({ countryCode, productCount }) => countryCode !== ALL_COUNTRIES && productCount > 0)
    .sort((one, other) => other.productCount - one.productCount);

/** The regions of a country that have a picture or wines, the largest first. */
export const regionsOf = ({ productionAreas }: WineCountry) =>
  productionAreas
    .filter(({ id, productCount }) => id !== ALL_ID && productCount > 0)
    .sort((one, other) => other.productCount - one.productCount);

/** The landscape that opens the page: of the second largest region, since the home page shows the largest. */
export function leadPicture(all: readonly WineCountry[]) {
  const [, second, ...rest] = countriesOf(all).flatMap(regionsOf);
  return [second, ...rest].find((region) => region?.picture)?.picture;
}

export function aboutHead(_asked: RouteRequest, read: ReadData): PageHead {
  const picture = leadPicture(read(request(listAreas))?._embedded.countries ?? []);
  return picture ? { image: preloadOf(picture, LEAD_SIZES) } : {};
}
