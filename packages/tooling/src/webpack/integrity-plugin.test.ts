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
  onload?: (event: object) => void;
}

let folder: string;

/** A shell's: screens hang on the entry. */
const DIRECT = `
  globalThis.load = () => import(/* webpackChunkName: "screen" */ './screen.js');
  globalThis.loadUnknown = () => __webpack_chunk_load__('unknown');`;
/** A remote's: screens hang on the exposed module. */
const THROUGH_EXPOSED = `
  globalThis.load = () => import(/* webpackChunkName: "remote" */ './remote.js');
  globalThis.loadScreen = () => __webpack_chunk_load__('screen');`;

/** Builds a part with one lazy screen and its style, as `part-config.ts` does. */
async function build(main = DIRECT, carrier?: string, screen = 'the screen'): Promise<void> {
  writeFileSync(join(folder, 'src/main.js'), main);
  writeFileSync(join(folder, 'src/remote.css'), 'p { color: blue; }');
  writeFileSync(
    join(folder, 'src/remote.js'),
    `import './remote.css'; export const load = () => import(/* webpackChunkName: "screen" */ './screen.js');`,
  );
  writeFileSync(
    join(folder, 'src/screen.js'),
    `import './screen.css'; export const Screen = ${JSON.stringify(screen)};`,
  );
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
      new IntegrityPlugin({ carrier }),
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

interface Page {
  load(): Promise<unknown>;
  loadUnknown(): void;
  loadScreen(): Promise<unknown>;
  asked: Element[];
  /** All that was asked for arrives as it was built. */
  arrive(): void;
}

/** Runs the built part on a document that only remembers what was asked of it. */
function run(entry = '/r/main.js'): Page {
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
  const start = (file: string) => vm.runInContext(readFileSync(join(folder, 'dist', file), 'utf8'), context);
  start('main.js');
  const arrive = () => {
    for (const element of asked.splice(0)) {
      if (element.src !== undefined) start(element.src.replace(/^\/r\/|\?.*$/g, ''));
      element.onload?.({ type: 'load', target: element });
    }
  };
  return { ...(context as unknown as Pick<Page, 'load' | 'loadUnknown' | 'loadScreen'>), asked, arrive };
}

/** All that was asked for fails, as it does when its hash is another. */
async function failAll(asked: Element[]): Promise<void> {
  for (const element of asked.splice(0)) element.onerror?.({ type: 'error', target: element });
  await new Promise((settled) => setTimeout(settled, 10));
}

const hashOf = (file: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(folder, 'dist', file)))
    .digest('base64')}`;

const NO_FILE = `sha256-${'A'.repeat(43)}=`;
const filesOf = (chunk: string) =>
  readdirSync(join(folder, 'dist')).filter((file) => file.startsWith(`${chunk}.`));
/** What was asked for: hash by file. */
const hashesAsked = ({ asked }: Page) =>
  Object.fromEntries(
    asked.map(({ src, href, integrity }) => [(src ?? href)?.replace('/r/', '').split('?')[0], integrity]),
  );
const hashesBuilt = (chunk: string) => Object.fromEntries(filesOf(chunk).map((file) => [file, hashOf(file)]));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-integrity-'));
  mkdirSync(join(folder, 'src'));
  await build();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lazy script and its style are asked for with the hash that their files have', () => {
  const page = run();
  void page.load();

  expect(filesOf('screen')).toHaveLength(2);
  expect(hashesAsked(page)).toEqual(hashesBuilt('screen'));
});

test('a file that the build does not know is asked for with the hash of none', () => {
  const page = run();
  void page.loadUnknown();
  expect(page.asked.map(({ name, integrity }) => [name, integrity])).toEqual([['script', NO_FILE]]);
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

describe('with a carrier', () => {
  beforeEach(() => build(THROUGH_EXPOSED, 'remote'));

  test('the entry asks for the carrier with its hash, and knows no file behind it', () => {
    const page = run();
    void page.load();
    expect(filesOf('remote')).toHaveLength(2);
    expect(hashesAsked(page)).toEqual(hashesBuilt('remote'));

    const entry = readFileSync(join(folder, 'dist/main.js'), 'utf8');
    for (const hash of Object.values(hashesBuilt('screen'))) expect(entry).not.toContain(hash.slice(7));
  });

  test('a screen is refused until the carrier is there, and asked for with its own hash from then on', async () => {
    const page = run();
    page.loadScreen().catch(() => {});
    expect(Object.values(hashesAsked(page))).toEqual([NO_FILE, NO_FILE]);
    await failAll(page.asked);

    const loading = page.load();
    page.arrive();
    const remote = (await loading) as { load(): Promise<{ Screen: string }> };
    const opening = remote.load();
    expect(hashesAsked(page)).toEqual(hashesBuilt('screen'));
    page.arrive();

    expect((await opening).Screen).toBe('the screen');
  });

  test('a carrier whose style failed is asked for again with the same hashes', async () => {
    const page = run();
    const first = page.load().catch((error: Error) => error.message);
    const style = page.asked.findIndex(({ href }) => href !== undefined);
    const [failing] = page.asked.splice(style, 1);
    page.arrive();
    failing?.onerror?.({ type: 'error', target: failing });
    expect(await first).toMatch(/Loading CSS chunk remote failed/);

    void page.load();

    const [name = ''] = filesOf('remote').filter((file) => file.endsWith('.css'));
    expect(hashesAsked(page)).toEqual({ [name]: hashOf(name) });
  });

  test('another screen makes another carrier and another entry, over those of the build before', async () => {
    const before = [hashOf('main.js'), ...Object.values(hashesBuilt('remote'))];
    // Of the same length: the carrier keeps its name and its size.
    await build(THROUGH_EXPOSED, 'remote', 'old screen');

    expect(hashOf('main.js')).not.toBe(before[0]);
    const [script = ''] = filesOf('remote').filter((file) => file.endsWith('.js'));
    expect(before).not.toContain(hashOf(script));
    const page = run();
    void page.load();
    expect(hashesAsked(page)).toEqual(hashesBuilt('remote'));
  });
});
