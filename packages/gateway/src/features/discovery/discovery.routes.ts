import {
  DEFAULT_LANGUAGE,
  type Language,
  listSiteMap,
  SITE_MAP_KINDS,
  type SiteMapKind,
  type SuccessOf,
} from '@vitis/contracts';
import { releaseUrl } from '@vitis/contracts/registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Releases } from '../../releases/releases.ts';
import type { AskedRequest } from '../../releases/render-module.ts';
import { addressOf, closedFolders, housePages, shownKinds, siteMapFile, siteMapIndex } from './site-map.ts';

interface Options {
  releases: Releases;
  provider: {
    ask: (
      asked: AskedRequest,
      language: Language,
      signal: AbortSignal,
    ) => Promise<{ status: number; body: unknown } | undefined>;
  };
  /** Where people reach the shop. */
  origin: string;
  filesAt: string;
}

type Ids = SuccessOf<typeof listSiteMap>;

const HOUR_MS = 3_600_000;
/** Files of the site map that are kept: 250,000 addresses. */
const FILES_LIMIT = 50;
const PATIENCE_MS = 5_000;
const PER_MINUTE = 60;
const CACHED = `public, max-age=${HOUR_MS / 1000}`;

/** What search engines ask for first: robots.txt, the site map with all that has a page, and the shop's icon. */
export async function discovery(
  app: FastifyInstance,
  { releases, provider, origin, filesAt }: Options,
): Promise<void> {
  const files = new LRUCache<string, Ids>({ max: FILES_LIMIT, ttl: HOUR_MS });
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } };
  const current = async () => (await releases.current()).setFor(null);
  const routes = async () => (await current()).addresses.routes;

  /** Undefined where the provider has no answer, which is not kept. */
  async function idsOf(kind: SiteMapKind, page: number): Promise<Ids | undefined> {
    const key = `${kind} ${page}`;
    const kept = files.get(key);
    if (kept !== undefined) return kept;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const asked = { endpoint: listSiteMap, input: { params: { kind }, query: { page } } };
    const answer = await provider.ask(asked, DEFAULT_LANGUAGE, signal);
    if (answer?.status !== 200) return undefined;
    files.set(key, answer.body as Ids);
    return answer.body as Ids;
  }

  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.header('Cache-Control', CACHED).type('application/xml; charset=utf-8').send(xml);
  const unavailable = (reply: FastifyReply) =>
    reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', '60').send();

  app.get('/robots.txt', { config }, async (_request, reply) => {
    const closed = ['/api/', '/dev/', ...closedFolders(await routes())];
    const lines = ['User-agent: *', ...closed.map((folder) => `Disallow: ${folder}`)];
    return reply
      .header('Cache-Control', CACHED)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', { config }, async (_request, reply) => {
    const kinds = shownKinds(await routes());
    const first = await Promise.all(kinds.map((kind) => idsOf(kind, 0)));
    if (first.includes(undefined)) return unavailable(reply);
    const parts = kinds.flatMap((kind, at) =>
      Array.from(
        { length: first[at]?.page.totalPages ?? 0 },
        (_, page) => `${origin}/sitemap/${kind}/${page + 1}.xml`,
      ),
    );
    return sendXml(reply, siteMapIndex([`${origin}/sitemap/pages.xml`, ...parts]));
  });

  app.get('/sitemap/pages.xml', { config }, async (_request, reply) =>
    sendXml(reply, siteMapFile(housePages(await routes()).map((path) => origin + path))),
  );

  app.get<{ Params: { kind: string; page: string } }>(
    '/sitemap/:kind/:page.xml',
    { config },
    async ({ params }, reply) => {
      const kind = SITE_MAP_KINDS.find((one) => one === params.kind);
      const page = /^[1-9]\d{0,3}$/.test(params.page) ? Number(params.page) : 0;
      const isShown = kind !== undefined && shownKinds(await routes()).includes(kind);
      if (!isShown || page === 0) return reply.code(404).send();
      const ids = await idsOf(kind, page - 1);
      if (ids === undefined) return unavailable(reply);
      if (page > ids.page.totalPages) return reply.code(404).send();
      return sendXml(reply, siteMapFile(ids._embedded.items.map((id) => origin + addressOf(kind, id))));
    },
  );

  // Old browsers look for the first, and the house names the second as its logo.
  for (const icon of ['favicon.ico', 'favicon.svg'])
    app.get(`/${icon}`, { config }, async (_request, reply) =>
      reply
        .header('Cache-Control', CACHED)
        .redirect(releaseUrl('shell', (await current()).page.shell, icon, filesAt), 302),
    );
}
