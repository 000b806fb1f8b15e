import { createHash } from 'node:crypto';
import type { Strategy } from 'workbox-strategies';
import { CACHES, type OpenedPage } from '../shared/kept-on-device.ts';
import { files } from './kept-files.ts';
import { pages } from './kept-page.ts';
import { keepOpenedPage } from './opened-page.ts';

const OLD = '1.0.0-aaaaaaaa';
const NEW = '1.0.1-bbbbbbbb';
const at = (build: string, file: string) => `${location.origin}/r/shell/${build}/${file}`;
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the server has, by address. */
const SERVED: Readonly<Record<string, string>> = {
  [at(NEW, 'js/shell.js')]: 'start()',
  [at(NEW, 'manifest.json')]: JSON.stringify({
    part: 'shell',
    build: NEW,
    files: { 'js/shell.js': { integrity: integrityOf('start()') } },
    chunks: {},
  }),
  '/offline?lang=ko-KR': [
    `<script type="application/json" id="vitis-page">{"registry":{"shell":"${NEW}","remotes":{}}}</script>`,
    `<script type="application/json" id="vitis-start">{"run":[{"src":"/r/shell/${NEW}/js/shell.js"}]}</script>`,
    '</html>',
  ].join(''),
};

const opened: OpenedPage = {
  kind: 'page-opened',
  language: 'ko-KR',
  builds: [`shell/${NEW}`],
  files: [at(NEW, 'js/shell.js')],
  answers: { [`${location.origin}/api/v1/kinds`]: [] },
};

/** What is kept, by cache and address. */
let kept: Record<string, Map<string, Response>>;
/** How many things the device has room for. */
let room: number;
let isReadable: boolean;

const addressOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url);

const cacheOf = (map: Map<string, Response>) => ({
  match: async (asked: Request | string) => map.get(addressOf(asked))?.clone(),
  keys: async () => [...map.keys()].map((address) => ({ url: address })),
  delete: async (asked: Request | string) => map.delete(addressOf(asked)),
  put: async (asked: Request | string, response: Response) => {
    const all = Object.values(kept).reduce((sum, { size }) => sum + size, 0);
    if (all >= room) throw new DOMException('Quota exceeded', 'QuotaExceededError');
    map.set(addressOf(asked), response);
  },
});

const open = async (name: string) => {
  if (!isReadable) throw new DOMException('Unexpected internal error', 'UnknownError');
  kept[name] ??= new Map();
  return cacheOf(kept[name]);
};

class WorkerEvent extends Event {
  waitUntil() {}
}

beforeEach(() => {
  kept = {};
  room = Number.POSITIVE_INFINITY;
  isReadable = true;
  const match = async (asked: Request, { cacheName }: { cacheName: string }) =>
    (await open(cacheName)).match(asked);
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open, match } });
  Object.defineProperty(globalThis, '__WB_DISABLE_DEV_LOGS', { configurable: true, value: true });
  for (const name of ['ExtendableEvent', 'FetchEvent'])
    Object.defineProperty(globalThis, name, { configurable: true, value: WorkerEvent });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked) => new Response(SERVED[addressOf(asked as Request | string)]));
});

const ask = async (strategy: Strategy, request: Request) =>
  (await strategy.handle({ request, event: new WorkerEvent('fetch') })).text();

const script = () => new Request(at(NEW, 'js/shell.js'), { integrity: integrityOf('start()') });

test('a file that came whole is kept and handed out', async () => {
  expect(await ask(files, script())).toBe('start()');
  expect([...(kept[CACHES.files]?.keys() ?? [])]).toEqual([at(NEW, 'js/shell.js')]);
});

test('a full device gets the file that came whole all the same, and asks for it once', async () => {
  room = 0;
  expect(await ask(files, script())).toBe('start()');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('so does one whose storage cannot be read', async () => {
  isReadable = false;
  expect(await ask(files, script())).toBe('start()');
});

test('a page that is late comes without a kept one, too', async () => {
  jest.useFakeTimers();
  isReadable = false;
  const late = Promise.withResolvers<Response>();
  jest.spyOn(globalThis, 'fetch').mockReturnValue(late.promise);
  const page = ask(pages, new Request(`${location.origin}/product`));
  await jest.advanceTimersByTimeAsync(11_000);
  late.resolve(new Response('the page'));
  await expect(page).resolves.toBe('the page');
  jest.useRealTimers();
});

describe('an earlier page and its files', () => {
  const kinds = () => [CACHES.page, CACHES.files].map((name) => [...(kept[name]?.keys() ?? [])]);
  const NOW = [['/offline?lang=ko-KR'], [at(NEW, 'js/shell.js')]];
  const BEFORE = [['/offline?lang=en-US'], [at(OLD, 'js/shell.js')]];

  beforeEach(() => {
    const oldPage = new Response('old', { headers: { 'x-vitis-builds': `shell/${OLD}` } });
    kept[CACHES.page] = new Map([['/offline?lang=en-US', oldPage]]);
    kept[CACHES.files] = new Map([[at(OLD, 'js/shell.js'), new Response('old')]]);
  });

  test('make room on a full device for the next ones, at once', async () => {
    room = 2;
    await keepOpenedPage(opened);
    expect(kinds()).toEqual(NOW);
  });

  test.each([
    ['', Number.POSITIVE_INFINITY],
    [', on a full device as well', 2],
  ])('stay while a file that starts the next one does not come%s', async (_where, most) => {
    room = most;
    jest.mocked(fetch).mockImplementation(async (asked) => {
      const address = addressOf(asked as Request | string);
      if (address.endsWith('.js')) throw new TypeError('Failed to fetch');
      return new Response(SERVED[address]);
    });
    await keepOpenedPage(opened);
    expect(kinds()).toEqual(BEFORE);
  });

  test('are given up where all of the next ones has come', async () => {
    await keepOpenedPage(opened);
    expect(kinds()).toEqual(NOW);
  });
});
