import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../../workspace.ts';
import cutUnused, { isCut } from './cut-loader.ts';

const fromShell = createRequire(resolve(ROOT, 'shell/src/main.tsx'));
const fromPlatform = createRequire(resolve(ROOT, 'packages/platform/src/index.ts'));

function filesOf(require: NodeJS.Require, request: string, folder: string): string[] {
  const [, home] = /^(.*[\\/]node_modules[\\/][^\\/]+)[\\/]/.exec(require.resolve(request)) ?? [];
  const at = join(home ?? dirname(request), folder);
  return readdirSync(at)
    .map((file) => join(at, file))
    .filter(isCut);
}

test.each([
  ['i18next', filesOf(fromShell, 'i18next', 'dist/esm'), 'class Connector extends EventEmitter', 1_000],
  [
    'the router',
    filesOf(fromPlatform, 'react-router', 'dist/production'),
    'function PrefetchPageLinks()',
    500,
  ],
])('%s, as it is installed, loses its piece and stays a module', (_name, files, left, atLeast) => {
  const cut = files
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .map(({ file, source }) => ({ source, lean: cutUnused.call({ resourcePath: file }, source) }))
    .filter(({ source, lean }) => source !== lean);

  expect(cut).toHaveLength(1);
  for (const { source, lean } of cut) {
    expect(lean).toContain(left);
    expect(source.length - lean.length).toBeGreaterThan(atLeast);
    // Nothing but the piece: what stood before and after it is there.
    const start = lean.indexOf(left);
    expect(source.slice(0, start)).toBe(lean.slice(0, start));
    expect(source.endsWith(lean.slice(-2_000))).toBe(true);
  }
});

test('other files are left as they are', () => {
  expect(isCut('/x/node_modules/i18next/dist/esm/other.js')).toBe(false);
  expect(cutUnused.call({ resourcePath: '/x/index.js' }, 'class Connector {}')).toBe('class Connector {}');
});
