import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutFolder, withSamePackages } from '../create-remote/lock-file.ts';
import { ROOT } from '../workspace.ts';
import { SHARED, sourceHash } from './source-hash.ts';

const lockFile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
const withReviews = withSamePackages(lockFile, 'packages/mf-new-remote', 'mf-reviews');
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitis-source-hash-'));
  for (const folder of ['shell', 'mf-chat', 'mf-reviews', ...SHARED])
    mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function hashWith(part: string, lock: string): string {
  writeFileSync(join(root, 'pnpm-lock.yaml'), lock);
  return sourceHash(part, 'production', root);
}

test.each(['shell', 'mf-chat'])('a remote that comes is no reason to build %s again', (part) => {
  expect(hashWith(part, withReviews)).toBe(hashWith(part, lockFile));
});

test('a part is built again when it depends on something else, or when that has another version', () => {
  const chat = hashWith('mf-chat', lockFile);
  expect(hashWith('mf-reviews', withReviews)).not.toBe(hashWith('mf-reviews', lockFile));
  for (const [folder, part] of [
    ['shell', 'mf-chat'],
    ['packages/ui', 'mf-chat'],
    ['mf-chat', 'mf-chat'],
  ] as const)
    expect(hashWith(part, withoutFolder(lockFile, folder))).not.toBe(chat);
  const raised = lockFile.replace(/^( {2}react@)[\d.]+:$/m, '$199.0.0:');
  expect(raised).not.toBe(lockFile);
  expect(hashWith('mf-chat', raised)).not.toBe(chat);
});
