import { LANGUAGES } from '@vitis/contracts';
import type { PageData, PageRemote } from '@vitis/contracts/registry';
import { registryOf, route } from '../../test/page.tsx';
import { takeOverride } from './take-override.ts';

const FILES = 'http://127.0.0.1:5173/r/';
const BUILD = '0.2.0-22222222';

const manifest = {
  part: 'mf-test',
  build: BUILD,
  contract: '1.0',
  builtAt: '2026-11-20T09:00:00+09:00',
  container: 'mf_test',
  entry: { scripts: ['js/entry.js'], styles: [] },
  exposed: { scripts: [], styles: [] },
  chunks: {},
  messages: Object.fromEntries(LANGUAGES.map((language) => [language, 'x.json'])),
  server: 'server.cjs',
  files: {},
  description: {
    name: 'mf-test',
    contract: '1.0',
    mounts: ['/new'],
    routes: [route('/new', 'New')],
  },
};

function open(remote: Partial<PageRemote>) {
  const registry = registryOf({ routes: [route('/old', 'Old')] });
  Object.assign(registry.remotes['mf-test'] as PageRemote, { build: BUILD, ...remote });
  const page: PageData = {
    registry,
    language: 'ko-KR',
    manifests: {},
    messages: {},
    answers: {},
    override: 'mf-test',
    rendered: 'empty',
  };
  const paths = () => page.registry.remotes['mf-test']?.description.routes.map(({ path }) => path);
  return { page, paths };
}

const answering = (answer: Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockReturnValue(answer);

test('what the build says of itself holds, once the browser has checked it', async () => {
  const fetched = answering(Promise.resolve(Response.json(manifest)));
  const { page, paths } = open({ filesAt: FILES, integrity: 'sha384-of-the-ticket' });

  await takeOverride(page, 'mf-test');

  expect(fetched).toHaveBeenCalledWith(
    `${FILES}mf-test/${BUILD}/manifest.json`,
    expect.objectContaining({ integrity: 'sha384-of-the-ticket' }),
  );
  expect(paths()).toEqual(['/new']);
  expect(page.manifests['mf-test']?.build).toBe(BUILD);
});

test.each([
  ['a machine that is off', () => Promise.reject(new TypeError('refused'))],
  ['a build that is gone', () => Promise.resolve(new Response('', { status: 404 }))],
  ['an answer that is no manifest', () => Promise.resolve(Response.json({ part: 'mf-test' }))],
])('%s leaves the page as it was', async (_name, answer) => {
  answering(answer());
  const { page, paths } = open({ filesAt: FILES, integrity: 'sha384-of-the-ticket' });

  await expect(takeOverride(page, 'mf-test')).rejects.toThrow();

  expect(paths()).toEqual(['/old']);
  expect(page.manifests).toEqual({});
});

test('of a build among the releases the gateway has said all, and nothing is fetched without a hash', async () => {
  const fetched = answering(Promise.resolve(Response.json(manifest)));

  await takeOverride(open({}).page, 'mf-test');
  await takeOverride(open({ filesAt: FILES }).page, 'mf-test');

  expect(fetched).not.toHaveBeenCalled();
});
