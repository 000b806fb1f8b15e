// @ts-check
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const stampFile = 'node_modules/.set-up-stamp';

/** The Node that every command runs on. */
export const projectNode = 'node_modules/node/bin/node';

/** What `node` means in npm's scripts once the project is set up. */
const nodeLauncher = 'node_modules/.bin/node';

/**
 * The folders of the workspace, as pnpm-workspace.yaml lists them: plain names, and one trailing `*`.
 *
 * @param {string} root
 * @returns {string[]} relative to root, with the root itself as ''
 */
export function workspaceFolders(root) {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const list = /^packages:\s*\n((?:[ \t]+-.*\n|[ \t]*#.*\n)+)/m.exec(text)?.[1] ?? '';
  const patterns = [...list.matchAll(/^[ \t]+- *['"]?([^'"\s]+)/gm)].map((match) => match[1] ?? '');
  const found = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const cut = pattern.lastIndexOf('/') + 1;
    const start = pattern.slice(cut, -1);
    const parent = join(root, pattern.slice(0, cut));
    if (!existsSync(parent)) return [];
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
      .map((entry) => pattern.slice(0, cut) + entry.name);
  });
  return ['', ...found.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort()];
}

/**
 * Says in one word what the installed packages depend on: the lock file, the manifests, this machine's kind
 * and this place (pnpm writes absolute paths into its launchers).
 *
 * @param {string} root
 * @returns {string} a sha256 in hexadecimal
 */
export function stampOf(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${root}`);
  const manifests = workspaceFolders(root).map((folder) => join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]) {
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} folder @returns {boolean} */
function hasItsPackages(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return needed.every((name) => existsSync(join(root, folder, 'node_modules', name, 'package.json')));
}

/**
 * Whether everything that the project needs is installed, whole and of the right versions. Takes milliseconds.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function isSetUp(root) {
  const path = join(root, stampFile);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== stampOf(root)) return false;
  if (!existsSync(join(root, projectNode))) return false;
  if (!lstatSync(join(root, nodeLauncher), { throwIfNoEntry: false })?.isSymbolicLink()) return false;
  return workspaceFolders(root).every((folder) => hasItsPackages(root, folder));
}

/**
 * Puts a link where pnpm puts a shell script: the script would stand between npm and Node and swallow the signals.
 *
 * @param {string} root
 */
export function linkNode(root) {
  const launcher = join(root, nodeLauncher);
  mkdirSync(dirname(launcher), { recursive: true });
  rmSync(launcher, { force: true });
  symlinkSync('../node/bin/node', launcher);
}

/** @param {string} root */
export function writeStamp(root) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, stampFile), stampOf(root));
}
