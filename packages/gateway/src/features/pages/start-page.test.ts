/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EARLY_INPUT } from '@vitis/contracts/early-input';
import { START_FAILED } from '@vitis/contracts/start-failure';
import { OLD_BROWSER_SCRIPT } from './old-browser-script.ts';
import { startScript } from './start-script.ts';

const FILES = {
  build: '1.0.0-aaaaaaaa',
  run: [{ src: '/r/shell/entry.js', integrity: 'sha384-x' }],
  fetch: [{ href: '/r/mf-catalog/entry.js', as: 'script' }],
  forMembers: false,
  messages: {
    text: '화면을 불러오지 못했습니다.',
    retry: '다시 시도',
    home: '홈으로',
    old: '오래된 브라우저입니다.',
  },
  home: '/?lang=zh-CN',
};
const SETTINGS = { silence: 10_000, patience: 30_000 };

const beacon = jest.fn<boolean, [string, Blob]>(() => true);
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
/** Whether pictures out of sight wait for the largest. */
const areHeldBack = () => 'pictureFirst' in document.documentElement.dataset;
const message = () => document.querySelector('[role="alert"]');
const fail = () => scripts().at(-1)?.onerror?.(new Event('error'));

const undo: (() => void)[] = [];
/** Puts something in the place of what the browser has, until the test ends; without a value, takes that away. */
function replace(owner: object, name: string, value?: unknown): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  undo.push(() => (own ? Object.defineProperty(owner, name, own) : void Reflect.deleteProperty(owner, name)));
  if (value === undefined) Reflect.deleteProperty(owner, name);
  else Object.defineProperty(owner, name, { value, configurable: true });
}

/** The page as the gateway sends it. */
function draw(body = '', files = FILES): void {
  document.documentElement.dataset.pictureFirst = '';
  document.head.innerHTML = '';
  document.body.innerHTML = `${body}<script type="application/json" id="vitis-start">${JSON.stringify(files)}</script>`;
}

/** The script as it stands in the page: text, which nothing of this module is known to. */
function start(filesAt = '/r/', more?: string): void {
  new Function(startScript(filesAt, more))();
}

/** The frame that draws the page, and the one after it. */
function paint(): void {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}

beforeEach(() => {
  jest.useFakeTimers();
  beacon.mockClear();
  const listens = jest.spyOn(window, 'addEventListener');
  undo.push(() => {
    for (const [type, listener, options] of listens.mock.calls) removeEventListener(type, listener, options);
    listens.mockRestore();
  });
  replace(navigator, 'sendBeacon', beacon);
});
afterEach(() => {
  // Nothing of a page listens any more when the next one is drawn.
  dispatchEvent(new Event('online'));
  for (const script of scripts()) script.onload?.(new Event('load'));
  jest.clearAllTimers();
  for (const name of ['pictureFirst', 'returning', 'oldBrowser'])
    delete document.documentElement.dataset[name];
  for (const back of undo.splice(0).reverse()) back();
  jest.useRealTimers();
});

test('scripts are run and prefetched with their integrity, with credentials only where they are at home', () => {
  draw();
  start();
  paint();
  expect(scripts().map(({ integrity, crossOrigin }) => [integrity, crossOrigin])).toEqual([
    ['sha384-x', null],
  ]);
  expect(document.querySelector('link[rel="preload"]')?.getAttribute('href')).toBe('/r/mf-catalog/entry.js');

  scripts()[0]?.onload?.(new Event('load'));
  draw();
  start('https://files.example/r/');
  paint();
  expect(scripts()[0]?.crossOrigin).toBe('anonymous');
});

test('texts are prefetched as `fetch` will ask for them', () => {
  draw('', { ...FILES, fetch: [{ href: '/r/mf-catalog/messages/ko-KR.json', as: 'fetch' }] });
  start();
  paint();
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"]');
  expect([link?.as, link?.crossOrigin]).toEqual(['fetch', 'anonymous']);
});

test('files of a screen for members are prefetched for those alone who come with a token', () => {
  const prefetched = () => document.querySelectorAll('link[rel="preload"]').length;
  draw('', { ...FILES, forMembers: true });
  start();
  paint();
  expect(prefetched()).toBe(0);
  scripts()[0]?.onload?.(new Event('load'));

  document.documentElement.dataset.returning = '';
  draw('', { ...FILES, forMembers: true });
  start();
  paint();
  expect(prefetched()).toBe(1);
});

