import { type PartManifest, PLATFORM_CONTRACT, type Registry } from '@vitis/contracts/registry';
import { hostModuleVersions } from '../webpack/part-config.ts';
import { partFolder } from '../workspace.ts';
import { readRemoteJson } from './part-checks.ts';
import { Refused, withCanary, withPromotion, withRelease, withRollback } from './registry-changes.ts';
import { checkAgainst, checkOwnBudgets, checkPageBudgets, type ReleaseFacts } from './release-checks.ts';
import type { ReleaseStore } from './release-store.ts';

/** The build that is to be served, and who is to get it. */
export interface Wanted {
  manifest: PartManifest;
  /** Of a hundred visitors; everybody where it is left out. */
  canary?: number;
}

/** All builds that some visitor gets, besides those of the parts that are left out. */
export const buildsBeside = (
  { parts }: Registry,
  ...left: readonly string[]
): { part: string; build: string }[] =>
  Object.entries(parts).flatMap(([part, { current, canary }]) =>
    left.includes(part) ? [] : [current, canary?.build].flatMap((build) => (build ? [{ part, build }] : [])),
  );

/** Their manifests. @throws Refused where one is missing: nobody knows what it would not live with */
async function releasedBeside(
  store: ReleaseStore,
  registry: Registry,
  left: string,
): Promise<PartManifest[]> {
  return Promise.all(
    buildsBeside(registry, left).map(async ({ part, build }) => {
      const manifest = await store.readManifest(part, build);
      if (manifest === null)
        throw new Refused(
          `The registry names ${part} ${build}, which is not there: release ${part} first, or take it away with --remove.`,
        );
      return manifest;
    }),
  );
}

function checkPages(manifest: PartManifest, released: readonly PartManifest[]): void {
  for (const other of released) {
    if (manifest.part === 'shell') checkPageBudgets(manifest, other);
    else if (other.part === 'shell') checkPageBudgets(other, manifest);
  }
}

/** What the sources of a part say, before anything is built. @throws Refused where `remote.json` is wrong */
function factsOfSources(part: string): ReleaseFacts {
  const description = readRemoteJson(part);
  const isShell = part === 'shell';
  return {
    part,
    build: 'of these sources',
    contract: description?.contract ?? PLATFORM_CONTRACT,
    [isShell ? 'provides' : 'requires']: hostModuleVersions(partFolder(part), isShell),
    description,
  };
}

/**
 * Refuses sources whose build could not be released as things stand: a path that has an owner, another contract, a
 * module that does not fit. What they weigh is known after the build only.
 *
 * @throws Refused with the reason
 */
export async function checkSources(store: ReleaseStore, part: string): Promise<void> {
  const released = await releasedBeside(store, await store.readRegistry(), part);
  checkAgainst(factsOfSources(part), released);
}

/** Refuses a build that may not be released as things stand. @throws Refused with the reason */
export async function checkRelease(store: ReleaseStore, manifest: PartManifest): Promise<void> {
  const released = await releasedBeside(store, await store.readRegistry(), manifest.part);
  checkOwnBudgets(manifest);
  checkPages(manifest, released);
  checkAgainst(manifest, released);
}

/** Nobody gets a build whose files browsers would refuse. @throws Refused with the file's name */
async function checkWhole(store: ReleaseStore, manifest: PartManifest): Promise<void> {
  const damage = await store.damage(manifest);
  if (damage !== null) throw new Refused(`${manifest.part} ${manifest.build} is damaged: ${damage}.`);
}

/** Brings a published build into the store where it is not there whole: what was lost there is there again. */
export async function bring(
  store: ReleaseStore,
  { part, build }: Pick<PartManifest, 'part' | 'build'>,
  folder: string,
): Promise<void> {
  const there = await store.readManifest(part, build);
  if (there === null || (await store.damage(there)) !== null) await store.add(part, build, folder);
}

/**
 * Makes a build that lies in the store the one that visitors get. Checked once more inside the one write, since another
 * team may have released in between.
 *
 * @throws Refused with the reason; the registry is as it was
 */
export async function putInForce(
  store: ReleaseStore,
  { manifest, canary }: Wanted,
  at: Date,
): Promise<Registry> {
  const { part, build } = manifest;
  return store.changeRegistry(async (registry) => {
    const running = registry.parts[part]?.canary;
    if (canary === undefined && running !== undefined && running.build !== build) {
      throw new Refused(
        `${part} ${running.build} is being tried on ${running.percent} % of visitors: promote or withdraw it first.`,
      );
    }
    if ((await store.readManifest(part, build)) === null)
      throw new Refused(`${part} ${build} was swept away meanwhile: release it again.`);
    await checkWhole(store, manifest);
    checkAgainst(manifest, await releasedBeside(store, registry, part));
    return canary === undefined
      ? withRelease(registry, part, build, at.toISOString())
      : withCanary(registry, part, build, canary, at.toISOString());
  });
}

/** Puts the release before the current one in force again. @throws Refused when there is none that fits */
export async function rollBack(store: ReleaseStore, part: string, at: Date): Promise<Registry> {
  return store.changeRegistry(async (registry) => {
    const changed = withRollback(registry, part, at.toISOString());
    const build = changed.parts[part]?.current ?? '';
    const manifest = await store.readManifest(part, build);
    if (manifest === null) throw new Refused(`${part} ${build} came before, but its files are gone.`);
    await checkWhole(store, manifest);
    checkAgainst(manifest, await releasedBeside(store, registry, part));
    return changed;
  });
}

/** Gives everybody what some visitors got. @throws Refused when there is no such build, or it is not whole any more */
export async function promote(store: ReleaseStore, part: string, at: Date): Promise<Registry> {
  return store.changeRegistry(async (registry) => {
    const changed = withPromotion(registry, part, at.toISOString());
    const build = changed.parts[part]?.current ?? '';
    const manifest = await store.readManifest(part, build);
    if (manifest === null)
      throw new Refused(`${part} ${build} has lost its files: withdraw it, and release it again.`);
    await checkWhole(store, manifest);
    checkAgainst(manifest, await releasedBeside(store, registry, part));
    return changed;
  });
}
