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
  ['i18next', filesOf(fromShell, 'i18next', 'dist/esm'), ['class Connector extends EventEmitter'], 1_000],
  [
    'the router',
    filesOf(fromPlatform, 'react-router', 'dist/production'),
    [
      'function getRouteInstrumentationUpdates()',
      'function instrumentClientSideRouter(router)',
      'function PrefetchPageLinks()',
    ],
    4_000,
  ],
])('%s, as it is installed, loses its pieces and stays a module', (_name, files, left, atLeast) => {
  const cut = files
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .map(({ file, source }) => ({ source, lean: cutUnused.call({ resourcePath: file }, source) }))
    .filter(({ source, lean }) => source !== lean);

  expect(cut).toHaveLength(1);
  for (const { source, lean } of cut) {
    for (const standIn of left) expect(lean).toContain(standIn);
    expect(source.length - lean.length).toBeGreaterThan(atLeast);
    // Nothing but the pieces: what stood before the first and after the last is there.
    const start = lean.indexOf(left[0] ?? '');
    expect(source.slice(0, start)).toBe(lean.slice(0, start));
    expect(source.endsWith(lean.slice(-2_000))).toBe(true);
  }
});

test('other files are left as they are', () => {
  expect(isCut('/x/node_modules/i18next/dist/esm/other.js')).toBe(false);
  expect(cutUnused.call({ resourcePath: '/x/index.js' }, 'class Connector {}')).toBe('class Connector {}');
});
