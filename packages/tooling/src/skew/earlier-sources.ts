import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { workspaceFolders } from '../../../../tools/stamp.mjs';

/** What parts are built from, tests left out. */
const SOURCES = [
  'shell',
  'mf-*',
  'packages/contracts',
  'packages/domain',
  'packages/driver-outbox',
  'packages/platform',
  'packages/portal',
  'packages/ui',
  ':(exclude)**/*.test.ts',
  ':(exclude)**/*.test.tsx',
];

function git(root: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (status === 0) return stdout;
  throw new PlainError(
    `The release before this one is built from the history of the checkout, and git says: ${(stderr || error?.message || '').trim()}`,
  );
}

/**
 * Commits with other sources of the parts than the checkout has now, newest first.
 *
 * @throws PlainError where there is no such commit: without history there is nothing to compare with
 */
export function earlierCommits(root: string, most: number): string[] {
  const commits = git(root, ['log', '--format=%H', '--', ...SOURCES])
    .split('\n')
    .filter(Boolean);
  const found: string[] = [];
  for (const commit of commits) {
    if (found.length === most) break;
    const { status } = spawnSync('git', ['diff', '--quiet', commit, '--', ...SOURCES], { cwd: root });
    if (status === 1) found.push(commit);
  }
  if (found.length === 0) {
    throw new PlainError(
      'There is no earlier release: the releases folder keeps none, and the checkout has no earlier commit to build one from. Fetch its history (git fetch --unshallow) or release twice.',
    );
  }
  return found;
}

/** The same file under a second name, or a copy of it where the folders lie on different disks. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

/**
 * What is installed, in a folder of its own: builds have the ways to modules in them, so that from the same sources beside
 * a link to another folder other builds come. What tools keep there for themselves, and write, is left out.
 */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to);
  for (const { name } of readdirSync(from, { withFileTypes: true }).filter((entry) => !entry.isFile())) {
    if (name.startsWith('.') && name !== '.pnpm' && name !== '.bin') continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkTree(source, target);
  }
}

/** Puts the sources of a commit into a folder, with what is installed now. What was there before is replaced. */
export function checkOut(root: string, commit: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const archive = resolve(target, 'sources.tar');
  git(root, ['archive', '--format=tar', `--output=${archive}`, commit]);
  execFileSync('tar', ['-xf', archive, '-C', target]);
  rmSync(archive);
  linkInstalled(resolve(root, 'node_modules'), resolve(target, 'node_modules'));
  for (const folder of workspaceFolders(target)) {
    const installed = resolve(root, folder, 'node_modules');
    // As they are, these links lead from an earlier package to other earlier ones.
    if (folder !== '' && existsSync(installed))
      cpSync(installed, resolve(target, folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
}
