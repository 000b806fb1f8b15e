import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isSetUp, linkNode, projectNode, workspaceFolders, writeStamp } from '../../../../tools/stamp.mjs';

let root: string;

function write(file: string, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write(
    'pnpm-workspace.yaml',
    "packages:\n  - shell\n  - mf-*\n  # all of these\n  - 'packages/*'\n\ncatalog:\n  - no\n",
  );
  write('pnpm-lock.yaml', 'lock: 1');
  write('package.json', '{"devDependencies":{"node":"1"}}');
  write('shell/package.json', '{"dependencies":{"react":"1"}}');
  write('mf-chat/package.json', '{}');
  write('packages/domain/package.json', '{}');
  write('packages/empty/readme.md');
  write(projectNode);
  write('node_modules/node/package.json');
  write('shell/node_modules/react/package.json');
  linkNode(root);
  writeStamp(root);
});

afterEach(() => rmSync(root, { recursive: true }));

test('lists the folders that pnpm-workspace.yaml names and that hold a package', () => {
  expect(workspaceFolders(root)).toEqual(['', 'mf-chat', 'packages/domain', 'shell']);
});

test('a stamped installation is whole', () => {
  expect(isSetUp(root)).toBe(true);
});

test.each([
  ['the lock file changed', () => write('pnpm-lock.yaml', 'lock: 2')],
  ['the catalog changed', () => write('pnpm-workspace.yaml', 'packages:\n  - shell\n')],
  ['a manifest changed', () => write('mf-chat/package.json', '{"version":"2"}')],
  ['a package joined the workspace', () => write('mf-new/package.json', '{}')],
  [
    "a package's own node_modules was removed",
    () => rmSync(join(root, 'shell/node_modules'), { recursive: true }),
  ],
  ['the Node of the project is gone', () => rmSync(join(root, projectNode))],
  [
    'pnpm was run by hand and put its own launcher of Node back',
    () => {
      rmSync(join(root, 'node_modules/.bin/node'));
      write('node_modules/.bin/node', '#!/bin/sh');
    },
  ],
  ['node_modules was removed', () => rmSync(join(root, 'node_modules'), { recursive: true })],
])('sets up again when %s', (_what, change) => {
  change();
  expect(isSetUp(root)).toBe(false);
});
