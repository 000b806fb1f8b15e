import type { Readable } from 'node:stream';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@vitis/contracts';
import { OFFLINE_PAGE_PATH } from '@vitis/contracts/service-worker';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindOverride } from '../../releases/build-override.ts';
import { visitorOf } from '../../releases/canary.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { Releases } from '../../releases/releases.ts';
import { ADDRESSES } from '../../shared/rate-limit.ts';
import {
  type CachedPage,
  createPageCache,
  type Encoding,
  encoded,
  FRESH_MS,
  type MakePage,
  STALE_MS,
} from './page-cache.ts';
import { memberOf } from './page-member.ts';
import type { PageAnswer, PageRequest } from './render-page.ts';
import { socialReturn } from './social-return.ts';

interface Options {
  releases: Releases;
  /** Null where no override is possible. */
  findOverride: FindOverride | null;
  renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** Whether a page, by its path, is for members only. */
  isForMembers: (set: ReleaseSet, path: string) => Promise<boolean>;
  /** Pages of one address. */
  perMinute: number;
}

/**
 * Address of the page without its language; its parameters in order and without those that its screen does not read, so that
 * one page is one cache entry whatever campaigns, trackers and strangers add to its address.
 *
 * @param query parameters that its screen reads; null keeps all of them
 */
function readAddress(url: string, query: readonly string[] | null): { path: string; language: Language } {
  const { pathname, searchParams } = new URL(`http://page${url}`);
  const asked = searchParams.get('lang');
  for (const name of [...searchParams.keys()])
    if (name === 'lang' || query?.includes(name) === false) searchParams.delete(name);
  searchParams.sort();
  const search = searchParams.toString();
  return {
    path: search === '' ? pathname : `${pathname}?${search}`,
    language: LANGUAGES.find((language) => language === asked) ?? DEFAULT_LANGUAGE,
  };
}

/**
 * Pages that are rendered for one address: of more that nobody has asked for before, it gets the empty page, and its
 * browser does the rest. Each costs this process some 10 ms, and all others wait for them.
 */
const RENDERS_PER_SECOND = 5;
/** After which that address may have a page rendered again. */
const SHED_SECONDS = 1;

/** What a page depends on besides its address. */
interface DependsOn {
  /** Some visitors get other builds: no cache on the way may keep it. */
  visitor: boolean;
  /** A browser may have an override: a cache on the way that keeps it must not answer that one with it. */
  cookie: boolean;
}

function encodingOf({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  const takes = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  dependsOn: DependsOn,
): Promise<FastifyReply> {
  const shared = page.rendered === 'full' && page.status === 200 && page.isKept;
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
  // What is not there is not for search engines, nor is what may be taken back.
  if (page.status !== 200 || !page.isKept) reply.header('X-Robots-Tag', 'noindex');
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return sendEncoded(request, reply, page);
}

async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
): Promise<FastifyReply> {
  const encoding = encodingOf(request);
  const sent = await encoded(page, encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(sent);
}

/**
 * Sends the empty page to an address that asks for many. A browser starts it all the same; a machine that lists pages comes
 * again later, and keeps what it knows of this one.
 */
function sendShed(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', page.csp)
    .header('Retry-After', SHED_SECONDS)
    .header('Vary', 'Accept-Encoding');
  return sendEncoded(request, reply, { ...page, status: 429 });
}

/** Sends a page that is one member's: nobody keeps it. */
function sendOwn(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', page.csp)
    .header('Vary', 'Accept-Encoding, Cookie')
    .header('X-Robots-Tag', 'noindex');
  return sendEncoded(request, reply, page);
}

/** Sends a page with an override: made for this request alone, and kept by nobody. */
function sendOverridden(reply: FastifyReply, page: PageAnswer): FastifyReply {
  return reply
    .code(page.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', page.csp)
    .header('Vary', 'Cookie')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** Serves pages: every address that is neither a file nor a call. */
export async function pages(
  app: FastifyInstance,
  { releases, findOverride, renderPage, isForMembers, perMinute }: Options,
): Promise<void> {
  const cache = createPageCache();
  const countRendered = app.createRateLimit({
    max: RENDERS_PER_SECOND,
    timeWindow: '1 second',
  });
  const always = async () => true;
  const config = { page: true, rateLimit: { max: perMinute, cache: ADDRESSES } };
  app.get(OFFLINE_PAGE_PATH, { config }, async (request, reply) => {
    const released = await releases.current();
    const set = released.setFor(released.hasCanary ? visitorOf(request, reply) : null);
    const { path, language } = readAddress(request.url, []);
    const render: MakePage = (skipRender) => renderPage({ path, language, set, skipRender });
    const page = await cache.get(`${set.id} ${language} ${path}`, encodingOf(request), render, always);
    reply.header('X-Robots-Tag', 'noindex');
    return send(request, reply, page, { visitor: released.hasCanary, cookie: false });
  });
  // A browser without scripts sends a form about an account itself: nothing of it is read, and it gets its page again.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (_request: FastifyRequest, body: Readable) => {
      body.resume();
    },
  );
  app.post('/account/*', { config }, async (request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect(request.url, 303),
  );
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config,
    handler: async (request, reply) => {
      const returned = socialReturn(request.url);
      if (returned !== null) return reply.header('Cache-Control', 'no-store').redirect(returned);
      const released = await releases.current();
      // During a canary the page depends on the visitor, and shared caches must not store it.
      const set = released.setFor(released.hasCanary ? visitorOf(request, reply) : null);
      const override = (await findOverride?.(request, set)) ?? null;
      const { pathname, search } = new URL(`http://page${request.url}`);
      // `//somewhere` would be read as another host.
      if (pathname.startsWith('//')) {
        const path = pathname.replace(/^\/+/, '/');
        return reply.header('Cache-Control', 'no-cache').redirect(path + search, 308);
      }
      const { addresses } = (override ?? { set }).set;
      const moved = addresses.movedTo(pathname);
      // Asked for anew each time: a browser that keeps it would go on for ever, whatever a later release says.
      if (moved !== null) return reply.header('Cache-Control', 'no-cache').redirect(moved + search, 301);
      const { path, language } = readAddress(request.url, addresses.routeOf(pathname)?.query ?? []);
      const visitor = request.ip;
      if (override !== null)
        return sendOverridden(
          reply,
          await renderPage({
            path,
            language,
            visitor,
            set: override.set,
            override,
            // The server has no files of a build on another origin: the browser renders it.
            skipRender: override.filesFrom !== null,
          }),
        );
      let isShed = false;
      const isMany = async () => {
        const rendered = await countRendered(request);
        isShed = !rendered.isAllowed && rendered.isExceeded;
        return isShed;
      };
      const member = memberOf(request);
      if (member !== null && (await isForMembers(set, path))) {
        // Nobody keeps it: its screen reads its whole address, as in the browser.
        const whole = readAddress(request.url, null);
        const makeOwn: MakePage = (skipRender) => renderPage({ ...whole, set, skipRender, visitor, member });
        return sendOwn(request, reply, await cache.once(encodingOf(request), makeOwn, isMany));
      }
      const page = await cache.get(
        `${set.id} ${language} ${path}`,
        encodingOf(request),
        (skipRender, madeFor) =>
          renderPage({ path, language, set, skipRender, ...(madeFor === 'visitor' ? { visitor } : {}) }),
        isMany,
      );
      // Somebody else may have had it made meanwhile.
      if (isShed && page.rendered === 'empty') return sendShed(request, reply, page);
      return send(request, reply, page, { visitor: released.hasCanary, cookie: findOverride !== null });
    },
  });
}
