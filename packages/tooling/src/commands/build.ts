// Builds parts (all without names) and makes them the registry's current ones.
import type { PartManifest, Registry } from '@vitis/contracts/registry';
import { readArgs } from '../command-line.ts';
import { buildPart } from '../release/build-part.ts';
import { folderStore } from '../release/folder-store.ts';
import { checkMovedTargets, checkOwners, type OwnedPaths, readRemoteJson } from '../release/part-checks.ts';
import { withRelease } from '../release/registry-changes.ts';
import { changeRegistry, readRegistry } from '../release/registry-file.ts';
import { buildsBeside } from '../release/release-part.ts';
import { partNames, releasesFolder } from '../workspace.ts';

export interface BuildOptions {
  /** All of them where left out. */
  parts?: string[];
  /** Build even what has not changed. */
  force?: boolean;
  log?: (line: string) => void;
}

function wantedParts(names: readonly string[] = []): string[] {
  const all = partNames();
  for (const part of names) {
    if (!all.includes(part)) throw new Error(`There is no part "${part}"; there are ${all.join(', ')}.`);
  }
  const decided = all.flatMap((part) => readRemoteJson(part) ?? []);
  checkOwners(decided);
  checkMovedTargets(decided);
  return names.length > 0 ? [...names] : all;
}

/** Refuses paths that belong to a part which is served and not built now, whatever its sources say meanwhile. */
async function checkPaths(
  releases: string,
  registry: Registry,
  built: ReadonlyMap<string, OwnedPaths | null>,
): Promise<void> {
  const store = folderStore(releases);
  const served = await Promise.all(
    buildsBeside(registry, ...built.keys()).map(({ part, build }) => store.readManifest(part, build)),
  );
  const beside = served.map((manifest) => manifest?.description);
  checkOwners([...beside, ...built.values()].flatMap((description) => description ?? []));
}

/**
 * Builds parts and makes them the registry's current ones, all in one write.
 *
 * @throws Refused where a path would have two owners, before anything is built
 */
export async function buildParts(options: BuildOptions = {}): Promise<void> {
  const releases = releasesFolder();
  const wanted = wantedParts(options.parts);
  const described = new Map(wanted.map((part) => [part, readRemoteJson(part)]));
  await checkPaths(releases, readRegistry(releases), described);
  const built = new Map<string, PartManifest>();
  for (const part of wanted) built.set(part, await buildPart(part, releases, options));
  const releasedAt = new Date().toISOString();
  const { parts } = await changeRegistry(releases, async (before) => {
    // Another command may have released something meanwhile.
    await checkPaths(releases, before, new Map([...built].map(([part, made]) => [part, made.description])));
    return [...built].reduce((all, [part, { build }]) => withRelease(all, part, build, releasedAt), before);
  });
  const here = partNames();
  for (const part of Object.keys(parts).filter((name) => !here.includes(name)))
    console.log(
      `${part} is still served, without sources here: npm run release -- ${part} --remove takes it away.`,
    );
}

if (import.meta.main) {
  try {
    const { values, positionals } = readArgs('Usage: npm run build -- [<part> …] [--force]', {
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    await buildParts({ parts: positionals, force: values.force ?? false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
