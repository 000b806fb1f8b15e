import { SITE_MAP_KINDS, type SiteMapKind } from '@vitis/contracts';
import type { RouteDescription } from '@vitis/contracts/registry';
import { isListed } from '../../releases/addresses.ts';
import { escapeHtml } from '../../shared/html.ts';

/** The screen that shows one of a kind; where it is not released there are no addresses. */
const SCREENS: Readonly<Record<SiteMapKind, string>> = {
  PRODUCT: '/product/:pid',
  WINERY: '/winery/:wid',
  MAGAZINE: '/magazine/:mid',
  NEWS_EVENT: '/event/:eid',
  WINE_SENSE: '/common-sense/:cid',
};

type Routes = readonly RouteDescription[];

/** Kinds that have a screen. */
export const shownKinds = (routes: Routes): SiteMapKind[] => {
  const paths = new Set(routes.filter(isListed).map(({ path }) => path));
  return SITE_MAP_KINDS.filter((kind) => paths.has(SCREENS[kind]));
};

/** Address of one of a kind. */
export const addressOf = (kind: SiteMapKind, id: number): string => SCREENS[kind].replace(/:\w+/, String(id));

/** Pages of the house itself. */
export const housePages = (routes: Routes): string[] =>
  routes
    .filter(isListed)
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, addresses = [] }) => [path, ...addresses]);

/** First steps of the addresses that are for members alone. */
export function closedFolders(routes: Routes): string[] {
  const first = (path: string) => `/${path.split('/')[1]}`;
  const open = new Set(routes.filter(({ guest }) => guest).map(({ path }) => first(path)));
  const closed = routes.filter(({ guest }) => !guest).map(({ path }) => first(path));
  return [...new Set(closed)].filter((folder) => !open.has(folder)).sort();
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const list = (root: string, entry: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">${addresses
    .map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`)
    .join('\n')}</${root}>\n`;

export const siteMapIndex = (addresses: readonly string[]): string =>
  list('sitemapindex', 'sitemap', addresses);
export const siteMapFile = (addresses: readonly string[]): string => list('urlset', 'url', addresses);
