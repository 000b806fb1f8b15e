import { Registry } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { type Released, readReleased } from './release-set.ts';
import type { ReleaseSource } from './release-source.ts';

export interface Releases {
  /** What is released now; a registry that cannot be read leaves the one before in force. */
  current(): Promise<Released>;
  /** A file of a build, as text. */
  read(part: string, build: string, file: string): Promise<string>;
}

/** Follows the registry: a release or a rollback is seen by the next page, without a restart. */
export function createReleases(source: ReleaseSource, warn: (error: unknown) => void): Releases {
  let known: { id: string; released: Released } | null = null;
  let lookedAt = 0;
  let looking: Promise<Released> | null = null;

  async function look(): Promise<Released> {
    try {
      const changed = await source.registry(known?.id ?? null);
      if (changed !== null) {
        const registry = v.parse(Registry, JSON.parse(changed.text));
        known = { id: changed.id, released: await readReleased(source, changed.id, registry, warn) };
      }
      if (known === null) throw new Error(`${source.name} has no registry`);
      return known.released;
    } catch (error) {
      if (known === null) throw error;
      warn(error);
      return known.released;
    } finally {
      lookedAt = Date.now();
      looking = null;
    }
  }

  return {
    read: source.read,
    async current() {
      if (known !== null && Date.now() - lookedAt < source.believedFor) return known.released;
      looking ??= look();
      // No visitor waits for a store elsewhere: the page after this one has what is new.
      return known !== null && !source.quick ? known.released : looking;
    },
  };
}
