import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BuildId, PartManifest, PartName, Registry } from '@vitis/contracts/registry';
import PQueue from 'p-queue';
import * as v from 'valibot';
import { parseAs } from '../read-json.ts';
import { type Bucket, StoreFailure } from './bucket.ts';
import { filesBelow } from './files-below.ts';
import { EMPTY_REGISTRY } from './registry-file.ts';
import { OutcomeUnknown, type ReleaseStore, type StoredBuild } from './release-store.ts';

const REGISTRY = 'registry.json';
const WRITES_AT_ONCE = 8;
const REGISTRY_ATTEMPTS = 20;

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  cjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  zip: 'application/zip',
};
const typeOf = (file: string) => TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** What a store sends is what was put there, so a file goes up brotli-compressed where there is that version of it. */
async function upload(bucket: Bucket, key: string, file: string): Promise<void> {
  const small = existsSync(`${file}.br`);
  const written = await bucket.put(key, new Uint8Array(readFileSync(small ? `${file}.br` : file)), {
    'content-type': typeOf(file),
    'cache-control': 'public, max-age=31536000, immutable',
    ...(small ? { 'content-encoding': 'br' } : {}),
  });
  if (!written) throw new StoreFailure(`${bucket.at(key)} is being written by somebody else; try again.`);
}

/** Releases in an object store that speaks the S3 protocol with conditional writes. */
export function bucketStore(bucket: Bucket): ReleaseStore {
  const writes = new PQueue({ concurrency: WRITES_AT_ONCE });
  const read = async () => {
    const found = await bucket.get(REGISTRY);
    const registry = found === null ? EMPTY_REGISTRY : parseAs(Registry, found.text, bucket.at(REGISTRY));
    return { registry, etag: found?.etag ?? null, text: found?.text ?? null };
  };

  /** Whether a write arrived although its answer was lost. */
  async function stands(body: string, failure: unknown): Promise<boolean> {
    try {
      return (await bucket.get(REGISTRY))?.text === body;
    } catch {
      throw new OutcomeUnknown(
        `${(failure as Error).message}. Whether the registry was changed is not known: npm run releases tells, once the store answers.`,
      );
    }
  }

  return {
    readRegistry: async () => (await read()).registry,

    async changeRegistry(change) {
      let tried = '';
      for (let attempt = 0; attempt < REGISTRY_ATTEMPTS; attempt += 1) {
        const { registry, etag, text } = await read();
        // The write before has arrived after all, and only its answer was lost: a rollback must not be made twice.
        if (text === tried) return registry;
        const changed = await change(registry);
        if (changed === registry) return registry;
        tried = `${JSON.stringify(changed, null, 2)}\n`;
        const headers = {
          'content-type': typeOf(REGISTRY),
          'cache-control': 'no-cache',
          // Somebody else's write in between makes this one fail, and the change is made to what they wrote.
          ...(etag === null ? { 'if-none-match': '*' } : { 'if-match': etag }),
        };
        try {
          if (await bucket.put(REGISTRY, tried, headers)) return changed;
        } catch (error) {
          if (await stands(tried, error)) return changed;
          throw error;
        }
        await sleep(50 + Math.random() * 200);
      }
      throw new StoreFailure(`The registry was changed by others ${REGISTRY_ATTEMPTS} times; try again.`);
    },

    async readManifest(part, build) {
      const found = await bucket.get(`${part}/${build}/manifest.json`);
      const name = bucket.at(`${part}/${build}/manifest.json`);
      return found === null ? null : parseAs(PartManifest, found.text, name);
    },

    async damage({ part, build, files }) {
      const there = new Set((await bucket.list(`${part}/${build}/`)).map(({ key }) => key));
      const missing = Object.keys(files).find((file) => !there.has(`${part}/${build}/${file}`));
      return missing === undefined ? null : `${missing} is missing`;
    },

    async add(part, build, folder) {
      const files = filesBelow(folder).filter(
        (file) => !/\.(?:br|gz)$/.test(file) && file !== 'manifest.json',
      );
      await writes.addAll(
        files.map((file) => () => upload(bucket, `${part}/${build}/${file}`, join(folder, file))),
      );
      // Pages that are open know the one that is there by its hash.
      const manifest = `${part}/${build}/manifest.json`;
      if ((await bucket.get(manifest)) === null)
        await upload(bucket, manifest, join(folder, 'manifest.json'));
    },

    async builds() {
      const builds = new Map<string, StoredBuild>();
      for (const { key, modifiedAt } of await bucket.list('')) {
        const [part = '', build = ''] = key.split('/');
        if (!v.is(PartName, part) || !v.is(BuildId, build)) continue;
        const known = builds.get(`${part}/${build}`);
        if (known === undefined || known.storedAt < modifiedAt)
          builds.set(`${part}/${build}`, { part, build, storedAt: modifiedAt });
      }
      return [...builds.values()];
    },

    async remove(part, build) {
      // Without its manifest a build is not there, whatever else still is.
      await bucket.remove(`${part}/${build}/manifest.json`);
      const rest = await bucket.list(`${part}/${build}/`);
      await writes.addAll(
        rest.map(
          ({ key }) =>
            () =>
              bucket.remove(key),
        ),
      );
    },

    async clearLeftovers() {
      // A build that was not brought up whole is a build that the registry does not name: sweeping finds it.
    },
  };
}
