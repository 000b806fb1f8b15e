import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type FileArea, type FileStore, StoreFailure, typeOfPath } from './file-store.ts';

export interface BucketSettings {
  /** `https://host/bucket`, or with a folder inside it; no slash at the end. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Session token of temporary keys; empty for permanent ones. */
  sessionToken: string;
  region: string;
}

export interface BucketStore extends FileStore {
  /** A file as a browser asks for it, with its `Range` and `If-None-Match`: the store's answer as it is. */
  ask(method: 'GET' | 'HEAD', path: string, headers: Record<string, string>): Promise<Response>;
}

const tries = 3;
/** Until the answer begins, in milliseconds; a file that is sent has to get there in that time, too. */
const patience = 15_000;

/** Lifetime in caches: a file never changes, since names are unguessable and never used twice. */
const LASTING = 'public, max-age=31536000, immutable';

const textOf = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A bucket of the S3 protocol: `public/` and `private/` in its folder. It is not to be readable by the public. */
export function bucketStore({ url, region, sessionToken, ...keys }: BucketSettings): BucketStore {
  const client = new AwsClient({
    ...keys,
    ...(sessionToken === '' ? {} : { sessionToken }),
    region,
    service: 's3',
    retries: 0,
  });
  const { origin, pathname } = new URL(url);
  const [, bucket = '', ...folder] = pathname.split('/');
  const prefix = folder.map((name) => `${name}/`).join('');
  const placeOf = (area: FileArea, path: string) => `${url}/${area}/${path}`;

  const once = async (address: string, init: RequestInit): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('no answer in time')), patience);
    try {
      return await client.fetch(address, { ...init, signal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Retries where the store is busy or gives no answer: each of these calls may be made twice. */
  const call = async (address: string, expected: number[], init: RequestInit): Promise<Response> => {
    const what = `${init.method ?? 'GET'} ${address}`;
    const begun = performance.now();
    for (let time = 1; ; time += 1) {
      const last = time === tries || performance.now() - begun > patience;
      try {
        const response = await once(address, init);
        if (response.ok || expected.includes(response.status)) return response;
        const said = textOf(await response.text(), 'Message');
        const failure = new StoreFailure(`${what} was answered ${response.status} ${said}`.trim());
        if (last || (response.status < 500 && response.status !== 429)) throw failure;
      } catch (error) {
        if (error instanceof StoreFailure) throw error;
        if (last) throw new StoreFailure(`${what} was not answered`, error);
      }
      await sleep(100 * 2 ** time);
    }
  };

  const ask: BucketStore['ask'] = (method, path, headers) =>
    call(placeOf('public', path), [304, 404, 416], { method, headers });

  return {
    name: url,
    ask,
    put: async (area, path, bytes) => {
      const headers = {
        'content-type': typeOfPath(path),
        'cache-control': area === 'public' ? LASTING : 'private, no-store',
      };
      const body = new Uint8Array(bytes);
      await (await call(placeOf(area, path), [], { method: 'PUT', headers, body })).body?.cancel();
    },
    open: async (area, path) => {
      const response = await call(placeOf(area, path), [404], {});
      if (response.status === 404 || response.body === null) {
        await response.body?.cancel();
        return undefined;
      }
      return {
        stream: Readable.fromWeb(response.body as ReadableStream),
        size: Number(response.headers.get('content-length')),
      };
    },
    remove: async (area, path) => {
      await (await call(placeOf(area, path), [404], { method: 'DELETE' })).body?.cancel();
    },
    list: async (area) => {
      const found: string[] = [];
      const below = `${prefix}${area}/`;
      let next = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: below });
        if (next !== '') query.set('continuation-token', next);
        const xml = await (await call(`${origin}/${bucket}?${query}`, [], {})).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push(textOf(entry, 'Key').slice(below.length));
        next = textOf(xml, 'NextContinuationToken');
      } while (next !== '');
      return found;
    },
  };
}
