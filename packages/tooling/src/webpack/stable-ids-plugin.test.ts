import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StableIdsPlugin } from './stable-ids-plugin.ts';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-ids-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a part that has a file of the federation plugin, whose name is another in every checkout. */
async function build(hash: string): Promise<string> {
  const root = join(folder, hash);
  const entry = join(root, `node_modules/.federation/entry.${hash}.js`);
  mkdirSync(join(root, 'node_modules/.federation'), { recursive: true });
  writeFileSync(entry, 'globalThis.started = true;');
  writeFileSync(join(root, 'main.js'), `require(${JSON.stringify(entry)});`);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './main.js',
    output: { path: join(root, 'dist') },
    optimization: { moduleIds: 'deterministic', minimize: false },
    plugins: [new StableIdsPlugin()],
  });
  await new Promise<void>((built, failed) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
        else built();
      });
    });
  });
  return readFileSync(join(root, 'dist/main.js'), 'utf8');
}

test('the same sources give the same build, whatever the federation calls its file in this folder', async () => {
  const [one, other] = [await build('0a1b2c3d'), await build('ffffffff')];
  expect(one).toContain('__webpack_require__("federation")');
  expect(other).toBe(one);
});
