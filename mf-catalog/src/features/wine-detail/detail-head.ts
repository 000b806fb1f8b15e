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

/** The wine in the words of schema.org. Nobody but a member is told a price. */
function productFacts(wine: ProductDetail, description: string) {
  const { picture, winery, kind, country, alcohol, volume, vintage } = wine;
  const property = (name: string, value: unknown) => ({ '@type': 'PropertyValue', name, value });
  return {
    '@type': 'Product',
    name: wineTitle(wine),
    alternateName: latinName(wine) ?? undefined,
    description,
    category: kind.name,
    sku: String(wine.id),
    url: `/product/${wine.id}`,
    image: picture ? `${picture.base}-${picture.widths.at(-1)}.webp` : undefined,
    brand: { '@type': 'Brand', name: winery.name },
    countryOfOrigin: country.name,
    additionalProperty: [
      property('volume', `${volume} ml`),
      ...(vintage === null ? [] : [property('vintage', vintage)]),
      ...(alcohol === null ? [] : [property('alcohol', `${alcohol} %`)]),
    ],
  };
}

/** The wine's name, the way to it by where it grows, and its picture. */
export function detailHead(asked: RouteRequest, read: ReadData): PageHead {
  const wine = read(wineRequest(asked));
  if (wine === undefined) return {};
  const description = wine.description || [wineTitle(wine), latinName(wine)].filter(Boolean).join(' · ');
  return {
    title: wineTitle(wine),
    crumbs: wayTo(wine),
    description,
    structuredData: productFacts(wine, description),
    ...(wine.picture ? { image: preloadOf(wine.picture, detailSizes(wine.picture)) } : {}),
  };
}
