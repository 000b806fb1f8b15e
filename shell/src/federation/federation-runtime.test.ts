import { registerPlugins, registerRemotes } from '@module-federation/runtime';
import type { PartManifest } from '@vitis/contracts/registry';
import { loadContainer, protectScripts } from './federation-runtime.ts';

jest.mock('@module-federation/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(async () => ({ remote: { name: 'mf-test', routes: [] } })),
}));

const HASH = 'sha384-known';
const manifest = {
  part: 'mf-test',
  build: '1.0.0-aaaaaaaa',
  container: 'mf_test',
  entry: { scripts: ['js/entry.js'], styles: [] },
  files: { 'js/entry.js': { integrity: HASH, bytes: 1 } },
} as unknown as PartManifest;

/** The script that the runtime gets for an address. */
function scriptFor(url: string): HTMLScriptElement {
  protectScripts();
  const [plugin] = jest.mocked(registerPlugins).mock.calls.at(-1)?.[0] ?? [];
  const script = plugin?.createScript?.({ url } as never);
  if (!(script instanceof HTMLScriptElement)) throw new Error('no script');
  return script;
}

const entryAsked = () => jest.mocked(registerRemotes).mock.calls.at(-1)?.[0]?.[0] as { entry: string };

test('a container is asked for with the hash of its manifest, on a retry as well', async () => {
  await loadContainer(manifest, 0, () => {});
  expect(scriptFor(entryAsked().entry)).toMatchObject({ integrity: HASH, crossOrigin: null });

  await loadContainer(manifest, 2, () => {});
  expect(entryAsked().entry).toBe('/r/mf-test/1.0.0-aaaaaaaa/js/entry.js?retry=2');
  expect(scriptFor(entryAsked().entry).integrity).toBe(HASH);
});

test('on another origin it is asked for so that the hash counts', async () => {
  await loadContainer(manifest, 0, () => {}, 'https://files.example/shop/');
  expect(entryAsked().entry).toBe('https://files.example/shop/mf-test/1.0.0-aaaaaaaa/js/entry.js');
  expect(scriptFor(entryAsked().entry)).toMatchObject({ integrity: HASH, crossOrigin: 'anonymous' });
});

test('a script that no manifest names can match no hash', () => {
  expect(scriptFor('/r/mf-test/1.0.0-aaaaaaaa/js/other.js').integrity).toBe(`sha384-${'A'.repeat(64)}`);
});

test('a manifest without an entry is no container', async () => {
  const without = { ...manifest, entry: { scripts: [], styles: [] } };
  await expect(loadContainer(without, 0, () => {})).rejects.toThrow('has no entry');
});

test('another try starts without the files of the one before', async () => {
  const page = globalThis as Record<string, unknown>;
  page.webpackChunkmf_test = [['a broken screen']];
  await loadContainer(manifest, 0, () => {});
  expect(page).toHaveProperty('webpackChunkmf_test');
  await loadContainer(manifest, 1, () => {});
  expect(page).not.toHaveProperty('webpackChunkmf_test');
});

test('another try waits for nothing that hangs, and leaves what is there', async () => {
  document.head.innerHTML = `
    <script data-webpack="mf-test:chunk-remote"></script><script data-webpack="mf-other:chunk-remote"></script>
    <link rel="stylesheet" href="/r/mf-test/1.0.0-aaaaaaaa/css/screen.css">
    <link rel="stylesheet" href="/r/mf-other/1.0.0-aaaaaaaa/css/screen.css">`;
  const arrived = document.createElement('link');
  arrived.rel = 'stylesheet';
  arrived.href = '/r/mf-test/1.0.0-aaaaaaaa/css/other.css';
  Object.defineProperty(arrived, 'sheet', { value: {} });
  document.head.append(arrived);
  const left = () =>
    [...document.head.children].map(
      (element) => element.getAttribute('data-webpack') ?? element.getAttribute('href'),
    );

  await loadContainer(manifest, 0, () => {});
  expect(left()).toHaveLength(5);
  await loadContainer(manifest, 1, () => {});
  expect(left()).toEqual([
    'mf-other:chunk-remote',
    '/r/mf-other/1.0.0-aaaaaaaa/css/screen.css',
    '/r/mf-test/1.0.0-aaaaaaaa/css/other.css',
  ]);
});
