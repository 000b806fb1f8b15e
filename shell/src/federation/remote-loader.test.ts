import type { LoadStage } from '@vitis/contracts/page-reports';
import type { PageData, PageRemote, PartManifest } from '@vitis/contracts/registry';
import { registryOf } from '../test/page.tsx';
import { loadContainer } from './federation-runtime.ts';
import type { RemoteFailure } from './remote-failure.ts';
import { createRemoteLoader, LOAD_DEADLINE_MS } from './remote-loader.ts';
import { reportLoad, reportRemoteFailure } from './report.ts';

jest.mock('./federation-runtime.ts', () => ({ loadContainer: jest.fn() }));
jest.mock('./report.ts');

type Load = typeof loadContainer;
const container = jest.mocked(loadContainer);

const BUILD = '0.1.0-11111111';
const OLDER = '0.1.0-22222222';
const remote = { name: 'mf-test', routes: [] };

const manifestOf = (build: string, contract = '1.0'): PartManifest => ({
  part: 'mf-test',
  build,
  contract,
  builtAt: '2026-11-20T09:00:00+09:00',
  container: 'mf_test',
  entry: { scripts: ['js/entry.js'], styles: [] },
  exposed: { scripts: [], styles: [] },
  chunks: {},
  messages: {
    'ko-KR': 'ko.json',
    'en-US': 'en.json',
    'zh-CN': 'cn.json',
    'zh-TW': 'tw.json',
    'ja-JP': 'ja.json',
  },
  server: 'server.cjs',
  files: {},
  description: null,
});

function open({
  contract = '1.0',
  lastGood,
  filesAt,
  inlined = true,
}: {
  inlined?: boolean;
  contract?: string;
  lastGood?: string;
  filesAt?: string;
} = {}) {
  const registry = registryOf();
  const known = registry.remotes['mf-test'] as PageRemote;
  registry.remotes['mf-test'] =
    lastGood === undefined ? known : { ...known, lastGood, lastGoodIntegrity: 'sha384-older' };
  const page: PageData = {
    registry,
    ...(filesAt ? { filesAt } : {}),
    language: 'ko-KR',
    manifests: inlined ? { 'mf-test': manifestOf(BUILD, contract) } : {},
    messages: {},
    answers: {},
    rendered: 'full',
  };
  const addMessages = jest.fn();
  return { loader: createRemoteLoader({ page, addMessages }), addMessages, page };
}

/** The stage that a failing container says it had reached. */
const failsAt =
  (stage: LoadStage | null, error = new Error('broken')): Load =>
  async (_manifest, _attempt, reached) => {
    if (stage !== null) reached(stage);
    throw error;
  };

const failureOf = (loading: Promise<unknown>) =>
  loading.then(
    () => null,
    (error: RemoteFailure) => error,
  );

beforeEach(() => {
  jest.useFakeTimers();
  container.mockReset();
  jest.mocked(reportRemoteFailure).mockClear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('loads a remote once, whoever asks', async () => {
  container.mockResolvedValue(remote);
  const { loader } = open();

  expect(loader.isThere('mf-test', BUILD)).toBe(false);
  const [first, second] = await Promise.all([loader.load('mf-test'), loader.load('mf-test')]);
  expect(loader.isThere('mf-test', BUILD)).toBe(true);

  expect(first.remote).toBe(remote);
  expect(second).toBe(first);
  expect(container).toHaveBeenCalledTimes(1);
});

test('tries twice more, each time under another address', async () => {
  container
    .mockImplementationOnce(failsAt(null))
    .mockImplementationOnce(failsAt(null))
    .mockResolvedValue(remote);
  const { loader } = open();
  const loading = loader.load('mf-test');

  await jest.advanceTimersByTimeAsync(2_000);

  await expect(loading).resolves.toMatchObject({ remote });
  expect(container.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
});

test('gives up after that, and the next call tries afresh', async () => {
  container.mockImplementation(failsAt(null));
  const { loader } = open();
  const failed = failureOf(loader.load('mf-test'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await failed).toMatchObject({ part: 'mf-test', build: BUILD, stage: 'entry', needsNewPage: false });

  container.mockResolvedValue(remote);
  await expect(loader.load('mf-test')).resolves.toMatchObject({ remote });
});

test('a remote that is forgotten is loaded anew, under another address', async () => {
  container.mockResolvedValue(remote);
  const { loader } = open();
  await loader.load('mf-test');

  loader.forget('mf-test');
  await loader.load('mf-test');

  expect(container.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
});

test('one deadline holds for the whole load', async () => {
  container.mockImplementation(() => new Promise(() => {}));
  const { loader } = open();
  const failed = failureOf(loader.load('mf-test'));

  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);

  expect((await failed)?.message).toContain(`gave up after ${LOAD_DEADLINE_MS} ms`);
});

test.each([
  ['pauses', 'entry', LOAD_DEADLINE_MS - 100],
  ['is about to take the last good build', 'start', LOAD_DEADLINE_MS + 100],
] as const)(
  'a load that is given up while it %s leaves the next one alone',
  async (_when, stage, failsAfter) => {
    const fails: Load = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, failsAfter));
      return failsAt(stage)(...given);
    };
    container.mockImplementationOnce(fails).mockImplementation(() => new Promise(() => {}));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(manifestOf(OLDER)));
    const { loader } = open({ lastGood: OLDER });
    const failed = failureOf(loader.load('mf-test'));
    await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
    expect((await failed)?.code).toBe('DEADLINE');
    loader.load('mf-test').catch(() => {});

    await jest.advanceTimersByTimeAsync(2_000);

    expect(container).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ['manifest', { inlined: false }],
  ['entry', {}],
  ['messages', {}],
] as const)('says that it hung at its %s', async (stage, page) => {
  const hangs = () => new Promise<never>(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(hangs);
  container.mockImplementation(stage === 'messages' ? async () => remote : hangs);
  const failed = failureOf(open(page).loader.load('mf-test'));

  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);

  expect(await failed).toMatchObject({ build: BUILD, stage, code: 'DEADLINE' });
});

