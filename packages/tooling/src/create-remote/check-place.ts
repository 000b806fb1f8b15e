import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { workspaceFolders } from '../../../../tools/stamp.mjs';
import { readJson } from '../read-json.ts';
import { reservedPath } from '../release/part-checks.ts';
import { partNames } from '../workspace.ts';
import type { WantedRemote } from './wanted-remote.ts';

const isBelow = (path: string, mount: string) => path === mount || path.startsWith(`${mount}/`);

/** Part and path of what would no longer be reached, or be reached elsewhere; null when nothing is in the way. */
function ownerOf(root: string, mount: string): { part: string; path: string } | null {
  for (const part of partNames(root).filter((name) => name !== 'shell')) {
    const { mounts, routes, upcoming } = v.parse(RemoteJson, readJson(resolve(root, part, 'remote.json')));
    const path = [...mounts, ...routes.map((route) => route.path), ...upcoming].find((taken) =>
      isBelow(taken, mount),
    );
    if (path !== undefined) return { part, path };
  }
  return null;
}

/**
 * Refuses a remote that the checkout has no place for: its folder or name is taken, or its path is somebody else's.
 *
 * @throws PlainError that names what is in the way
 */
export function checkPlace(root: string, { name, mount }: WantedRemote): void {
  if (lstatSync(resolve(root, name), { throwIfNoEntry: false }) !== undefined)
    throw new PlainError(`${name} is there already: choose another name, or take that one away first.`);
  const namesake = workspaceFolders(root).find(
    (folder) =>
      (readJson(resolve(root, folder, 'package.json')) as { name?: string }).name === `@vitis/${name}`,
  );
  if (namesake !== undefined) throw new PlainError(`@vitis/${name} is the name of ${namesake} already.`);
  const reserved = reservedPath(mount);
  if (reserved !== undefined)
    throw new PlainError(`${mount} cannot be a remote's: the servers answer ${reserved} themselves.`);
  const owner = ownerOf(root, mount);
  if (owner !== null) {
    const which = owner.path === mount ? mount : `${owner.path}, which lies below ${mount},`;
    throw new PlainError(`${which} belongs to ${owner.part}: choose another path with --mount.`);
  }
}
