import { getProduct, type ProductDetail } from '@vitis/contracts';
import { latinName, originAddress, wineTitle } from '@vitis/domain';
import { type Crumb, type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { askedId } from '../../shared/asked-id.ts';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { detailSizes } from './detail-sizes.ts';

/** What the provider is asked at an address. */
export const wineRequest = ({ params }: RouteRequest) => request(getProduct, askedId(params.pid));

/** From the country over its areas, each the list of what grows there. */
function wayTo(wine: ProductDetail): Crumb[] {
  const { country, areas } = wine;
  return [
    { label: country.name, href: originAddress(wine) },
    ...areas.map(({ id, name }) => ({ label: name, href: originAddress(wine, id) })),
    { label: wineTitle(wine) },
  ];
}

/** The wine's name, the way to it by where it grows, and its picture. */
export function detailHead(asked: RouteRequest, read: ReadData): PageHead {
  const wine = read(wineRequest(asked));
  if (wine === undefined) return {};
  return {
    title: wineTitle(wine),
    crumbs: wayTo(wine),
    description: wine.description || [wineTitle(wine), latinName(wine)].filter(Boolean).join(' · '),
    ...(wine.picture ? { image: preloadOf(wine.picture, detailSizes(wine.picture)) } : {}),
  };
}