test('says of which build something hung: of the last good one as well', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(manifestOf(OLDER)));
  container.mockImplementationOnce(failsAt('start')).mockImplementation(() => new Promise(() => {}));
  const failed = failureOf(open({ lastGood: OLDER }).loader.load('mf-test'));

  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);

  expect(await failed).toMatchObject({ build: OLDER, stage: 'entry', code: 'DEADLINE' });
});

test('a build that throws while starting is replaced by the last good one', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const text = String(input).endsWith('manifest.json') ? manifestOf(OLDER) : { title: '이전' };
    return new Response(JSON.stringify(text), { status: 200 });
  });
  container.mockImplementationOnce(failsAt('start')).mockResolvedValue(remote);
  const { loader, addMessages } = open({ lastGood: OLDER });

  const { manifest } = await loader.load('mf-test');

  expect(manifest.build).toBe(OLDER);
  expect(jest.mocked(reportRemoteFailure).mock.calls).toEqual([
    [expect.objectContaining({ part: 'mf-test', build: BUILD, stage: 'start', code: 'THREW' })],
  ]);
  expect(reportLoad).toHaveBeenCalledWith('mf-test', OLDER, expect.any(Number), 1);
  expect(addMessages).toHaveBeenCalledWith('mf-test', { title: '이전' });
});

test('once the last good build runs, files are asked for of it, where it is', async () => {
  const files = { 'js/entry.js': { integrity: 'sha384-entry', bytes: 1 } };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ...manifestOf(OLDER), files }));
  container.mockImplementationOnce(failsAt('start')).mockResolvedValue(remote);
  const { loader, page } = open({ lastGood: OLDER });
  Object.assign(page.registry.remotes['mf-test'] as PageRemote, { filesAt: 'http://127.0.0.1:5173/r/' });
  Object.assign(page.manifests['mf-test'] as PartManifest, { files });
  await loader.load('mf-test');

  loader.prepare('mf-test', 'screen');
  await jest.advanceTimersByTimeAsync(0);

  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  expect(preloaded.map((link) => link.getAttribute('href'))).toEqual([`/r/mf-test/${OLDER}/js/entry.js`]);
  for (const link of preloaded) link.remove();
});

test('a manifest that answers with an error is no manifest', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}', { status: 503 }));
  container.mockImplementation(failsAt('start'));
  const { loader } = open({ lastGood: OLDER });

  const failed = failureOf(loader.load('mf-test'));
  await jest.advanceTimersByTimeAsync(2_000);

  expect(await failed).toMatchObject({ stage: 'manifest', build: OLDER });
});

test('a remote of another platform is not started; it needs a new page', async () => {
  const { loader } = open({ contract: '2.0' });

  const failure = await failureOf(loader.load('mf-test'));

  expect(failure?.needsNewPage).toBe(true);
  expect(container).not.toHaveBeenCalled();
});

test('a part that the registry does not name fails at once', async () => {
  const { loader } = open();

  expect(await failureOf(loader.load('mf-none'))).toMatchObject({ part: 'mf-none', stage: 'registry' });
});

