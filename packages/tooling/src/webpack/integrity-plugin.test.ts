import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import vm from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';

jest.setTimeout(60_000);

interface Element {
  name: string;
  src?: string;
  href?: string;
  integrity?: string;
  onerror?: (event: object) => void;
}

let folder: string;

/** Builds a part with one lazy screen and its style, as `part-config.ts` does. */
async function build(): Promise<void> {
  writeFileSync(
    join(folder, 'src/main.js'),
    `globalThis.load = () => import(/* webpackChunkName: "screen" */ './screen.js');
     globalThis.loadUnknown = () => __webpack_chunk_load__('unknown');`,
  );
  writeFileSync(join(folder, 'src/screen.js'), `import './screen.css'; export const Screen = 'the screen';`);
  writeFileSync(join(folder, 'src/screen.css'), 'p { color: red; }');
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './src/main.js',
    output: {
      path: join(folder, 'dist'),
      publicPath: '/r/',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'part',
    },
    optimization: { chunkIds: 'named' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    resolveLoader: { modules: [join(__dirname, '../../node_modules')] },
    plugins: [
      new MiniCssExtractPlugin({ chunkFilename: '[name].[contenthash:8].css' }),
      new IntegrityPlugin(),
    ],
  });
  await new Promise<void>((built, failed) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
        else built();
      });
    });
  });
}

/** Runs the built part on a document that only remembers what was asked of it. */
function run(entry = '/r/main.js'): { load(): Promise<unknown>; loadUnknown(): void; asked: Element[] } {
  const asked: Element[] = [];
  const page = {
    document: {
      createElement: (name: string) => ({ name, setAttribute: () => {}, remove: () => {} }),
      getElementsByTagName: () => [],
      currentScript: { src: entry },
      head: { appendChild: (element: Element) => asked.push(element) },
    },
    location: { origin: 'http://shop.example' },
    setTimeout: () => 0,
    clearTimeout: () => {},
  };
  const context = vm.createContext({ ...page, self: {}, window: page });
  const script = readFileSync(join(folder, 'dist/main.js'), 'utf8');
  vm.runInContext(script, context);
  return { ...(context as unknown as { load(): Promise<unknown>; loadUnknown(): void }), asked };
}

/** All that was asked for fails, as it does when its hash is another. */
async function failAll(asked: Element[]): Promise<void> {
  for (const element of asked.splice(0)) element.onerror?.({ type: 'error', target: element });
  await new Promise((settled) => setTimeout(settled, 10));
}

const sha384 = (file: string) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(join(folder, 'dist', file)))
    .digest('base64')}`;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-integrity-'));
  mkdirSync(join(folder, 'src'));
  await build();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lazy script and its style are asked for with the hash that their files have', () => {
  const page = run();
  void page.load();

  const files = readdirSync(join(folder, 'dist')).filter((file) => file.startsWith('screen.'));
  expect(files).toHaveLength(2);
  const asked = page.asked.map(({ src, href, integrity }) => [(src ?? href)?.replace('/r/', ''), integrity]);
  expect(Object.fromEntries(asked)).toEqual(Object.fromEntries(files.map((file) => [file, sha384(file)])));
});

test('a file that the build does not know is asked for with the hash of none', () => {
  const page = run();
  void page.loadUnknown();
  expect(page.asked.map(({ name, integrity }) => [name, integrity])).toEqual([
    ['script', `sha384-${'A'.repeat(64)}`],
  ]);
});

test('what was refused is asked for again past every cache, with the same hash', async () => {
  const page = run();
  const first = page.load().catch((error: Error) => error.message);
  const hashes = page.asked.map(({ integrity }) => integrity);
  await failAll(page.asked);
  expect(await first).toMatch(/Loading (?:CSS )?chunk screen failed/);

  void page.load();

  expect(page.asked.map(({ src, href }) => (src ?? href)?.split('?')[1])).toEqual(['retry-2', 'retry-2']);
  expect(page.asked.map(({ integrity }) => integrity)).toEqual(hashes);
});

test('another try of the whole part asks for all its files anew', () => {
  const page = run('/r/main.js?retry=1');
  void page.load();
  expect(page.asked.map(({ src, href }) => (src ?? href)?.split('?')[1])).toEqual(['retry=1-1', 'retry=1-1']);
});
