import { cpSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { folderStore } from '../release/folder-store.ts';
import { readRegistry } from '../release/registry-file.ts';
import { putInForce } from '../release/release-part.ts';

/** A build of every part, by the part's name, and the releases folder that it lies in. */
export type BuildSet = ReadonlyMap<string, { releases: string; build: string }>;

/** The builds that a releases folder serves now. */
export function servedSet(releases: string): BuildSet {
  const { parts } = readRegistry(releases);
  return new Map(Object.entries(parts).map(([part, { current }]) => [part, { releases, build: current }]));
}

/**
 * The release before the one that is served, part by part, from a registry's history; null unless every part has one whose
 * files are still there.
 */
export async function setBefore(releases: string): Promise<BuildSet | null> {
  const store = folderStore(releases);
  const found = new Map<string, { releases: string; build: string }>();
  for (const [part, { current, history }] of Object.entries(readRegistry(releases).parts)) {
    const position = history.findIndex(({ build }) => build === current);
    const before = history.slice(position + 1).find(({ withdrawn }) => withdrawn !== true);
    if (before === undefined || (await store.readManifest(part, before.build)) === null) return null;
    found.set(part, { releases, build: before.build });
  }
  return found.size === 0 ? null : found;
}

/** What has been found of the release before, and what an older set adds: builds of parts of now that are others. */
export const withOthers = (found: BuildSet, older: BuildSet, now: BuildSet): BuildSet =>
  new Map([
    ...[...older].filter(([part, { build }]) => now.has(part) && now.get(part)?.build !== build),
    ...found,
  ]);

/** The shell of one set with the remotes of another. */
export const mixed = (shell: BuildSet, remotes: BuildSet): BuildSet =>
  new Map([...remotes, ...[...shell].filter(([part]) => part === 'shell')]);

/**
 * Releases a set of builds into a folder of its own, each with the checks that `npm run release` makes of what must fit
 * together; the shell comes first, as a remote is checked against it.
 *
 * @throws Refused with the reason where two of them do not fit
 */
export async function releaseSet(set: BuildSet, target: string): Promise<void> {
  const store = folderStore(target);
  const shellFirst = [...set].sort(([one], [other]) => Number(other === 'shell') - Number(one === 'shell'));
  for (const [part, { releases, build }] of shellFirst) {
    cpSync(resolve(releases, part, build), resolve(target, part, build), { recursive: true });
    const manifest = await store.readManifest(part, build);
    if (manifest === null) throw new PlainError(`${part} ${build} is not whole in ${releases}.`);
    await putInForce(store, { manifest }, new Date());
  }
}
