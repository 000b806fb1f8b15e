import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkOut, earlierCommits } from './earlier-sources.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@vitis.test', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(file: string, text: string): string {
  write(file, text);
  git('add', '-A');
  git('commit', '-q', '-m', file);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-history-'));
  git('init', '-q');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the commits whose parts differ from the checkout are found, newest first; tests and papers make no difference', () => {
  const first = commit('shell/src/main.tsx', 'one');
  const second = commit('mf-chat/src/remote.ts', 'two');
  commit('packages/ui/src/button.tsx', 'three');
  commit('packages/ui/src/button.test.tsx', 'tested');
  commit('docs/why.md', 'because');

  expect(earlierCommits(root, 5)).toEqual([second, first]);
  expect(earlierCommits(root, 1)).toEqual([second]);
});

test('a change that is not committed yet makes the last commit the earlier one', () => {
  const only = commit('shell/src/main.tsx', 'one');
  write('shell/src/main.tsx', 'two');

  expect(earlierCommits(root, 5)).toEqual([only]);
});

test('without history, or outside of one, it says what is missing', () => {
  commit('shell/src/main.tsx', 'one');
  expect(() => earlierCommits(root, 5)).toThrow(/no earlier commit to build one from/);

  rmSync(join(root, '.git'), { recursive: true });
  expect(() => earlierCommits(root, 5)).toThrow(/git says: fatal: not a git repository/);
});

test('sources of a commit stand in a folder with what is installed now', () => {
  write('pnpm-workspace.yaml', 'packages:\n  - shell\n  - packages/*\n');
  write('package.json', '{}');
  write('packages/ui/package.json', '{}');
  write('.gitignore', 'node_modules\n');
  const first = commit('shell/package.json', '{}');
  write('packages/ui/node_modules/react/index.js', 'installed');
  write('node_modules/tool/index.js', 'installed');
  write('node_modules/.cache/kept', 'for now');
  commit('shell/src/main.tsx', 'later');
  const target = join(root, 'earlier');

  checkOut(root, first, target);

  expect(existsSync(join(target, 'shell/package.json'))).toBe(true);
  expect(existsSync(join(target, 'shell/src/main.tsx'))).toBe(false);
  expect(readFileSync(join(target, 'packages/ui/node_modules/react/index.js'), 'utf8')).toBe('installed');
  // Not a link to the folder of now: builds have the ways to modules in them.
  expect(lstatSync(join(target, 'node_modules')).isSymbolicLink()).toBe(false);
  expect(readFileSync(join(target, 'node_modules/tool/index.js'), 'utf8')).toBe('installed');
  expect(existsSync(join(target, 'node_modules/.cache'))).toBe(false);
});
