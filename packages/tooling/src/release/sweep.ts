import type { Registry } from '@vitis/contracts/registry';
import { buildsInUse } from './registry-changes.ts';
import type { ReleaseStore, StoredBuild } from './release-store.ts';

/** Pages that are open keep their builds, and a rollback needs some to go back to. */
export const RELEASES_KEPT = 3;
export const DAYS_KEPT = 7;

const DAY_MS = 86_400_000;

type Part = Registry['parts'][string];

type Removed = NonNullable<Registry['removed']>;

/** When the last page can have been started with a build of the history. */
function servedUntil({ history }: Part, position: number): string | undefined {
  // Registries from before this was written down: it ended when the next one began.
  return history[position]?.servedUntil ?? history[position - 1]?.releasedAt;
}

/** Builds of a part's history that nobody can be using: past three releases and seven days, and not in force. */
function pastBuilds(part: Part, before: number): Set<string> {
  const kept = buildsInUse(part);
  const old = part.history.filter(({ build }, position) => {
    const until = servedUntil(part, position);
    return position >= RELEASES_KEPT && !kept.has(build) && until !== undefined && Date.parse(until) < before;
  });
  return new Set(old.map(({ build }) => build));
}

/** Parts that were taken away so lately that some page may still be using them. */
function removedLately(removed: Removed, before: number): Removed {
  const lately = Object.entries(removed).filter(([, { current, history }]) => {
    const { servedUntil } = history.find(({ build }) => build === current) ?? {};
    return servedUntil !== undefined && Date.parse(servedUntil) >= before;
  });
  return Object.fromEntries(lately);
}

/** The registry without the builds that nobody can be using. */
export function withoutPast(registry: Registry, now: Date): Registry {
  const before = now.getTime() - DAYS_KEPT * DAY_MS;
  const parts = Object.entries(registry.parts).map(([name, part]): [string, Part] => {
    const past = pastBuilds(part, before);
    return past.size === 0
      ? [name, part]
      : [name, { ...part, history: part.history.filter(({ build }) => !past.has(build)) }];
  });
  const { removed = {}, ...rest } = registry;
  const lately = removedLately(removed, before);
  const isSame =
    parts.every(([name, part]) => registry.parts[name] === part) &&
    Object.keys(lately).length === Object.keys(removed).length;
  if (isSame) return registry;
  const kept = { ...rest, parts: Object.fromEntries(parts) };
  return Object.keys(lately).length === 0 ? kept : { ...kept, removed: lately };
}

/** Whether the registry has no use for a stored build: nothing names it, and nobody is just about to. */
function isUnnamed({ part, build, storedAt }: StoredBuild, registry: Registry, before: number): boolean {
  const known = registry.parts[part];
  const history = known?.history ?? registry.removed?.[part]?.history ?? [];
  const named =
    (known !== undefined && buildsInUse(known).has(build)) || history.some((past) => past.build === build);
  return !named && storedAt.getTime() < before;
}

/**
 * Takes away builds past three releases and seven days, never one that is in use. The registry forgets them first.
 *
 * @returns `part build` of each that is gone
 */
export async function sweep(store: ReleaseStore, now: Date = new Date()): Promise<string[]> {
  const before = now.getTime() - DAYS_KEPT * DAY_MS;
  const stored = await store.builds();
  const registry = await store.changeRegistry((current) => withoutPast(current, now));
  const gone = stored.filter((build) => isUnnamed(build, registry, before));
  const removed: string[] = [];
  for (const stored of gone) {
    const { part, build } = stored;
    // The build may have been released again meanwhile; while the registry is being changed, none can be.
    await store.changeRegistry(async (latest) => {
      if (!isUnnamed(stored, latest, before)) return latest;
      await store.remove(part, build);
      removed.push(`${part} ${build}`);
      return latest;
    });
  }
  await store.clearLeftovers(now);
  return removed;
}
