import { webviewStore } from '@vitis/platform/owner';
import { startWebview } from './webview.ts';

let stop = () => {};
const say = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
const ready = { source: 'vitis-app', type: 'host/ready', os: 'iOS', pushToken: 'push-1' };

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.webview;
  webviewStore.set({ os: null, pushToken: null });
  stop = startWebview();
});
afterEach(() => stop());

test('the app says its system and push token; the page is marked', () => {
  say(ready);

  expect(webviewStore.get()).toEqual({ os: 'iOS', pushToken: 'push-1' });
  expect(document.documentElement.dataset.webview).toBe('iOS');
});

test('Android hands its message over as text', () => {
  say(JSON.stringify({ ...ready, os: 'Android', pushToken: undefined }), '');

  expect(webviewStore.get()).toEqual({ os: 'Android', pushToken: null });
});

test('the next page knows it from the start', () => {
  say(ready);
  stop();
  webviewStore.set({ os: null, pushToken: null });

  stop = startWebview();

  expect(webviewStore.get().os).toBe('iOS');
});

test.each([
  ['another origin', ready, 'https://evil.example'],
  ['another system', { ...ready, os: 'Windows' }, undefined],
  ['no system', { ...ready, os: '' }, undefined],
  ['a message of somebody else', { type: 'host/ready', os: 'iOS' }, undefined],
  ['a push token that is none', { ...ready, pushToken: { a: 1 } }, undefined],
  ['text that is no JSON', 'hello', undefined],
])('%s is not the app', (_name, data, origin) => {
  say(data, origin);

  expect(webviewStore.get().os).toBeNull();
});

test('the page greets the app without its token', () => {
  stop();
  const heard: string[] = [];
  (window as unknown as { VitisApp: unknown }).VitisApp = { postMessage: (text: string) => heard.push(text) };

  stop = startWebview();

  expect(heard.map((text) => JSON.parse(text))).toEqual([{ source: 'vitis-page', type: 'page/ready' }]);
  delete (window as unknown as { VitisApp?: unknown }).VitisApp;
});
