import fastifyStatic from '@fastify/static';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import type { FastifyInstance } from 'fastify';

const RELEASED = /^\/(?:shell|mf-[a-z0-9-]+)\/\d+\.\d+\.\d+-[0-9a-f]{8}\/[\w./-]+$/;
const YEAR_SECONDS = 31_536_000;

interface Options {
  folder: string;
  /** Where pages ask for released files. */
  filesAt: string;
  /** The files are in a store, and not here. */
  elsewhere: boolean;
}

/** Serves `/r/<part>/<build>/<file>`: what is released never changes, and is already compressed. */
export async function releaseFiles(
  app: FastifyInstance,
  { folder, filesAt, elsewhere }: Options,
): Promise<void> {
  if (elsewhere) {
    app.get<{ Params: { '*': string } }>(`${RELEASED_FILES}*`, (request, reply) => {
      const file = request.params['*'];
      return RELEASED.test(`/${file}`) && !file.includes('..')
        ? reply.redirect(filesAt + file)
        : reply.code(404).send();
    });
    return;
  }
  const shared = filesAt !== RELEASED_FILES;
  // Pages may ask for them under another name of this server, a CDN of their own; that one is gone they are to hear, too.
  if (shared)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('Access-Control-Allow-Origin', '*');
    });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: RELEASED_FILES,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    dotfiles: 'deny',
    allowedPath: (path) => RELEASED.test(path) && !path.endsWith('server.cjs'),
    setHeaders: (reply) => {
      reply.header('Cross-Origin-Resource-Policy', shared ? 'cross-origin' : 'same-origin');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
}
