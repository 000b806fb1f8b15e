import * as v from 'valibot';
import { defineEndpoint, type InputSchemas, typeOnly } from './endpoint.ts';
import { PageInfo, paging } from './page.ts';
import { Id } from './scalars.ts';

/** What has a page of its own that everybody may find. */
export const SITE_MAP_KINDS = ['PRODUCT', 'WINERY', 'MAGAZINE', 'NEWS_EVENT', 'WINE_SENSE'] as const;
export type SiteMapKind = (typeof SITE_MAP_KINDS)[number];

/** Ids in one answer: a file of a site map may have fifty thousand addresses. */
export const SITE_MAP_PAGE_SIZE = 5_000;

export const listSiteMap = defineEndpoint({
  method: 'GET',
  path: '/api/v1/site-map/:kind',
  access: 'everyone',
  responses: { 200: v.object({ _embedded: v.object({ items: v.array(Id) }), page: PageInfo }) },
  input: typeOnly<typeof listSiteMapInput>(),
});

export const listSiteMapInput = () =>
  ({
    summary: 'Ids of all that has a page of its own, for search engines',
    params: v.object({ kind: v.picklist(SITE_MAP_KINDS) }),
    query: v.object({ page: paging.page }),
  }) satisfies InputSchemas;
