import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FRAME_CHUNKS } from './frame-chunks.ts';

const ROOT = resolve(__dirname, '../../..');

test('what the frame needs without a network are chunks of the shell', () => {
  const files = globSync(['shell/src/**/*.{ts,tsx}', 'packages/platform/src/**/*.{ts,tsx}'], { cwd: ROOT });
  const named = files.flatMap((file) =>
    [...readFileSync(resolve(ROOT, file), 'utf8').matchAll(/webpackChunkName: "([\w-]+)"/g)].map(
      ([, name]) => name,
    ),
  );
  expect(FRAME_CHUNKS.filter((name) => !named.includes(name))).toEqual([]);
});
