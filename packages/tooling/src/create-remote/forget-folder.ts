import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { takeLock } from '../../../../tools/lock.mjs';
import { writeStamp } from '../../../../tools/stamp.mjs';
import { withoutFolder } from './lock-file.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Takes what `create-remote` wrote of a remote into pnpm-lock.yaml out again, once its folder has been deleted.
 *
 * @param name `mf-reviews`
 * @returns whether the lock file was changed
 */
export async function forgetFolder(root: string, name: string): Promise<boolean> {
  if (!/^mf-[a-z0-9-]+$/.test(name) || existsSync(resolve(root, name))) return false;
  const lock = await takeLock(resolve(root, '.data/create-remote.lock'));
  try {
    const file = resolve(root, 'pnpm-lock.yaml');
    const before = readFileSync(file, 'utf8');
    const after = withoutFolder(before, name);
    if (after === before) return false;
    replaceFile(file, after);
    // All is set up as the lock file says: the next command need not look.
    writeStamp(root);
    return true;
  } finally {
    lock?.release();
  }
}