test('the page’s largest picture comes first, for a second at most', () => {
  draw('<img fetchpriority="high" src="/wine.avif">');
  const picture = document.querySelector('img');
  Object.defineProperty(picture, 'complete', { value: false });
  start();
  expect([addresses(), areHeldBack()]).toEqual([[], true]);
  jest.advanceTimersByTime(1_000);
  expect([addresses(), areHeldBack()]).toEqual([['/r/shell/entry.js'], false]);
  picture?.dispatchEvent(new Event('load'));
  expect(scripts()).toHaveLength(1);
});

test.each([
  ['arrives', false],
  ['is there already', true],
])('scripts are asked for once the picture is painted that %s', (_when, complete) => {
  draw('<img fetchpriority="high" src="/wine.avif">');
  const picture = document.querySelector('img');
  Object.defineProperty(picture, 'complete', { value: complete });
  start();
  if (!complete) picture?.dispatchEvent(new Event('load'));
  jest.advanceTimersToNextFrame();
  expect([addresses(), areHeldBack()]).toEqual([[], true]);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect([addresses(), areHeldBack()]).toEqual([['/r/shell/entry.js'], false]);
});

test('scripts are not asked for before the first frame of all is on the screen, where the browser tells', () => {
  let tell = () => {};
  class Observer {
    static supportedEntryTypes = ['paint'];
    constructor(told: () => void) {
      tell = told;
    }
    observe() {}
  }
  replace(window, 'PerformanceObserver', Observer);
  const entries = jest.fn(() => [] as unknown[]);
  replace(performance, 'getEntriesByType', entries);
  draw('<main>와인</main>');
  start();
  paint();
  expect(addresses()).toEqual([]);
  tell();
  expect(addresses()).toEqual(['/r/shell/entry.js']);
  scripts()[0]?.onload?.(new Event('load'));

  entries.mockReturnValue([{ name: 'first-contentful-paint' }]);
  draw('<main>와인</main>');
  start();
  paint();
  expect(addresses()).toEqual(['/r/shell/entry.js']);
});

test('a page without one starts when its text is painted, one that nobody sees after a second', () => {
  draw('<main>와인</main>');
  start();
  jest.advanceTimersToNextFrame();
  expect([addresses(), areHeldBack()]).toEqual([[], false]);
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
  expect(addresses()).toEqual(['/r/shell/entry.js']);
  scripts()[0]?.onload?.(new Event('load'));

  replace(window, 'requestAnimationFrame', () => 0);
  draw('<main>와인</main>');
  start();
  jest.advanceTimersByTime(999);
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(addresses()).toEqual(['/r/shell/entry.js']);
});

test('a picture that does not come holds nothing up', () => {
  draw('<img fetchpriority="high" src="/wine.avif">');
  const picture = document.querySelector('img');
  Object.defineProperty(picture, 'complete', { value: false });
  start();
  picture?.dispatchEvent(new Event('error'));
  expect([addresses(), areHeldBack()]).toEqual([['/r/shell/entry.js'], false]);
});

test('a script that fails is asked for twice more, then said and reported, and asked for anew by whoever presses', () => {
  draw();
  start();
  paint();
  fail();
  jest.advanceTimersByTime(400);
  fail();
  jest.advanceTimersByTime(800);
  expect(addresses()).toEqual(['', '?retry=1', '?retry=2'].map((retry) => `/r/shell/entry.js${retry}`));
  expect(message()).toBeNull();
  fail();
  expect(message()?.textContent).toBe('화면을 불러오지 못했습니다.다시 시도홈으로');
  expect(message()?.querySelector('a')?.getAttribute('href')).toBe(FILES.home);
  expect(beacon).toHaveBeenCalledTimes(1);

  document.querySelector('button')?.click();
  expect(message()).toBeNull();
  expect(addresses().at(-1)).toBe('/r/shell/entry.js?retry=3');
  scripts().at(-1)?.onload?.(new Event('load'));
  jest.advanceTimersByTime(SETTINGS.patience);
  expect(message()).toBeNull();
});

