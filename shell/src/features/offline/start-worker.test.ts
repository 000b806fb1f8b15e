import type { PageData } from '@vitis/contracts/registry';
import { startWorker } from './start-worker.ts';

const page = (changed: Partial<PageData> = {}): PageData => ({
  registry: { shell: '1.0.0-aaaaaaaa', remotes: {} },
  language: 'ko-KR',
  manifests: {},
  messages: {},
  answers: { 'ko-KR /api/v1/kinds': [], 'ko-KR /api/v1/b2b/me #7': {} },
  rendered: 'full',
  ...changed,
});

const postMessage = jest.fn();
const unregister = jest.fn();

/** What a browser has that keeps things for a worker, and jsdom has not. */
function offerWorker(): void {
  const registration = { active: { postMessage } };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      controller: {},
      getRegistrations: async () => [{ unregister }],
    },
  });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { keys: async () => [] } });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response('self', { headers: { 'content-length': '4' } }));
}

beforeEach(() => {
  postMessage.mockClear();
  unregister.mockClear();
  offerWorker();
});

test('the worker is told the answers of the page that everybody gets', async () => {
  await startWorker(page());
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'page-opened', answers: { '/api/v1/kinds': [] } }),
  );
});

test('of a page that nobody may keep it is told no answer', async () => {
  await startWorker(page({ isKept: false }));
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ kind: 'page-opened', answers: {} }));
});

test('what the page asked for before the worker took over is told once it is there, and no answer again', async () => {
  const events = new EventTarget();
  Object.assign(navigator.serviceWorker, {
    controller: null,
    addEventListener: events.addEventListener.bind(events),
  });
  let tell = (_startTime: number) => {};
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = jest.fn();
      constructor(told: (list: object) => void) {
        tell = (startTime) => told({ getEntries: () => [{ startTime }] });
      }
    },
  });
  await startWorker(page());
  expect(postMessage).toHaveBeenCalledTimes(1);

  tell(performance.now());
  expect(postMessage).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'page-opened', answers: {} }));

  events.dispatchEvent(new Event('controllerchange'));
  tell(performance.now() - 1_000);
  expect(postMessage).toHaveBeenCalledTimes(3);
  tell(performance.now() + 1_000);
  expect(postMessage).toHaveBeenCalledTimes(3);
});

const answerWith = (status: number, headers = {}) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status, headers }));

test.each([
  [204, {}],
  [200, { 'content-length': '0' }],
  [404, {}],
  [410, {}],
])(
  'where the shop has no worker, or an empty one, the page takes its own away (%i)',
  async (status, headers) => {
    answerWith(status, headers);
    await startWorker(page());
    expect(unregister).toHaveBeenCalledTimes(1);
    expect(postMessage).not.toHaveBeenCalled();
  },
);

test.each([401, 403, 408, 429, 500, 503])(
  'an answer that says nothing of the worker leaves it (%i)',
  async (status) => {
    answerWith(status);
    await startWorker(page());
    expect(unregister).not.toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledTimes(1);
  },
);
