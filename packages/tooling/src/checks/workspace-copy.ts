import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { workspaceFolders } from '../../../../tools/stamp.mjs';
import { ROOT } from '../workspace.ts';

/** Files of the checkout: what is under version control, and what is about to be. */
function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  // What has been deleted and not committed is still listed.
  return list.split('\0').filter((file) => file !== '' && existsSync(resolve(ROOT, file)));
}

/**
 * Copies the workspace so that its sources can be changed: the files themselves, and links to what is installed. The
 * parts that are built come along.
 */
export function copyWorkspace(target: string): void {
  for (const file of sourceFiles()) {
    mkdirSync(dirname(resolve(target, file)), { recursive: true });
    cpSync(resolve(ROOT, file), resolve(target, file));
  }
  symlinkSync(resolve(ROOT, 'node_modules'), resolve(target, 'node_modules'));
  for (const folder of workspaceFolders(ROOT)) {
    const installed = resolve(ROOT, folder, 'node_modules');
    // As they are, these links lead from a copied package to other copied ones.
    if (folder !== '' && existsSync(installed)) {
      cpSync(installed, resolve(target, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
  }
  const releases = resolve(ROOT, 'releases');
  if (existsSync(releases) && readdirSync(releases).length > 0) {
    cpSync(releases, resolve(target, 'releases'), { recursive: true });
  }
}