test('of two scripts that fail one message speaks, and one press asks for both', () => {
  const run = ['texts.js', 'entry.js'].map((file) => ({ src: `/r/shell/${file}`, integrity: 'sha384-x' }));
  draw('', { ...FILES, run });
  start();
  paint();
  for (const pause of [400, 800, 0]) {
    for (const script of scripts().slice(-2)) script.onerror?.(new Event('error'));
    jest.advanceTimersByTime(pause);
  }
  expect(addresses()).toEqual(
    ['', '?retry=1', '?retry=2'].flatMap((retry) => run.map(({ src }) => src + retry)),
  );
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(beacon).toHaveBeenCalledTimes(1);

  document.querySelector('button')?.click();
  expect(message()).toBeNull();
  const again = scripts().slice(-2);
  expect(addresses().slice(-2)).toEqual(run.map(({ src }) => `${src}?retry=3`));
  // One comes, the other one does not: asked for alone.
  again[1]?.onload?.(new Event('load'));
  again[0]?.onerror?.(new Event('error'));
  jest.advanceTimersByTime(400);
  expect(addresses().at(-1)).toBe('/r/shell/texts.js?retry=4');
});

test('of two scripts that hang, the message goes with the later one that comes', () => {
  const run = ['texts.js', 'entry.js'].map((file) => ({ src: `/r/shell/${file}`, integrity: 'sha384-x' }));
  draw('', { ...FILES, run });
  start();
  paint();
  jest.advanceTimersByTime(10_000);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  scripts()[1]?.onload?.(new Event('load'));
  expect(message()).not.toBeNull();
  scripts()[0]?.onload?.(new Event('load'));
  expect(message()).toBeNull();
});

test('a script that hangs has ten seconds from whatever arrived last, and thirty at most', () => {
  draw();
  start();
  paint();
  for (let second = 0; second < 3; second += 1) {
    jest.advanceTimersByTime(9_000);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
  }
  expect(message()).toBeNull();
  jest.advanceTimersByTime(3_000);
  expect(message()).not.toBeNull();
  expect(beacon).toHaveBeenCalledTimes(1);
  // What comes late all the same takes the message away.
  scripts().at(-1)?.onload?.(new Event('load'));
  expect(message()).toBeNull();
});

