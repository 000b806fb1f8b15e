import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Root of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** Where releases and their registry are kept; `RELEASES_FOLDER` puts them elsewhere. */
export const releasesFolder = (): string => resolve(ROOT, process.env.RELEASES_FOLDER ?? 'releases');

/** The shell and every remote in the workspace, the shell first. */
export function partNames(root = ROOT): string[] {
  const remotes = readdirSync(root).filter(
    (name) => /^mf-[a-z0-9-]+$/.test(name) && existsSync(resolve(root, name, 'remote.json')),
  );
  return ['shell', ...remotes.sort()];
}

export const partFolder = (part: string): string => resolve(ROOT, part);
