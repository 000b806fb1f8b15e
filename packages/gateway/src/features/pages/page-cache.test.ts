import { brotliDecompressSync } from 'node:zlib';
import { until } from '../../test/until.ts';
import { createPageCache, encoded, FRESH_MS, type MakePage } from './page-cache.ts';

afterEach(() => jest.restoreAllMocks());

const words = Array.from({ length: 4_000 }, (_, at) => `<p>${(at * 7919) % 1013} wines</p>`).join('');

/** A page whose text a test may change. */
function aPage() {
  const page = { html: words, renders: 0 };
  const render: MakePage = async () => {
    page.renders += 1;
    return { status: 200, html: page.html, csp: '', rendered: 'full', isKept: true };
  };
  return { page, render };
}

const never = async () => false;

test('a page that is asked for again travels smaller, and is the same', async () => {
  const cache = createPageCache();
  const { page, render } = aPage();
  const ask = async () => encoded(await cache.get('/', 'br', render, never), 'br');
  const first = await ask();
  await until(async () => (await ask()).length < first.length);
  expect(brotliDecompressSync(await ask()).toString()).toBe(words);
  expect(page.renders).toBe(1);
});

test('so does one that is asked for now and then, each time when it is old already, and comes out the same', async () => {
  const cache = createPageCache();
  const { render } = aPage();
  const ask = () => cache.get('/', 'br', render, never);
  const first = await ask();
  const { length } = await encoded(first, 'br');
  jest.spyOn(Date, 'now').mockReturnValue(first.madeAt + FRESH_MS + 1);
  const second = await ask();
  expect(second).toBe(first);
  await until(async () => (await encoded(second, 'br')).length < length);
});

test('a page that was made again and came out the same is not packed again; another one is', async () => {
  const cache = createPageCache();
  const { page, render } = aPage();
  const ask = () => cache.get('/', 'br', render, never);
  const first = await ask();
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + FRESH_MS + 1);
  await ask();
  await until(async () => (await ask()).madeAt > first.madeAt);
  const second = await ask();
  expect(second.packed).toBe(first.packed);

  page.html = 'sold out';
  later.mockReturnValue(second.madeAt + FRESH_MS + 1);
  await ask();
  await until(async () => brotliDecompressSync(await encoded(await ask(), 'br')).toString() === 'sold out');
});
