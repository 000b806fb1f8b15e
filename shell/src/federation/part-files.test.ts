import type { PartManifest } from '@vitis/contracts/registry';
import { prefetchFiles } from './part-files.ts';

const manifest = {
  part: 'mf-test',
  build: '0.1.0-11111111',
  entry: { scripts: ['js/entry.js'], styles: [] },
  exposed: { scripts: ['js/remote.js'], styles: [] },
  chunks: { wines: { scripts: ['js/wines.js'], styles: ['css/wines.css'] } },
  files: Object.fromEntries(
    ['js/entry.js', 'js/remote.js', 'js/wines.js', 'css/wines.css'].map((file) => [
      file,
      { integrity: `sha384-${file}`, bytes: 1 },
    ]),
  ),
} as unknown as PartManifest;

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

test('all files of a screen are asked for at once, as their loaders will ask, and once', () => {
  prefetchFiles(manifest, 'wines');
  prefetchFiles(manifest, 'wines');

  expect(links().map((link) => [link.getAttribute('href'), link.as, link.integrity])).toEqual([
    ['/r/mf-test/0.1.0-11111111/js/entry.js', 'script', 'sha384-js/entry.js'],
    ['/r/mf-test/0.1.0-11111111/js/remote.js', 'script', 'sha384-js/remote.js'],
    ['/r/mf-test/0.1.0-11111111/js/wines.js', 'script', 'sha384-js/wines.js'],
    ['/r/mf-test/0.1.0-11111111/css/wines.css', 'style', 'sha384-css/wines.css'],
  ]);

  for (const link of links()) link.dispatchEvent(new Event('load'));
  expect(links()).toEqual([]);
});

test('a file without a known hash is left to its loader', () => {
  prefetchFiles({ ...manifest, build: '0.1.0-22222222', files: {} }, 'wines');

  expect(links()).toEqual([]);
});
