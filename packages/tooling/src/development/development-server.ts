import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CHANGES_PATH } from '@vitis/contracts/development';
import { RELEASED_FILES, type Registry } from '@vitis/contracts/registry';
import { readRegistry } from '../release/registry-file.ts';
import type { DevelopedPart } from './developed-part.ts';
import { sendPublicFile } from './public-files.ts';

interface Options {
  /** Folder of what is released: the parts that are not under development. */
  releases: string;
  parts: ReadonlyMap<string, DevelopedPart>;
  /** Builds that stand in for released ones, by part. */
  standIns: ReadonlyMap<string, string>;
}

const BUILD_FILE = /^([^/]+)\/([^/]+)\/(.+)$/;

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}

/** The registry of what is released, with the newest build of every part under development in its place. */
async function registryOf({ releases, parts, standIns }: Options): Promise<Registry> {
  const builds = new Map(standIns);
  for (const [name, part] of parts) {
    const build = await part.build();
    if (build !== null) builds.set(name, build);
  }
  const registry = readRegistry(releases);
  const changed = [...builds].map(([name, build]) => [
    name,
    { current: build, history: [{ build, releasedAt: new Date(0).toISOString() }] },
  ]);
  return { ...registry, parts: { ...registry.parts, ...Object.fromEntries(changed) } };
}

/**
 * Serves parts under development to the gateway: `/registry`, their files as a release has them, and, over web sockets,
 * what changes. For this machine alone: it has no rules of its own for who may ask.
 */
export function createDevelopmentServer(options: Options): Server {
  const { parts } = options;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://development');
    if (pathname === '/registry') {
      const registry = await registryOf(options);
      // Without a shell there is no page: whoever starts servers waits until somebody has mended it.
      const status = registry.parts.shell === undefined ? 503 : 200;
      return send(response, status, 'application/json', JSON.stringify(registry));
    }
    const [, name = '', build = '', file = ''] = BUILD_FILE.exec(pathname.replace(RELEASED_FILES, '')) ?? [];
    const part = parts.get(name);
    if (part === undefined) return send(response, 404, 'text/plain', 'Not found');
    const text = part.text(build, file);
    if (text !== null) return send(response, 200, 'application/json', text);
    if (sendPublicFile(name, file, response)) return;
    request.url = `/${file}`;
    await part.browser.serve(request, response, () => send(response, 404, 'text/plain', 'Not found'));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The development server failed');
    });
  });
  // While it compiles it hears nothing; a connection that it takes for idle then may just have been used.
  server.keepAliveTimeout = 0;
  server.on('upgrade', (request, socket, head) => {
    const name = request.url?.split('?')[0]?.replace(`${CHANGES_PATH}/`, '') ?? '';
    if (!parts.get(name)?.browser.connect(request, socket, head)) socket.destroy();
  });
  return server;
}
