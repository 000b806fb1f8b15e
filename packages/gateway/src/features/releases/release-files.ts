import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/** Serves `/r/<part>/<build>/<file>`: what is released never changes, and is already compressed. */
export async function releaseFiles(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/r/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
    dotfiles: 'deny',
    allowedPath: (path) =>
      /^\/(?:shell|mf-[a-z0-9-]+)\/\d+\.\d+\.\d+-[0-9a-f]{8}\//.test(path) && !path.endsWith('server.cjs'),
    setHeaders: (reply) => {
      reply.header('Cross-Origin-Resource-Policy', 'same-origin');
      reply.header('X-Content-Type-Options', 'nosniff');
    },
  });
}
