import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendOverridden } from '../override/overridden-page.ts';
import type { Overrides } from '../override/overrides.ts';
import { visitorOf } from '../releases/canary.ts';
import type { Releases } from '../releases/releases.ts';
import { type CachedPage, createPageCache, FRESH_MS, STALE_MS } from './page-cache.ts';
import type { PageAnswer, PageRequest } from './render-page.ts';

interface Options {
  releases: Releases;
  /** Null where no override is possible. */
  overrides: Overrides | null;
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** Pages of one address. */
  perMinute: number;
}

/**
 * Address of the page without its language; its parameters in order and without those that no screen reads, so that
 * one page is one cache entry whatever campaigns, trackers and strangers add to its address.
 */
function readAddress(url: string, query: ReadonlySet<string>): { path: string; language: Language } {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const asked = searchParams.get('lang');
  for (const name of [...searchParams.keys()]) if (!query.has(name)) searchParams.delete(name);
  searchParams.sort();
  const search = searchParams.toString();
  return {
    path: search === '' ? pathname : `${pathname}?${search}`,
    language: LANGUAGES.find((language) => language === asked) ?? DEFAULT_LANGUAGE,
  };
}

/** What else than its address a page depends on. */
interface DependsOn {
  /** Some visitors get other builds: no cache on the way may keep it. */
  visitor: boolean;
  /** A browser may have an override: a cache on the way that keeps it must not answer that one with it. */
  cookie: boolean;
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  dependsOn: DependsOn,
): FastifyReply {
  const shared = page.rendered === 'full' && page.status === 200;
  reply
    .header(
      'Cache-Control',
      shared && dependsOn.visitor
        ? 'private, no-cache'
        : shared
          ? `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_MS / 1000}`
          : 'no-store',
    )
    .header('Content-Security-Policy', page.csp)
    .header('ETag', page.etag)
    .header('Vary', dependsOn.visitor || dependsOn.cookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page[encoding]);
}

/** Every address that is no file and no call is a page. */
export async function pages(
  app: FastifyInstance,
  { releases, overrides, renderPage, perMinute }: Options,
): Promise<void> {
  const cache = createPageCache();
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { page: true, rateLimit: { max: perMinute } },
    handler: async (request, reply) => {
      const released = await releases.current();
      // While a build is tried on some visitors, whose page it is matters, and no cache may give it to another.
      const set = released.setFor(released.hasCanary ? visitorOf(request, reply) : null);
      const override = (await overrides?.inForce(request, set)) ?? null;
      const { path, language } = readAddress(request.url, (override ?? { set }).set.query);
      // `//somewhere` would be another site to whoever reads it as an address.
      if (path.startsWith('//')) return reply.redirect(path.replace(/^\/+/, '/'), 308);
      const visitor = request.ip;
      if (override !== null) return sendOverridden(reply, override, { path, language, visitor }, renderPage);
      const page = await cache.get(`${set.id} ${language} ${path}`, (hurried, madeFor) =>
        renderPage({ path, language, set, hurried, ...(madeFor === 'visitor' ? { visitor } : {}) }),
      );
      return send(request, reply, page, { visitor: released.hasCanary, cookie: overrides !== null });
    },
  });
}
