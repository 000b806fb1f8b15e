import { listSiteMap, SITE_MAP_PAGE_SIZE, type SiteMapKind } from '@vitis/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { everyone } from '../../http/policies.ts';
import { route } from '../../http/route.ts';

const published = (kind: SiteMapKind): SQL =>
  sql`SELECT id FROM contents WHERE kind = ${kind} AND published_at <= now()`;

/** What of a kind everybody may see. */
const SHOWN: Readonly<Record<SiteMapKind, SQL>> = {
  PRODUCT: sql`SELECT id FROM products WHERE on_sale`,
  WINERY: sql`SELECT id FROM wineries`,
  MAGAZINE: published('MAGAZINE'),
  NEWS_EVENT: published('NEWS_EVENT'),
  WINE_SENSE: published('WINE_SENSE'),
};

/** Ids of all that has a page of its own; the gateway makes the site map of them. */
export async function siteMapRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app.services;

  route(app, listSiteMap, everyone, async ({ params: { kind }, query: { page } }, answer) => {
    const { rows } = await database.execute<{ ids: number[]; total: number }>(sql`
      WITH shown AS (${SHOWN[kind]}),
        part AS (SELECT id FROM shown ORDER BY id LIMIT ${SITE_MAP_PAGE_SIZE} OFFSET ${page * SITE_MAP_PAGE_SIZE})
      SELECT (SELECT count(*)::int FROM shown) AS total,
        COALESCE((SELECT array_agg(id ORDER BY id) FROM part), '{}') AS ids`);
    const { ids = [], total = 0 } = rows[0] ?? {};
    return answer(200, {
      _embedded: { items: ids },
      page: {
        number: page,
        size: SITE_MAP_PAGE_SIZE,
        totalElements: total,
        totalPages: Math.ceil(total / SITE_MAP_PAGE_SIZE),
      },
    });
  });
}
