import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Registry } from '@vitis/contracts/registry';
import * as v from 'valibot';

const EMPTY: Registry = { version: 1, parts: {} };

/** Reads `registry.json`; an empty registry where there is none. Throws where it is not one. */
export function readRegistry(releases: string): Registry {
  let text: string;
  try {
    text = readFileSync(resolve(releases, 'registry.json'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return EMPTY;
    throw error;
  }
  return v.parse(Registry, JSON.parse(text));
}

/** Replaces `registry.json` in one step: a reader sees the old one or the new one, never half of either. */
export function writeRegistry(releases: string, registry: Registry): void {
  const file = resolve(releases, 'registry.json');
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`);
  renameSync(draft, file);
}

/** The registry with a build as its part's current one; the one before becomes the last good one. */
export function withRelease(registry: Registry, part: string, build: string, releasedAt: string): Registry {
  const known = registry.parts[part];
  if (known?.current === build) return registry;
  return {
    ...registry,
    parts: {
      ...registry.parts,
      [part]: {
        current: build,
        ...(known === undefined ? {} : { lastGood: known.current }),
        history: [{ build, releasedAt }, ...(known?.history ?? []).filter((past) => past.build !== build)],
      },
    },
  };
}
