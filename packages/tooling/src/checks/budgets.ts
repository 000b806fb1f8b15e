import type { PartManifest } from '@vitis/contracts/registry';
import { folderStore } from '../release/folder-store.ts';
import { Refused } from '../release/registry-changes.ts';
import { checkOwnBudgets, checkPageBudgets } from '../release/release-checks.ts';

/** What a check refuses, in its words; nothing where it passes. */
function refusal(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}

/**
 * Weighs the builds that a releases folder serves, as `npm run release` would: each by itself, and each remote's pages with
 * the shell.
 *
 * @param parts those that count: what is served without sources here is nobody's to mend
 * @returns a line for each part that is over a budget of its own or of one of its pages; empty where all are within
 */
export async function overBudget(releases: string, parts: readonly string[]): Promise<string[]> {
  const store = folderStore(releases);
  const registry = await store.readRegistry();
  const built: PartManifest[] = [];
  for (const part of parts) {
    const build = registry.parts[part]?.current;
    const manifest = build === undefined ? null : await store.readManifest(part, build);
    if (manifest === null) return [`${part} has not been built: npm run build -- ${part}.`];
    built.push(manifest);
  }
  const shell = built.find(({ part }) => part === 'shell');
  return built.flatMap((manifest) => [
    ...refusal(() => checkOwnBudgets(manifest)),
    ...(shell === undefined || manifest === shell ? [] : refusal(() => checkPageBudgets(shell, manifest))),
  ]);
}
