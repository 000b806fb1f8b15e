import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../workspace.ts';
import { HOST_MODULES, packageOf } from './host-modules.ts';

test('the shell imports every module that it promises to the remotes, and answers for each on the server', () => {
  const imported = readFileSync(resolve(ROOT, 'shell/src/federation/host-modules.ts'), 'utf8');
  const onServer = readFileSync(resolve(ROOT, 'shell/src/server.tsx'), 'utf8');
  expect([...imported.matchAll(/^import '(.+)';$/gm)].map(([, request]) => request)).toEqual([
    ...HOST_MODULES,
  ]);
  for (const request of HOST_MODULES) expect(onServer).toMatch(new RegExp(`^  '?${request}'?(?::|,$)`, 'm'));
});

test('knows the package that a request belongs to', () => {
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@vitis/platform/router')).toBe('@vitis/platform');
});