/** Whether the browser sends a form by itself when it is submitted. */
function isSent(): boolean {
  const form = document.body.appendChild(document.createElement('form'));
  return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

const throws = () => {
  const filename = scripts().at(-1)?.src ?? '';
  // Given to `dispatchEvent` as the browser gives it: nothing of the test throws.
  dispatchEvent(new ErrorEvent('error', { filename }));
};

test.each([
  ['while it is evaluated', throws],
  ['in a later step', () => dispatchEvent(new Event(START_FAILED))],
])(
  'a shell that comes and throws %s is said and reported, and a new page is the other try',
  async (_when, breaks) => {
    const navigates = jest.spyOn(console, 'error').mockImplementation(() => {});
    draw();
    start();
    paint();
    expect(window).toHaveProperty(EARLY_INPUT);

    breaks();
    scripts().at(-1)?.onload?.(new Event('load'));

    expect(message()?.textContent).toContain(FILES.messages.text);
    expect(window).not.toHaveProperty(EARLY_INPUT);
    expect(isSent()).toBe(false);
    const [[, sent]] = beacon.mock.calls as [[string, Blob]];
    const told = new FileReader();
    const read = new Promise((done) => told.addEventListener('load', done));
    told.readAsText(sent);
    jest.useRealTimers();
    await read;
    expect(JSON.parse(String(told.result)).reports).toEqual([
      expect.objectContaining({ part: 'shell', stage: 'start', code: 'THREW' }),
    ]);
    document.querySelector('button')?.click();
    expect(scripts()).toHaveLength(1);
    // By which jsdom says that a page would be loaded.
    expect(String(navigates.mock.calls.flat()[0])).toContain('navigation');
  },
);

test('what hung, comes late and throws keeps its message', () => {
  draw();
  start();
  paint();
  jest.advanceTimersByTime(10_000);
  throws();
  scripts().at(-1)?.onload?.(new Event('load'));
  expect(message()).not.toBeNull();
});

test('what others throw, or the shell once it is loaded, is no failed start', () => {
  draw();
  start();
  paint();
  dispatchEvent(new ErrorEvent('error', { filename: 'https://extension.example/a.js' }));
  const [script] = scripts();
  script?.dispatchEvent(new Event('load'));
  throws();
  expect(message()).toBeNull();
});

test('only scripts of the releases may be loaded, those of a developer whose folder is named, and the worker', () => {
  let allows: ((address: string) => string) | undefined;
  const createPolicy = (_name: string, rules: { createScriptURL: typeof allows }) => {
    allows = rules.createScriptURL;
  };
  replace(window, 'trustedTypes', { createPolicy });
  draw();
  start('/r/', 'http://127.0.0.1:7000/build/');
  expect(allows?.('/r/shell/a.js')).toBe('/r/shell/a.js');
  expect(allows?.('http://127.0.0.1:7000/build/a.js')).toBe('http://127.0.0.1:7000/build/a.js');
  expect(allows?.('/service-worker.js')).toBe('/service-worker.js');
  for (const address of [
    '/files/a.js',
    'https://evil.example/r/a.js',
    'http://127.0.0.1:7000/a.js',
    'https://evil.example/service-worker.js',
    '/service-worker.js/a.js',
    '/service-worker.js?a',
  ])
    expect(() => allows?.(address)).toThrow('is not one of the releases');
});

describe('in a browser that is older than the scripts', () => {
  const meet = () => new Function(OLD_BROWSER_SCRIPT)();
  const supports = (isThere: boolean, not?: string) =>
    replace(globalThis, 'CSS', { supports: (what: string) => isThere && what !== not });

  test('the page stays as it was rendered, says why, and starts nothing', () => {
    supports(false);
    draw('<main>와인</main>');
    meet();
    start();
    paint();
    expect(message()?.textContent).toBe(FILES.messages.old);
    expect(areHeldBack()).toBe(false);
    expect(document.body.firstElementChild).toBe(message());
    expect(document.querySelector('main')?.textContent).toBe('와인');
    expect(isSent()).toBe(false);
    expect(scripts()).toHaveLength(0);
    expect(document.querySelector('link[rel="preload"]')).toBeNull();
  });

  test.each([
    ['groupBy', Map],
    ['any', AbortSignal],
  ] as [string, object][])('so does one without %s', (name, owner) => {
    supports(true);
    draw();
    replace(owner, name);
    meet();
    expect(message()).not.toBeNull();
  });

  test.each(['selector(:has(a))', 'content'])('so does one whose styles know no %s', (what) => {
    supports(true, what);
    draw();
    meet();
    expect(message()).not.toBeNull();
  });

  /** What it asks for, and since when Chrome, Firefox and Safari have it. */
  const ASKED: Record<string, readonly [number, number, number]> = {
    'Map.groupBy': [117, 119, 17.4],
    'AbortSignal.any': [116, 124, 17.4],
    'CSS.supports("selector(:has(a))")': [105, 121, 15.4],
    'CSS.supports("content",\'counter(a) / ""\')': [77, 128, 17.4],
  };

  test('README names the oldest that has all of it', () => {
    const [, asked = ''] = /if\((.+)\)return/.exec(OLD_BROWSER_SCRIPT) ?? [];
    expect(asked.split('&&')).toEqual(Object.keys(ASKED));
    const readme = readFileSync(resolve(__dirname, '../../../../../README.md'), 'utf8');
    const oldest = [0, 1, 2].map((engine) =>
      Math.max(...Object.values(ASKED).map((since) => since[engine]!)),
    );
    const named = ['Blink', 'Gecko', 'WebKit'].map((engine) => {
      const [, , , version = ''] =
        readme
          .split('\n')
          .find((line) => line.startsWith(`| ${engine} |`))
          ?.split('|') ?? [];
      return Number.parseFloat(version);
    });
    expect(named).toEqual(oldest);
  });

  test('every other one starts, and is told nothing', () => {
    supports(true);
    draw();
    meet();
    start();
    paint();
    expect(message()).toBeNull();
    expect(scripts()).toHaveLength(1);
  });
});
