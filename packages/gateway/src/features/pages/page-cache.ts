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
/** Brotli for the visitor who waits: the next step takes five times as long for a hundred bytes. */
const QUALITY = 8;
/** For those who come after: 2 kB of 37 less, for a tenth of a second of one processor. */
const BEST_QUALITY = 10;
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
  packed: Packed;
}

/** A page as it travels. A page that was made again and came out the same shares it with the one before. */
interface Packed {
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
  /** Whether `br` is as small as it gets. */
  isSmallest?: boolean;
}

const compressed = (identity: Buffer, quality: number): Promise<Buffer> =>
  brotli(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });

/** A failed compression is dropped, and retried by the next visitor. */
function dropOnFailure(packed: Packed, encoding: 'br' | 'gzip', packing: Promise<Buffer>): Promise<Buffer> {
  packing.catch(() => delete packed[encoding]);
  return packing;
}

/** What is sent of a page. */
export function encoded({ identity, packed }: CachedPage, encoding: Encoding): Buffer | Promise<Buffer> {
  switch (encoding) {
    case 'br':
      packed.br ??= dropOnFailure(packed, 'br', compressed(identity, QUALITY));
      return packed.br;
    case 'gzip':
      packed.gzip ??= dropOnFailure(packed, 'gzip', zip(identity, { level: 6 }));
      return packed.gzip;
    case 'identity':
      return identity;
  }
}

/** @param before what this one takes the place of */
async function pack(answer: PageAnswer, encoding: Encoding, before?: CachedPage): Promise<CachedPage> {
  const identity = Buffer.from(answer.html);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const page: CachedPage = {
    status: answer.status,
    csp: answer.csp,
    etag,
    madeAt: Date.now(),
    rendered: answer.rendered,
    isKept: answer.isKept,
    identity,
    packed: before?.etag === etag ? before.packed : {},
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

  let isRepacking = false;

  /** Makes what travels of a page smaller, one page at a time. */
  async function repack({ identity, packed }: CachedPage): Promise<void> {
    if (isRepacking || packed.isSmallest || packed.br === undefined) return;
    isRepacking = true;
    try {
      packed.br = Promise.resolve(await compressed(identity, BEST_QUALITY));
      packed.isSmallest = true;
    } catch {
      // What there is does as well.
    } finally {
      isRepacking = false;
    }
  }

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
    const before = pages.get(key);
    const made = render(false, madeFor)
      .then((answer) => pack(answer, encoding, before))
      .then((page) => {
        // Asked for again, and as it was: it will be sent so for a while.
        if (page.packed === before?.packed) void repack(page);
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
      // Asked for a second time, it will be again, unless a newer one is about to take its place.
      if (encoding === 'br' && Date.now() - cached.madeAt <= FRESH_MS) void repack(cached);
      // Failures are logged by the renderer; the stale page stays.
      if (Date.now() - cached.madeAt > FRESH_MS && making.size < RENDERS_LIMIT)
        make(key, render, encoding, 'everybody', false).catch(() => {});
      return cached;
    },
  };
}
