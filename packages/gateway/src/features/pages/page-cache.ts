import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { RateLimitExceeded } from '../../shared/rate-limit.ts';
import type { PageAnswer } from './render-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page this old is served as it is. */
export const FRESH_MS = 30_000;
/** An older one is served once more while a new one is made. */
export const STALE_MS = 600_000;
const BYTES_LIMIT = 48 * 1024 * 1024;
/** Concurrent renders; further requests get the empty page, and the browser renders. */
export const RENDERS_LIMIT = 16;

/** For whom a page is made: the visitor who waits for it, or everybody who has an older one meanwhile. */
export type MadeFor = 'visitor' | 'everybody';

/** How a page is sent; each is made when the first visitor asks for it. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Makes a page. With `skipRender` (load shedding) no data is fetched and nothing is rendered. */
export type MakePage = (skipRender: boolean, madeFor: MadeFor) => Promise<PageAnswer>;

export interface CachedPage {
  status: number;
  csp: string;
  etag: string;
  madeAt: number;
  rendered: PageAnswer['rendered'];
  isKept: boolean;
  identity: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

/** A failed compression is dropped, and retried by the next visitor. */
function dropOnFailure(page: CachedPage, encoding: 'br' | 'gzip', packing: Promise<Buffer>): Promise<Buffer> {
  packing.catch(() => delete page[encoding]);
  return packing;
}

/** What is sent of a page. */
export function encoded(page: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  const { identity } = page;
  switch (encoding) {
    case 'br':
      page.br ??= dropOnFailure(
        page,
        'br',
        brotli(identity, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
          },
        }),
      );
      return page.br;
    case 'gzip':
      page.gzip ??= dropOnFailure(page, 'gzip', zip(identity, { level: 6 }));
      return page.gzip;
    case 'identity':
      return identity;
  }
}

async function pack(answer: PageAnswer, encoding: Encoding): Promise<CachedPage> {
  const identity = Buffer.from(answer.html);
  const page: CachedPage = {
    status: answer.status,
    csp: answer.csp,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    madeAt: Date.now(),
    rendered: answer.rendered,
    isKept: answer.isKept,
    identity,
  };
  await encoded(page, encoding);
  return page;
}

/**
 * Cache of pages by address, language and release (stale-while-revalidate). A page that cannot be rendered again stays
 * until it expires, so that a slow provider does not empty the shop.
 */
export function createPageCache() {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: BYTES_LIMIT,
    // Both encodings together are smaller than a half.
    sizeCalculation: ({ identity }) => Math.ceil(identity.length * 1.5),
    ttl: STALE_MS,
  });
  const making = new Map<string, Promise<CachedPage>>();

  function make(
    key: string,
    render: MakePage,
    encoding: Encoding,
    madeFor: MadeFor,
    skipRender: boolean,
  ): Promise<CachedPage> {
    const known = making.get(key);
    if (known !== undefined)
      return known.catch((error: unknown) => {
        // The rate limit was that of the other visitor.
        if (error instanceof RateLimitExceeded) return make(key, render, encoding, madeFor, skipRender);
        throw error;
      });
    // Load shedding: many uncached addresses at once must not delay all other pages.
    if (skipRender || making.size >= RENDERS_LIMIT)
      return render(true, madeFor).then((answer) => pack(answer, encoding));
    const made = render(false, madeFor)
      .then((answer) => pack(answer, encoding))
      .then((page) => {
        // A frame without its screen is not cached: the next render may succeed.
        const cached = pages.get(key);
        if (!page.isKept) pages.delete(key);
        else if (page.rendered === 'full' && page.status === 200) pages.set(key, page);
        // What is not there any more was perhaps taken back: nobody sees it once more.
        else if (page.status === 404) pages.delete(key);
        else if (cached !== undefined) return cached;
        return page;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  /** Pages of one person that are being made. */
  let own = 0;

  return {
    /** A page for one person alone: made anew, and kept by nobody. */
    async once(
      encoding: Encoding,
      render: MakePage,
      shouldShed: () => Promise<boolean>,
    ): Promise<CachedPage> {
      own += 1;
      const isTooMany = own > RENDERS_LIMIT;
      try {
        return await pack(await render(isTooMany || (await shouldShed()), 'visitor'), encoding);
      } finally {
        own -= 1;
      }
    },
    /** @param shouldShed whether this address has used up its renders; called only for a page that is not cached */
    async get(
      key: string,
      encoding: Encoding,
      render: MakePage,
      shouldShed: () => Promise<boolean>,
    ): Promise<CachedPage> {
      const cached = pages.get(key);
      if (cached === undefined) return make(key, render, encoding, 'visitor', await shouldShed());
      // Failures are logged by the renderer; the stale page stays.
      if (Date.now() - cached.madeAt > FRESH_MS && making.size < RENDERS_LIMIT)
        make(key, render, encoding, 'everybody', false).catch(() => {});
      return cached;
    },
  };
}
