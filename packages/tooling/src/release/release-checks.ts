import {
  isInMemberFrame,
  MEMBER_FRAME_CHUNK,
  type PartManifest,
  type RouteDescription,
} from '@vitis/contracts/registry';
import satisfies from 'semver/functions/satisfies.js';
import { BUDGETS } from './budgets.ts';
import { checkOwners, type OwnedPaths } from './part-checks.ts';
import { Refused } from './registry-changes.ts';

/** Facts of a build that other parts must fit, as far as they are known before it is made. */
export type ReleaseFacts = Pick<PartManifest, 'part' | 'build' | 'contract' | 'provides' | 'requires'> & {
  description: OwnedPaths | null;
};

const majorOf = (contract: string) => contract.split('.')[0];
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A remote and a shell must speak one major, and what the remote takes from the shell must be of a version it knows. */
export function checkPair(shell: ReleaseFacts, remote: ReleaseFacts): void {
  if (majorOf(shell.contract) !== majorOf(remote.contract)) {
    throw new Refused(
      `${remote.part} ${remote.build} is built for platform ${remote.contract}; shell ${shell.build} speaks ${shell.contract}.`,
    );
  }
  // Builds from before the versions were recorded say nothing of them.
  if (shell.provides === undefined || remote.requires === undefined) return;
  for (const [request, range] of Object.entries(remote.requires)) {
    const version = shell.provides[request];
    if (version === undefined || !satisfies(version, range)) {
      throw new Refused(
        `${remote.part} ${remote.build} needs ${request} ${range}; shell ${shell.build} provides ${version ?? 'none'}.`,
      );
    }
  }
}

const sizeOf = ({ files }: PartManifest, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (files[name]?.brotli ?? files[name]?.bytes ?? 0), 0);

const bothOf = ({ scripts, styles }: PartManifest['entry']) => [...scripts, ...styles];

function within(name: string, bytes: number, limit: number): void {
  if (bytes > limit) throw new Refused(`${name} has ${kB(bytes)}; its budget is ${kB(limit)}.`);
}

/** Refuses a part that is heavier than its own budgets. */
export function checkOwnBudgets(manifest: PartManifest): void {
  const { part, entry, chunks } = manifest;
  const limit = part === 'shell' ? BUDGETS.entry.shell : BUDGETS.entry.remote;
  within(`${part}: ${entry.scripts.join(', ')}`, sizeOf(manifest, entry.scripts), limit);
  for (const [name, files] of Object.entries(chunks))
    within(`${part}: the chunk "${name}"`, sizeOf(manifest, bothOf(files)), BUDGETS.chunk);
  checkFurther(manifest);
}

/** What a screen brings to a page that has shown another one of the same remote. */
function checkFurther(manifest: PartManifest): void {
  const routes = manifest.description?.routes ?? [];
  const filesAt = (path: string): string[] => {
    const files = manifest.chunks[routes.find((route) => route.path === path)?.chunk ?? ''];
    return files === undefined ? [] : bothOf(files);
  };
  for (const { path } of routes) {
    const budget = BUDGETS.further[path];
    if (budget === undefined) continue;
    const known = filesAt(budget.after);
    const added = filesAt(path).filter((file) => !known.includes(file));
    within(`What ${path} adds to ${budget.after}`, sizeOf(manifest, added), budget.bytes);
  }
}

/** What a page needs for its first screen: the shell, and the remote as far as the route asks for it. */
export function checkPageBudgets(shell: PartManifest, remote: PartManifest): void {
  const weigh = (names: (files: PartManifest['entry']) => string[]) => {
    const frame = sizeOf(shell, names(shell.entry));
    const always = sizeOf(remote, [...names(remote.entry), ...names(remote.exposed)]);
    const ofMembers = shell.chunks[MEMBER_FRAME_CHUNK];
    return (route: Pick<RouteDescription, 'chunk' | 'layout' | 'desk'>): number => {
      const files = remote.chunks[route.chunk];
      const own = files === undefined ? 0 : sizeOf(remote, names(files));
      const members = isInMemberFrame(route) && ofMembers ? sizeOf(shell, names(ofMembers)) : 0;
      return frame + members + always + own;
    };
  };
  const all = weigh(bothOf);
  const scripts = weigh((files) => files.scripts);
  for (const route of remote.description?.routes ?? []) {
    const { path } = route;
    within(`The page ${path}`, all(route), BUDGETS.pages[path] ?? BUDGETS.page);
    within(`JavaScript of the page ${path}`, scripts(route), BUDGETS.scripts[path] ?? BUDGETS.page);
  }
}

/**
 * Refuses a build that cannot live with what is released: with every shell and every remote that some visitor gets.
 *
 * @param released current and canary builds of all parts, the build's own part left out
 * @throws Refused with the reason
 */
export function checkAgainst(manifest: ReleaseFacts, released: readonly ReleaseFacts[]): void {
  const isShell = manifest.part === 'shell';
  const shells = isShell ? [manifest] : released.filter(({ part }) => part === 'shell');
  const remotes = isShell ? released.filter(({ part }) => part !== 'shell') : [manifest];
  const descriptions = (isShell ? released : [...released, manifest]).flatMap(
    ({ description }) => description ?? [],
  );
  checkOwners(descriptions);
  for (const shell of shells) for (const remote of remotes) checkPair(shell, remote);
}
