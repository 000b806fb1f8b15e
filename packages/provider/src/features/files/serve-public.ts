import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openRoutes } from '../../plugins/require-policy.ts';
import { notFound } from '../../problems/problem-error.ts';
import { type BucketStore, bucketStore } from './bucket-store.ts';
import { typeOfPath } from './file-store.ts';
import { filesFolder } from './open-store.ts';

/** Public files under `/files/`. Names are unguessable and never used twice: what was fetched once holds for ever. */
export async function servePublicFiles(app: FastifyInstance): Promise<void> {
  const { filesStore } = app.config;
  if (filesStore) return serveFromBucket(app, bucketStore(filesStore));
  const root = join(filesFolder(app.config), 'public');
  await mkdir(root, { recursive: true });
  await app.register(openRoutes('everyone'));
  await app.register(staticFiles, {
    root,
    prefix: '/files/',
    index: false,
    dotfiles: 'deny',
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
  });
}

/** Headers of the store's answer that a browser needs; the others stay here. */
const passedOn = ['content-length', 'content-range', 'etag', 'last-modified'];

/** Pictures only, and no way out of the folder. */
const publicPath = /^(?:[\w-]+\/)*[\w-]+\.(?:avif|webp)$/;

function serveFromBucket(app: FastifyInstance, store: BucketStore): void {
  app.get('/files/*', { config: { policy: 'everyone' } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (!publicPath.test(path)) throw notFound();
    const { range, 'if-none-match': known } = request.headers;
    const answer = await store.ask(request.method === 'HEAD' ? 'HEAD' : 'GET', path, {
      ...(range !== undefined && /^bytes=\d*-\d*$/.test(range) ? { range } : {}),
      ...(known === undefined ? {} : { 'if-none-match': known }),
    });
    if (answer.status === 404) {
      await answer.body?.cancel();
      throw notFound();
    }
    const refused = answer.status >= 400;
    // Headers in which the store names itself are not passed on.
    if (refused) await answer.body?.cancel();
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null && !(refused && name === 'content-length')) reply.header(name, value);
    }
    return (
      reply
        .code(answer.status)
        .header('content-type', typeOfPath(path))
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An empty stream where there is no body: of anything else Fastify would count the bytes anew.
        .send(answer.body && !refused ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]))
    );
  });
}
