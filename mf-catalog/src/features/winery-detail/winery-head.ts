import { getWinery, type WineryDetail } from '@vitis/contracts';
import { type Crumb, type PageHead, type ReadData, type RouteRequest, request } from '@vitis/platform';
import { askedId } from '../../shared/asked-id.ts';
import { preloadOf } from '../../shared/picture-sizes.ts';
import { wineryListAddress } from '../../shared/wineries/winery-filter.ts';

/** How wide the view stands; the stylesheet says the same. */
export const STAGE_SIZES = '(min-width: 1200px) 1152px, 100vw';

/** What the provider is asked at an address. */
export const wineryRequest = ({ params }: RouteRequest) => request(getWinery, askedId(params.wid));

/** From the list of wineries over country and region, each the wineries of it. */
function wayTo({
  name,
  country: { countryCode, name: countryName },
  areas: [region],
}: WineryDetail): Crumb[] {
  const country = { countryName: [countryCode] };
  return [
    { label: countryName, href: wineryListAddress(country) },
    ...(region
      ? [{ label: region.name, href: wineryListAddress({ ...country, idProductionAreas: [region.id] }) }]
      : []),
    { label: name },
  ];
}

/** What a search engine may know of a winery (schema.org). */
function structuredData(winery: WineryDetail): Record<string, unknown> {
  const { name, nameEn, introduction, foundedYear, homepage, picture, country, areas } = winery;
  const largest = picture?.widths.at(-1);
  return {
    '@type': 'Winery',
    name,
    ...(nameEn === name ? {} : { alternateName: nameEn }),
    description: introduction,
    ...(foundedYear === null ? {} : { foundingDate: String(foundedYear) }),
    ...(homepage === null ? {} : { sameAs: homepage }),
    ...(picture && largest ? { image: `${picture.base}-${largest}.webp` } : {}),
    address: {
      '@type': 'PostalAddress',
      addressCountry: country.countryCode,
      ...(areas.length === 0 ? {} : { addressRegion: areas.map((area) => area.name).join(', ') }),
    },
  };
}

/** The winery's name, the way to it by where it lies, what engines may know of it, and its view. */
export function wineryHead(asked: RouteRequest, read: ReadData): PageHead {
  const winery = read(wineryRequest(asked));
  if (winery === undefined) return {};
  return {
    title: winery.name,
    crumbs: wayTo(winery),
    description: winery.introduction,
    structuredData: structuredData(winery),
    ...(winery.picture ? { image: preloadOf(winery.picture, STAGE_SIZES) } : {}),
  };
}
