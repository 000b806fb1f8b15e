import { createHash } from 'node:crypto';
import { type PageRegistry, type PageRemote, PartManifest, type Registry } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { type Addresses, createAddresses } from './addresses.ts';
import { isChosen } from './canary.ts';
import type { ReleaseSource } from './release-source.ts';

/** The builds that one page is made of, as of one moment. */
export interface ReleaseSet {
  /** Differs wherever a page would; part of every cache key. */
  id: string;
  page: PageRegistry;
  addresses: Addresses;
  manifests: Record<string, PartManifest>;
}

/** All that is released at one moment. */
export interface Released {
  registry: Registry;
  /** Manifests by `part build`: of every current build and of every canary. */
  manifests: ReadonlyMap<string, PartManifest>;
  /** Some visitors get other builds than the rest. */
  hasCanary: boolean;
  /** What a visitor gets; without one, what those get who are in no canary. */
  setFor(visitor: string | null): ReleaseSet;
}

interface Known {
  manifest: PartManifest;
  integrity: string;
}

async function readManifest(source: ReleaseSource, part: string, build: string): Promise<Known> {
  const text = await source.read(part, build, 'manifest.json');
  return {
    manifest: v.parse(PartManifest, JSON.parse(text)),
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  };
}

/** What a page knows of a remote; what only the gateway needs of a route stays here. */
export function pageRemote({ manifest, integrity }: Known, lastGood: Known | undefined) {
  if (manifest.description === null) return null;
  const { upcoming, menus } = manifest.description;
  const routes = manifest.description.routes.map(
    ({ query: _query, addresses: _addresses, isListed: _isListed, description: _description, ...route }) =>
      route,
  );
  return {
    build: manifest.build,
    integrity,
    ...(lastGood ? { lastGood: lastGood.manifest.build, lastGoodIntegrity: lastGood.integrity } : {}),
    description: { upcoming, menus, routes },
  } satisfies PageRemote;
}

/** The addresses of these builds. */
export const addressesOf = (manifests: Readonly<Record<string, PartManifest>>): Addresses =>
  createAddresses(Object.values(manifests).flatMap(({ description }) => description ?? []));

/**
 * Reads the manifests of all that the registry serves. A canary or a last good build that cannot be read is left out and
 * told; without a current one there is nothing to serve, and it throws.
 */
export async function readReleased(
  source: ReleaseSource,
  id: string,
  registry: Registry,
  warn: (error: unknown) => void,
): Promise<Released> {
  const known = new Map<string, Known>();
  const optional = async (part: string, build: string | undefined) => {
    if (build === undefined) return;
    const read = await readManifest(source, part, build).catch(warn);
    if (read) known.set(`${part} ${build}`, read);
  };
  await Promise.all(
    Object.entries(registry.parts).map(async ([part, { current, lastGood, canary }]) => {
      known.set(`${part} ${current}`, await readManifest(source, part, current));
      await Promise.all([optional(part, lastGood), optional(part, canary?.build)]);
    }),
  );
  if (registry.parts.shell === undefined) throw new Error(`The registry in ${source.name} names no shell`);
  const trials = Object.entries(registry.parts).flatMap(([part, { canary }]) =>
    canary !== undefined && known.has(`${part} ${canary.build}`) ? [{ part, canary }] : [],
  );

  function compose(chosen: ReadonlySet<string>): ReleaseSet {
    const manifests: Record<string, PartManifest> = {};
    const page: PageRegistry = { shell: '', remotes: {} };
    for (const [part, { current, lastGood, canary }] of Object.entries(registry.parts)) {
      const onTrial = chosen.has(part);
      const served = known.get(`${part} ${onTrial ? canary?.build : current}`) as Known;
      manifests[part] = served.manifest;
      if (part === 'shell') page.shell = served.manifest.build;
      else {
        // One who tries a new build falls back to what everybody else has.
        const remote = pageRemote(served, known.get(`${part} ${onTrial ? current : lastGood}`));
        if (remote !== null) page.remotes[part] = remote;
      }
    }
    return { id: [id, ...chosen].join(' '), page, addresses: addressesOf(manifests), manifests };
  }

  const sets = new Map<string, ReleaseSet>();
  return {
    registry,
    manifests: new Map([...known].map(([key, { manifest }]) => [key, manifest])),
    hasCanary: trials.length > 0,
    setFor(visitor) {
      const chosen = trials.filter(({ part, canary }) => visitor !== null && isChosen(visitor, part, canary));
      const names = chosen.map(({ part }) => part).sort();
      const key = names.join(' ');
      const set = sets.get(key) ?? compose(new Set(names));
      sets.set(key, set);
      return set;
    },
  };
}
