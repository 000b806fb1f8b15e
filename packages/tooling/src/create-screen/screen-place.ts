import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import { RemoteJson } from '@vitis/contracts/remote-json';
import * as v from 'valibot';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { camelCase } from '../names.ts';
import { readJson } from '../read-json.ts';
import { reservedPath, sameFor } from '../release/part-checks.ts';
import { partNames } from '../workspace.ts';
import type { ScreenKind, WantedScreen } from './wanted-screen.ts';

const readDescription = (root: string, part: string) =>
  v.parse(RemoteJson, readJson(resolve(root, part, 'remote.json')));

/** Screens of one thing, which a parameter at the end of their address names. */
const OF_ONE: readonly ScreenKind[] = ['detail', 'article'];

const isOfOne = (path: string) => path.split('/').at(-1)?.startsWith(':') === true;
const lastName = (path: string) => path.split('/').findLast((segment) => !segment.startsWith(':')) ?? '';

/** The announced addresses that a screen of that name and kind is likely meant for. */
function announced(upcoming: readonly string[], { name, kind }: WantedScreen): string[] {
  const names = [name, name.replace(/s$/, '')];
  return upcoming.filter((path) => isOfOne(path) === OF_ONE.includes(kind) && names.includes(lastName(path)));
}

/** Where the screen is to stand: as told, or where the remote announces it, or below the remote's first path. */
function pathOf(wanted: WantedScreen, { mounts, upcoming }: v.InferOutput<typeof RemoteJson>): string {
  if (wanted.path !== null) return wanted.path;
  const [path, ...others] = announced(upcoming, wanted);
  if (path !== undefined && others.length === 0) return path;
  const below = `${mounts[0] === '/' ? '' : mounts[0]}/${wanted.name}`;
  return OF_ONE.includes(wanted.kind) ? `${below}/:number` : below;
}

function checkPath(root: string, path: string, wanted: WantedScreen): void {
  const reserved = reservedPath(path);
  if (reserved !== undefined)
    throw new PlainError(`${path} cannot be a screen's: the servers answer ${reserved} themselves.`);
  const own = readDescription(root, wanted.remote);
  if (!own.mounts.some((mount) => mount === '/' || path === mount || path.startsWith(`${mount}/`)))
    throw new PlainError(
      `${path} is not ${wanted.remote}'s, which owns ${own.mounts.join(', ')}: choose another with --path.`,
    );
  if (isOfOne(path) !== OF_ONE.includes(wanted.kind))
    throw new PlainError(
      OF_ONE.includes(wanted.kind)
        ? `${path} has no parameter at its end, which says what is shown, as in ${path}/:number.`
        : `${path} has a parameter at its end: that is for a detail or an article.`,
    );
  for (const part of partNames(root).filter((name) => name !== 'shell')) {
    const { routes, upcoming } = readDescription(root, part);
    const taken = [...routes.map((route) => route.path), ...(part === wanted.remote ? [] : upcoming)];
    if (taken.some((other) => sameFor(other) === sameFor(path)))
      throw new PlainError(`${path} belongs to a screen of ${part} already: choose another with --path.`);
  }
}

function checkName(root: string, { remote, name }: WantedScreen): void {
  const [first] = LANGUAGES;
  const texts = readJson(resolve(root, remote, `src/locales/${first}.json`)) as object;
  const taken =
    existsSync(resolve(root, remote, 'src/features', name)) ||
    globSync(`src/features/*/${name}.route.tsx`, { cwd: resolve(root, remote) }).length > 0 ||
    camelCase(name) in texts;
  if (taken) throw new PlainError(`${remote} has something called ${name} already: choose another name.`);
}

/**
 * The place that the checkout has for a screen.
 *
 * @returns the path that it will stand at
 * @throws PlainError that names what is missing or in the way
 */
export function findPlace(root: string, wanted: WantedScreen): string {
  const remotes = partNames(root).filter((name) => name !== 'shell');
  if (!remotes.includes(wanted.remote))
    throw new PlainError(`There is no remote "${wanted.remote}"; there are ${remotes.join(', ')}.`);
  checkName(root, wanted);
  const path = pathOf(wanted, readDescription(root, wanted.remote));
  checkPath(root, path, wanted);
  return path;
}