test('what is fetched is asked for where the page says, with the hash that the page or the manifest names', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const known = { ...manifestOf(OLDER), files: { 'ko.json': { integrity: 'sha384-texts', bytes: 1 } } };
    return new Response(JSON.stringify(String(input).endsWith('manifest.json') ? known : {}), {
      status: 200,
    });
  });
  container.mockImplementationOnce(failsAt('start')).mockResolvedValue(remote);
  const { loader } = open({ lastGood: OLDER, filesAt: 'https://files.example/' });

  await loader.load('mf-test');

  expect(fetched.mock.calls.map(([url, init]) => [url, init?.integrity])).toEqual([
    [`https://files.example/mf-test/${BUILD}/ko.json`, undefined],
    [`https://files.example/mf-test/${OLDER}/manifest.json`, 'sha384-older'],
    [`https://files.example/mf-test/${OLDER}/ko.json`, 'sha384-texts'],
  ]);
});

test('a remote whose files are elsewhere by itself is fetched from there, and its last good build is not', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(manifestOf(OLDER)));
  container.mockImplementationOnce(failsAt('start')).mockResolvedValue(remote);
  const { loader, page } = open({ lastGood: OLDER });
  Object.assign(page.registry.remotes['mf-test'] as PageRemote, { filesAt: 'http://127.0.0.1:5173/r/' });

  await loader.load('mf-test');

  expect(container.mock.calls.map(([, , , filesAt]) => filesAt)).toEqual([
    'http://127.0.0.1:5173/r/',
    undefined,
  ]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    `http://127.0.0.1:5173/r/mf-test/${BUILD}/ko.json`,
    `/r/mf-test/${OLDER}/manifest.json`,
    `/r/mf-test/${OLDER}/ko.json`,
  ]);
});

test('each kind of failure has its code', async () => {
  container.mockImplementation(() => new Promise(() => {}));
  const { loader } = open();
  const late = failureOf(loader.load('mf-test'));
  await jest.advanceTimersByTimeAsync(LOAD_DEADLINE_MS);
  expect((await late)?.code).toBe('DEADLINE');

  expect((await failureOf(open({ contract: '2.0' }).loader.load('mf-test')))?.code).toBe('CONTRACT');
  expect((await failureOf(loader.load('mf-none')))?.code).toBe('NOT_THERE');

  container.mockImplementation(failsAt(null));
  const missing = failureOf(open().loader.load('mf-test'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await missing)?.code).toBe('FILE');
});

test('a remote that was learnt of before is loaded without asking for its manifest again', async () => {
  container.mockResolvedValue(remote);
  const asked = jest.fn(async (_url: string) => Response.json(manifestOf(BUILD)));
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as typeof fetch);
  const { loader } = open({ inlined: false });

  await loader.learn('mf-test');
  await loader.load('mf-test');

  expect(asked.mock.calls.map(([url]) => url)).toEqual([
    `/r/mf-test/${BUILD}/manifest.json`,
    `/r/mf-test/${BUILD}/ko.json`,
  ]);
});

test('what could not be learnt is asked for when it is wanted', async () => {
  container.mockResolvedValue(remote);
  const asked = jest
    .fn(async () => Response.json(manifestOf(BUILD)))
    .mockRejectedValueOnce(new TypeError('no network'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as typeof fetch);
  const { loader } = open({ inlined: false });

  await loader.learn('mf-test');

  await expect(loader.load('mf-test')).resolves.toMatchObject({ remote });
});

test('what a remote elsewhere needs is asked for there from the first file on', async () => {
  const filesAt = 'http://127.0.0.1:5173/r/';
  const known = { ...manifestOf(BUILD), files: { 'js/entry.js': { integrity: 'sha384-entry', bytes: 1 } } };
  const asked = jest.fn(async (_url: string) => Response.json(known));
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked as typeof fetch);
  const { loader, page } = open({ inlined: false });
  Object.assign(page.registry.remotes['mf-test'] as PageRemote, { filesAt });

  loader.prepare('mf-test', 'screen');
  await loader.learn('mf-test');

  expect(asked.mock.calls.map(([url]) => url)).toEqual([`${filesAt}mf-test/${BUILD}/manifest.json`]);
  expect([...document.querySelectorAll('link')].map(({ href, crossOrigin }) => [href, crossOrigin])).toEqual([
    [`${filesAt}mf-test/${BUILD}/js/entry.js`, 'anonymous'],
  ]);
});
