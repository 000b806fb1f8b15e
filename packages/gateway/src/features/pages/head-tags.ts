import { LANGUAGES, type Language } from '@vitis/contracts';
import type { RenderedHead } from '../../releases/render-module.ts';
import { addressIn, escapeHtml } from '../../shared/html.ts';
import { inlineJson } from '../../shared/inline-json.ts';

interface HeadOf {
  head: RenderedHead;
  /** With the brand. */
  title: string;
  brand: string;
  language: Language;
  /** Path and query under which the page is known, without `lang`. */
  path: string;
  origin: string;
  /** Address of the picture of pages that have none of their own. */
  housePicture?: string;
}

const meta = (attribute: 'name' | 'property', key: string, content: string | undefined): string =>
  content ? `<meta ${attribute}="${key}" content="${escapeHtml(content)}">` : '';

/** The largest file of the page's largest picture, in the format that those who show shared pages read. */
const sharedPicture = ({ image }: RenderedHead): string | undefined =>
  image?.srcSet
    .split(', ')
    .at(-1)
    ?.split(' ')[0]
    ?.replace(/\.avif$/, '.webp');

/** Search engines list a page unless it says no; they follow its links in any case. */
export const robotsTag = ({ isIndexed = true }: RenderedHead): string =>
  isIndexed ? '' : meta('name', 'robots', 'noindex, follow');

/** The address of a page in its language, and in all others. */
export function addressTags({
  language,
  path,
  origin,
}: Pick<HeadOf, 'language' | 'path' | 'origin'>): string {
  const at = (other: Language) => escapeHtml(origin + addressIn(path, other));
  const alternates = LANGUAGES.map(
    (other) => `<link rel="alternate" hreflang="${other}" href="${at(other)}">`,
  );
  return `<link rel="canonical" href="${at(language)}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${escapeHtml(origin + path)}">`;
}

/** What a page says to those who show it elsewhere: a title, a sentence and a picture. */
export function shareTags({ head, title, brand, language, path, origin, housePicture }: HeadOf): string {
  const own = sharedPicture(head);
  const picture = own ? origin + own : housePicture;
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', origin + addressIn(path, language)),
    meta('property', 'og:locale', language.replace('-', '_')),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('');
}

/** Keys of schema.org whose values are addresses. */
const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'urlTemplate', '@id']);

/** Those of them that are addresses of pages. */
const PAGES = new Set(['url', 'urlTemplate']);

/** Pages that are named lead to the language of the page that names them. */
const pagesIn = (facts: object, language: Language): object =>
  JSON.parse(JSON.stringify(facts), (key, value: unknown) =>
    PAGES.has(key) && typeof value === 'string' && value.startsWith('/') ? addressIn(value, language) : value,
  );

/**
 * What the page is about in the words of schema.org, and the way to it. The browser takes it for data: the page's policy
 * lets no script through that it does not know.
 */
export function structuredData({
  head,
  origin,
  path,
  language,
}: Omit<HeadOf, 'title' | 'brand' | 'housePicture'>): string {
  const { crumbs = [], house = [], structuredData: about } = head;
  const way = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href === undefined ? {} : { item: addressIn(href, language) }),
    })),
  };
  const all = [
    ...house.map((facts) => pagesIn(facts, language)),
    ...(about ? [{ url: addressIn(path, language), ...pagesIn(about, language) }] : []),
    ...(crumbs.length > 1 ? [way] : []),
  ];
  if (all.length === 0) return '';
  const absolute = (key: string, value: unknown): unknown =>
    ADDRESSES.has(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  const graph = JSON.parse(JSON.stringify(all), absolute);
  return `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
}
