import { AwsClient } from 'aws4fetch';

export interface BucketSettings {
  /** `https://host/bucket`, or with a folder inside it; no slash at the end. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  region: string;
}

/** An answer of the store that is neither success nor expected. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

export interface ListedObject {
  /** Relative to the bucket's folder. */
  key: string;
  modifiedAt: Date;
}

const LIMIT_MS = 60_000;
const text = (xml: string, tag: string) =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Says which call it was that got no answer, or only half of one. */
const unanswered = (call: string) => (error: Error) => {
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  throw new StoreFailure(`${call} was not answered: ${reason}`);
};

/** The few calls of the S3 protocol that a release needs. Busy answers (429, 5xx) are asked again by the client. */
export function openBucket({ url, region, ...keys }: BucketSettings) {
  const client = new AwsClient({
    accessKeyId: keys.accessKeyId,
    secretAccessKey: keys.secretAccessKey,
    ...(keys.sessionToken ? { sessionToken: keys.sessionToken } : {}),
    region,
    service: 's3',
    retries: 4,
  });
  const at = new URL(url);
  const [, bucket = '', ...folder] = at.pathname.split('/');
  const prefix = folder.map((name) => `${name}/`).join('');
  const call = async (method: string, address: string, expected: number[], init: RequestInit = {}) => {
    const response = await client
      .fetch(address, { ...init, method, signal: AbortSignal.timeout(LIMIT_MS) })
      .catch(unanswered(`${method} ${address}`));
    if (response.ok || expected.includes(response.status)) return response;
    const said = text(await response.text(), 'Message');
    throw new StoreFailure(`${method} ${address} answered ${response.status} ${said}`.trim());
  };

  return {
    /** Null when there is no such object. */
    async get(key: string): Promise<{ text: string; etag: string } | null> {
      const response = await call('GET', `${url}/${key}`, [404]);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      const body = await response.text().catch(unanswered(`GET ${url}/${key}`));
      return { text: body, etag: response.headers.get('etag') ?? '' };
    },

    /** Where an object is, for messages. */
    at: (key: string) => `${url}/${key}`,

    /** Writes an object; false when a condition in the headers did not hold. */
    async put(key: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string>) {
      const response = await call('PUT', `${url}/${key}`, [409, 412], { body, headers });
      await response.body?.cancel();
      return response.ok;
    },

    async remove(key: string): Promise<void> {
      await (await call('DELETE', `${url}/${key}`, [404])).body?.cancel();
    },

    async list(below: string): Promise<ListedObject[]> {
      const found: ListedObject[] = [];
      let next = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + below });
        if (next !== '') query.set('continuation-token', next);
        const xml = await (await call('GET', `${at.origin}/${bucket}?${query}`, [])).text();
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          found.push({
            key: text(entry, 'Key').slice(prefix.length),
            modifiedAt: new Date(text(entry, 'LastModified')),
          });
        next = text(xml, 'NextContinuationToken');
      } while (next !== '');
      return found;
    },
  };
}

export type Bucket = ReturnType<typeof openBucket>;
