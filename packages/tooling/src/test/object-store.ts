import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
  etag: string;
}

/** An object store of the S3 protocol, as far as releases and files use it; it keeps everything in memory. */
export interface ObjectStore {
  /** Address of its one bucket. */
  url: string;
  objects: Map<string, StoredObject>;
  /** What goes wrong with a call (`PUT registry.json`): it is refused, or done and its answer lost or a wrong one. */
  trouble: (call: string) => 'refused' | 'answer lost' | 'answer wrong' | undefined;
  /** How often an object was asked for or written, by method. */
  calls: string[];
  close(): Promise<void>;
}

const PAGE = 3;
const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'];

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function list(objects: ObjectStore['objects'], query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = keys.slice(from, from + PAGE);
  const next =
    from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  const entries = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-01T00:00:00.000Z</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

/** Starts one on a free port of this machine. It takes only signed requests. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects: ObjectStore['objects'] = new Map();
  const calls: string[] = [];
  const refuse = (response: ServerResponse, status: number, message: string) =>
    response.writeHead(status).end(`<Error><Message>${message}</Message></Error>`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''));
    calls.push(`${request.method} ${key}`);
    const signature =
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
    if (!signature.test(request.headers.authorization ?? '')) return refuse(response, 403, 'Access Denied');
    if (key === '') return response.end(list(objects, searchParams));
    const trouble = store.trouble(`${request.method} ${key}`);
    if (trouble === 'refused') return refuse(response, 500, 'We encountered an internal error.');
    const known = objects.get(key);
    if (request.method === 'PUT') {
      const body = await bodyOf(request);
      const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
      const stands = objects.get(key);
      if ((match !== undefined && stands?.etag !== match) || (noneMatch === '*' && stands !== undefined))
        return refuse(response, 412, 'At least one of the pre-conditions you specified did not hold');
      const headers = Object.fromEntries(
        KEPT_HEADERS.flatMap((name) =>
          request.headers[name] ? [[name, String(request.headers[name])]] : [],
        ),
      );
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      objects.set(key, { body, headers, etag });
      if (trouble === 'answer lost') return response.destroy();
      if (trouble === 'answer wrong') return refuse(response, 500, 'We encountered an internal error.');
      return response.setHeader('etag', etag).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (known === undefined) return refuse(response, 404, 'The specified key does not exist.');
    const { etag, body } = known;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const part =
      from === undefined ? body : body.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
    const range = from === undefined ? {} : { 'content-range': `bytes ${from}-${to}/${body.length}` };
    const headers = { ...known.headers, ...range, etag, 'content-length': part.length };
    return response.writeHead(from === undefined ? 200 : 206, headers).end(part);
  }

  const server: Server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, 500, String(error)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const store: ObjectStore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    objects,
    trouble: () => undefined,
    calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return store;
}
