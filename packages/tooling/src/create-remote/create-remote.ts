import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeLock } from '../../../../tools/lock.mjs';
import { writeStamp } from '../../../../tools/stamp.mjs';
import { checkPlace } from './check-place.ts';
import { copyTemplate, TEMPLATE } from './copy-template.ts';
import { linkPackages } from './link-packages.ts';
import { withSamePackages } from './lock-file.ts';
import { replaceFile } from './replace-file.ts';
import type { WantedRemote } from './wanted-remote.ts';

/** What follows once the files are in their place. */
export interface Finish {
  /** Gives a folder the packages that pnpm-lock.yaml names for it. */
  install: (root: string, folder: string) => void;
  /** Gives the sources of a folder the format of the house: names of another length break lines elsewhere. */
  format: (root: string, folder: string) => void;
}

const finishHere: Finish = {
  install(root, folder) {
    linkPackages(root, TEMPLATE, folder);
    // All is set up as the lock file says: the next command need not look.
    writeStamp(root);
  },
  format(root, folder) {
    execFileSync(resolve(root, 'node_modules/.bin/biome'), ['check', '--write', folder], {
      cwd: root,
      stdio: 'pipe',
    });
  },
};

/**
 * Makes a remote at the root of the checkout: installed, formatted, ready to be built. Its folder appears whole or not
 * at all; what fails afterwards takes it away again.
 *
 * @throws PlainError when its name, its folder or its path is taken
 */
export async function createRemote(
  root: string,
  wanted: WantedRemote,
  { install, format }: Finish = finishHere,
): Promise<void> {
  const folder = resolve(root, wanted.name);
  const draft = resolve(root, '.data', `${wanted.name}-${process.pid}`);
  const lockFile = resolve(root, 'pnpm-lock.yaml');
  mkdirSync(resolve(root, '.data'), { recursive: true });
  const lock = await takeLock(resolve(root, '.data/create-remote.lock'));
  try {
    checkPlace(root, wanted);
    const before = readFileSync(lockFile, 'utf8');
    const after = withSamePackages(before, TEMPLATE, wanted.name);
    copyTemplate(wanted, draft);
    try {
      // First: a folder of the workspace that the lock file does not know would stop every installation.
      replaceFile(lockFile, after);
      renameSync(draft, folder);
      install(root, wanted.name);
      format(root, wanted.name);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      replaceFile(lockFile, before);
      throw error;
    }
  } finally {
    rmSync(draft, { recursive: true, force: true });
    lock?.release();
  }
}
