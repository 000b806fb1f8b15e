import { resolve } from 'node:path';
import { PLATFORM_CONTRACT } from '@vitis/contracts/registry';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { readJson } from '../read-json.ts';
import { partFolder } from '../workspace.ts';
import { Refused } from './registry-changes.ts';

/** Paths that the gateway answers itself or passes to the provider; no page lies below them. */
const RESERVED_PATHS = ['/api', '/dev', '/files', '/health', '/r', '/socket.io'];

/** Which of the servers' own paths a remote would take with this one; undefined when it takes none. */
export const reservedPath = (path: string): string | undefined =>
  RESERVED_PATHS.find((reserved) => path === reserved || path.startsWith(`${reserved}/`));

/** Paths that browsers would take for another site (`//elsewhere`) or write otherwise. */
const STRANGE_PATH = /^\/[/\\]|[\s\\#?]/;

/** Refuses what is no path of this shop. @throws Refused with the path */
export function checkPaths({ name, mounts, routes, menus, upcoming, moved = [] }: RemoteJson): void {
  const paths = [
    ...mounts,
    ...upcoming,
    ...[...routes, ...menus].map(({ path }) => path),
    ...moved.flatMap(({ from, to }) => [from, to]),
  ];
  const strange = paths.find((path) => STRANGE_PATH.test(path));
  if (strange !== undefined)
    throw new Refused(`${name}/remote.json: ${JSON.stringify(strange)} is no path of this shop.`);
}

/** Refuses an address that has moved and still has a screen, or leads to another such. @throws Refused with the address */
export function checkMoved({ name, routes, moved = [] }: RemoteJson): void {
  const screens = new Set(routes.map(({ path }) => sameFor(path)));
  for (const { from, to } of moved) {
    if (screens.has(sameFor(from)))
      throw new Refused(`${name}/remote.json: ${from} has a screen, and cannot have moved.`);
    if (moved.some((other) => sameFor(other.from) === sameFor(to)))
      throw new Refused(`${name}/remote.json: ${from} moved to ${to}, which has moved itself.`);
  }
}

/** Reads and checks `remote.json`; null for the shell, which has none. @throws Refused with the field that is wrong */
export function readRemoteJson(part: string): RemoteJson | null {
  if (part === 'shell') return null;
  const file = resolve(partFolder(part), 'remote.json');
  const parsed = v.safeParse(RemoteJson, readJson(file));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Refused(`${part}/remote.json: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}.`);
  }
  const decided = parsed.output;
  if (decided.name !== part) throw new Refused(`${part}/remote.json names itself "${decided.name}".`);
  checkPaths(decided);
  checkMoved(decided);
  const [major] = PLATFORM_CONTRACT.split('.');
  if (decided.contract.split('.')[0] !== major) {
    throw new Refused(
      `${part}/remote.json: contract: it is built for platform ${decided.contract}; the shell speaks ${PLATFORM_CONTRACT}.`,
    );
  }
  const moved = (decided.moved ?? []).map(({ from }) => from);
  const screens = decided.routes.map((route) => route.path);
  for (const path of [...decided.mounts, ...screens, ...moved]) {
    if (reservedPath(path) !== undefined)
      throw new Refused(
        `${part}/remote.json: ${path} cannot be a remote's: the servers answer it themselves.`,
      );
  }
  for (const path of [...screens, ...moved]) {
    const owned = decided.mounts.some(
      (mount) => mount === path || mount === '/' || path.startsWith(`${mount}/`),
    );
    if (!owned) throw new Refused(`${part}/remote.json: ${path} lies outside of its mounts.`);
  }
  return decided;
}

/** What the router takes for the same path: it knows no case, no slash at the end, and no names of parameters. */
export const sameFor = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[\w-]+/g, ':')
    .replace(/(?<=.)\/+$/, '');

/** Which addresses a remote takes. */
export type OwnedPaths = Pick<RemoteJson, 'name' | 'mounts'> & { routes: readonly { path: string }[] };

/** Two remotes that claim one mount or one route are an error of the release, not a race at run time. */
export function checkOwners(descriptions: readonly OwnedPaths[]): void {
  const owners = new Map<string, string>();
  for (const { name, mounts, routes } of descriptions) {
    for (const path of new Set([...mounts, ...routes.map((route) => route.path)])) {
      const owner = owners.get(sameFor(path));
      if (owner !== undefined && owner !== name)
        throw new Refused(`${path} belongs to ${owner} and to ${name}.`);
      owners.set(sameFor(path), name);
    }
  }
}

/**
 * Refuses an address that has moved to where no remote of the workspace has a screen. For builds: a release or a rollback of one
 * remote does not wait for another. @throws Refused with the address
 */
export function checkMovedTargets(remotes: readonly Pick<RemoteJson, 'name' | 'routes' | 'moved'>[]): void {
  const screens = new Set(remotes.flatMap(({ routes }) => routes.map(({ path }) => sameFor(path))));
  for (const { name, moved = [] } of remotes) {
    const lost = moved.find(({ to }) => !screens.has(sameFor(to)));
    if (lost !== undefined)
      throw new Refused(`${name}/remote.json: ${lost.from} moved to ${lost.to}, where there is no screen.`);
  }
}
