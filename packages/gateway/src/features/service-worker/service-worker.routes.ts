import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { SERVICE_WORKER_FILE, SERVICE_WORKER_PATH, WORKER_FILES_AT } from '@vitis/contracts/service-worker';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorOf } from '../../releases/canary.ts';
import type { Releases } from '../../releases/releases.ts';
import { ADDRESSES } from '../../shared/rate-limit.ts';
import { ENDING_WORKER } from './ending-worker.ts';

interface Options {
  releases: Releases;
  /** Where browsers get released files. */
  filesAt: string;
  /** False where browsers are to have no worker, and to lose the one that they have. */
  isOn: boolean;
  /** Pages of one address. */
  perMinute: number;
}

interface Script {
  text: Buffer;
  br: Buffer;
}

const brotli = promisify(brotliCompress);
/** The served build, a canary, and those before them. */
const BUILDS_LIMIT = 4;
/** A page asks whether there is a worker, and the browser whether it is a newer one. */
const CALLS_OF_A_PAGE = 2;

async function pack(text: string): Promise<Script> {
  const bytes = Buffer.from(text);
  return { text: bytes, br: await brotli(bytes) };
}

/**
 * Serves the service worker of the visitor's shell. Where there is to be none, or the released shell has none, a page is
 * told so by 204, and takes leave of the worker that it has; a browser that looks for a newer one gets one that ends
 * itself, so that pages which no longer start lose it, too.
 */
export async function serviceWorker(
  app: FastifyInstance,
  { releases, filesAt, isOn, perMinute }: Options,
): Promise<void> {
  const scripts = new LRUCache<string, Promise<Script>>({ max: BUILDS_LIMIT });
  const origin = filesAt.startsWith('/') ? '' : ` ${new URL(filesAt).origin}`;
  /** What the worker itself may do: fetch. */
  const policy = `default-src 'none'; connect-src 'self'${origin}; base-uri 'none'; frame-ancestors 'none'`;

  const read = (build: string): Promise<Script> => {
    const script =
      scripts.get(build) ??
      releases
        .read('shell', build, SERVICE_WORKER_FILE)
        .then((text) => pack(`self.${WORKER_FILES_AT}=${JSON.stringify(filesAt)};${text}`));
    scripts.set(build, script);
    script.catch(() => scripts.delete(build));
    return script;
  };

  function sendNone(reply: FastifyReply, isBrowser: boolean): FastifyReply {
    reply.header('Cache-Control', 'no-store').header('Content-Security-Policy', policy);
    return isBrowser ? reply.type('text/javascript').send(ENDING_WORKER) : reply.code(204).send();
  }

  app.get(
    SERVICE_WORKER_PATH,
    { config: { rateLimit: { max: perMinute * CALLS_OF_A_PAGE, cache: ADDRESSES } } },
    async (request, reply) => {
      const released = await releases.current();
      const { shell } = released.setFor(released.hasCanary ? visitorOf(request, reply) : null).manifests;
      reply.header('Vary', released.hasCanary ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
      if (!isOn || shell?.files[SERVICE_WORKER_FILE] === undefined)
        return sendNone(reply, request.headers['service-worker'] === 'script');
      const etag = `"${shell.build}"`;
      reply
        .header('Cache-Control', released.hasCanary ? 'private, no-cache' : 'no-cache')
        .header('Content-Security-Policy', policy)
        .header('ETag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const { text, br } = await read(shell.build);
      reply.type('text/javascript; charset=utf-8');
      return /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
        ? reply.header('Content-Encoding', 'br').send(br)
        : reply.send(text);
    },
  );
}
