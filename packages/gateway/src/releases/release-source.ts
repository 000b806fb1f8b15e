import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** Where the gateway reads releases from. */
export interface ReleaseSource {
  /** Where that is, for messages. */
  name: string;
  /** How long the registry is believed before it is looked at again, in milliseconds. */
  believedFor: number;
  /** Whether looking again is so quick that a page may wait for it. */
  quick: boolean;
  /** The registry; null when it still is the one of `known`, an `id` that this source gave out before. */
  registry(known: string | null): Promise<{ id: string; text: string } | null>;
  /** A file of a build, as text. */
  read(part: string, build: string, file: string): Promise<string>;
}

/** Releases in a folder that this process can read. */
export function folderSource(folder: string): ReleaseSource {
  const file = resolve(folder, 'registry.json');
  return {
    name: folder,
    believedFor: 500,
    quick: true,
    async registry(known) {
      const { mtimeMs, size } = await stat(file);
      const id = `${mtimeMs}-${size}`;
      return id === known ? null : { id, text: await readFile(file, 'utf8') };
    },
    read: (part, build, name) => readFile(resolve(folder, part, build, name), 'utf8'),
  };
}

export interface StoreSettings {
  /** `https://host/bucket`, or with a folder inside it; no slash at the end. */
  url: string;
  /** Empty where anybody may read. */
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  region: string;
}

const STORE_LIMIT_MS = 5_000;

/** Releases in an object store of the S3 protocol; `npm run release` puts them there. */
export function storeSource({
  url,
  accessKeyId,
  secretAccessKey,
  sessionToken,
  region,
}: StoreSettings): ReleaseSource {
  const client =
    accessKeyId === ''
      ? null
      : new AwsClient({
          accessKeyId,
          secretAccessKey,
          ...(sessionToken === '' ? {} : { sessionToken }),
          region,
          service: 's3',
          retries: 2,
        });

  async function get(key: string, headers: Record<string, string> = {}): Promise<Response> {
    const init = { headers, signal: AbortSignal.timeout(STORE_LIMIT_MS) };
    const response = await (client === null
      ? fetch(`${url}/${key}`, init)
      : client.fetch(`${url}/${key}`, init));
    if (response.ok || response.status === 304) return response;
    await response.body?.cancel();
    throw new Error(`${url}/${key} answered ${response.status}`);
  }

  return {
    name: url,
    believedFor: 2_000,
    quick: false,
    async registry(known) {
      const response = await get('registry.json', known === null ? {} : { 'if-none-match': known });
      if (response.status === 304) return null;
      const id = response.headers.get('etag') ?? '';
      const text = await response.text();
      return id !== '' && id === known ? null : { id: id || text, text };
    },
    read: async (part, build, file) => (await get(`${part}/${build}/${file}`)).text(),
  };
}
