import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type PageRegistry, PartManifest, Registry } from '@vitis/contracts/registry';
import * as v from 'valibot';

/** How long the registry file is believed before it is looked at again. */
const LOOK_AGAIN_MS = 500;

/** The registry and the manifests of its current builds, as of one moment. */
export interface ReleaseSet {
  /** Changes with every release; part of every cache key. */
  id: string;
  page: PageRegistry;
  /** Parameters that some guest's screen reads: all that a page of this set may differ by. */
  query: ReadonlySet<string>;
  manifests: Record<string, PartManifest>;
}

export interface Releases {
  /** The current set; a registry that cannot be read leaves the one before in force. */
  current(): Promise<ReleaseSet>;
  /** A file of a build, as text. */
  read(part: string, build: string, file: string): Promise<string>;
}

/** Follows `registry.json`: a release or a rollback is seen by the next page, without a restart. */
export function createReleases(folder: string, warn: (error: unknown) => void): Releases {
  const file = resolve(folder, 'registry.json');
  let set: ReleaseSet | null = null;
  let lookedAt = 0;
  let looking: Promise<ReleaseSet> | null = null;

  const read = (part: string, build: string, name: string) =>
    readFile(resolve(folder, part, build, name), 'utf8');

  async function load(id: string): Promise<ReleaseSet> {
    const registry = v.parse(Registry, JSON.parse(await readFile(file, 'utf8')));
    const manifests: Record<string, PartManifest> = {};
    const page: PageRegistry = { shell: '', remotes: {} };
    const query = new Set<string>();
    for (const [part, { current, lastGood }] of Object.entries(registry.parts)) {
      const manifest = v.parse(PartManifest, JSON.parse(await read(part, current, 'manifest.json')));
      manifests[part] = manifest;
      if (part === 'shell') page.shell = current;
      else if (manifest.description !== null) {
        const { upcoming, menus } = manifest.description;
        // What only the gateway needs of a route stays here.
        const routes = manifest.description.routes.map(({ query: read, ...route }) => {
          for (const name of read) query.add(name);
          return route;
        });
        page.remotes[part] = {
          build: current,
          ...(lastGood ? { lastGood } : {}),
          description: { upcoming, menus, routes },
        };
      }
    }
    if (page.shell === '') throw new Error(`${file} names no shell`);
    return { id, page, query, manifests };
  }

  async function look(): Promise<ReleaseSet> {
    try {
      const { mtimeMs, size } = await stat(file);
      const id = `${mtimeMs}-${size}`;
      if (set?.id !== id) set = await load(id);
      return set;
    } catch (error) {
      if (set === null) throw error;
      warn(error);
      return set;
    } finally {
      lookedAt = Date.now();
      looking = null;
    }
  }

  return {
    read,
    current() {
      if (set !== null && Date.now() - lookedAt < LOOK_AGAIN_MS) return Promise.resolve(set);
      looking ??= look();
      return looking;
    },
  };
}
