import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, resolve } from 'node:path';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import { PlainError } from '../../../../tools/plain-error.mjs';

const RELEASED = /^mf-[a-z0-9-]+\/\d+\.\d+\.\d+-[0-9a-f]{8}\/[\w./-]+$/;
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The file behind `/r/<part>/<build>/<file>`, which may be missing; null for what is none of a browser's business. */
function releasedFile(releases: string, address: string): string | null {
  const [path = ''] = address.split('?');
  const file = path.slice(RELEASED_FILES.length);
  const allowed = path.startsWith(RELEASED_FILES) && RELEASED.test(file) && !/\.\.|server\.cjs$/.test(file);
  return allowed ? resolve(releases, file) : null;
}

/**
 * Serves the remotes in a release folder as a shop does, for pages of other origins too, to this machine alone.
 *
 * @param origin `http://127.0.0.1:5173`
 * @throws PlainError when the port is taken
 */
export async function serveBuilds(releases: string, origin: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    // A browser asks before a page of the network reads from this machine.
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    response.setHeader('Cache-Control', 'no-cache');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const path = releasedFile(releases, request.url ?? '/');
    const found = path === null ? null : await stat(path).catch(() => null);
    if (path === null || !found?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
    });
    return createReadStream(path).pipe(response);
  });
  const { port, hostname } = new URL(origin);
  await new Promise<void>((ready, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(
        new PlainError(
          error.code === 'EADDRINUSE'
            ? `${origin} is taken by another program: name another port in --origin.`
            : `${origin} cannot be served: ${error.code ?? error.message}.`,
        ),
      ),
    );
    server.listen(Number(port || 80), hostname.replace(/^\[|\]$/g, ''), ready);
  });
  return server;
}
