import { holdUnsaved } from '@vitis/platform';
import { isChunkGone, reloadOnce, wasReloaded } from './reload-once.ts';
import { hasUnsentText, watchWriting } from './unsent-text.ts';

let end: () => void;
const BUILD = '1.0.0-aaaaaaaa';
const reload = jest.fn();

function write(markup: string, value: string): HTMLInputElement {
  document.body.innerHTML = markup;
  const field = document.querySelector('input, textarea') as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

beforeEach(() => {
  end = watchWriting();
  reload.mockReset();
  sessionStorage.clear();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('a page is loaded anew once per part and build', () => {
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(true);
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(false);
  expect(reloadOnce('mf-account', BUILD, reload)).toBe(true);
  expect(reloadOnce('mf-chat', '1.0.1-bbbbbbbb', reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each(['<input>', '<textarea></textarea>'])('never while %s holds unsent text', (markup) => {
  const field = write(markup, '안녕하세요');
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(false);

  // Sent: the form has emptied its field, or is gone.
  field.value = '';
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(true);
});

test('a form that is gone holds nothing, and neither does a search box', () => {
  write('<textarea></textarea>', 'x').remove();
  expect(hasUnsentText()).toBe(false);
  write('<input type="search">', 'Pinot');
  expect(hasUnsentText()).toBe(false);
  write('<form role="search"><input></form>', 'Pinot');
  expect(hasUnsentText()).toBe(false);
});

test('never while a form says that it holds something', () => {
  const release = holdUnsaved();
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(false);
  release();
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(true);
});

test('never without a memory: the page could load itself for ever', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('never without a network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadOnce('mf-chat', BUILD, reload)).toBe(false);
});

test('the page that comes knows what it was loaded anew for', () => {
  history.replaceState(null, '', '/chat');
  expect(wasReloaded('mf-chat', BUILD)).toBe(false);
  reloadOnce('mf-chat', BUILD, reload);
  expect(wasReloaded('mf-chat', BUILD)).toBe(true);
  expect(wasReloaded('mf-chat', '1.0.1-bbbbbbbb')).toBe(false);
  history.replaceState(null, '', '/cart');
  expect(wasReloaded('mf-chat', BUILD)).toBe(false);
});

const missing = (request: string) => Object.assign(new Error('Loading chunk 7 failed.'), { request });
const FILE = '/r/shell/1.0.0-aaaaaaaa/js/mega-menu.js';
const STORE = 'https://files.example';

test.each([
  ['is not there any more', FILE, { [FILE]: 404 }, true],
  ['is there, and did not come', FILE, { [FILE]: 200 }, false],
  ['is behind a server that fails', FILE, { [FILE]: 503 }, false],
  ['cannot be asked for', FILE, {}, false],
  ['is refused by a store while the shop answers', STORE + FILE, { [STORE + FILE]: 403, '/': 200 }, true],
  [
    'a store says nothing of that a page may read',
    STORE + FILE,
    { [`${STORE}${FILE} no-cors`]: 0, '/': 200 },
    true,
  ],
  ['a store that is away cannot tell of', STORE + FILE, { '/': 200 }, false],
  [
    'is refused by a store while the shop counts calls',
    STORE + FILE,
    { [STORE + FILE]: 403, '/': 429 },
    false,
  ],
  ['cannot be asked for, as the shop cannot', STORE + FILE, {}, false],
])('of a file that %s', async (_what, file, answers: Record<string, number>, isGone) => {
  history.replaceState(null, '', '/');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (asked, options) => {
    const address = String(asked).replace(location.origin, '');
    const status = answers[options?.mode === 'no-cors' ? `${address} no-cors` : address];
    if (status === undefined) throw new TypeError('failed');
    return { status } as Response;
  });
  expect(await isChunkGone(missing(file))).toBe(isGone);
});

test('what failed for another reason is no missing file', async () => {
  expect(await isChunkGone(new Error('a mistake of the component'))).toBe(false);
});
