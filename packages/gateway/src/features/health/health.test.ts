import type { PageReports } from '@vitis/contracts/page-reports';
import { REMOTE, REMOTE_BUILD, SHELL_BUILD, useGateway } from '../../test/use-gateway.ts';
import type { HealthReport } from './health-report.ts';

const gateway = useGateway();

type Report = PageReports['reports'][number];
const call: Report = {
  kind: 'call',
  method: 'GET',
  endpoint: '/api/v1/b2b/estimates/:number',
  code: 'CONTRACT',
  status: 200,
  build: SHELL_BUILD,
};
const load = (ms: number, retries = 0): Report => ({
  kind: 'load',
  part: 'mf-catalog',
  build: REMOTE_BUILD,
  ms,
  retries,
});
const fault: Report = {
  kind: 'fault',
  part: 'mf-catalog',
  build: REMOTE_BUILD,
  stage: 'entry',
  code: 'FILE',
  path: '/wines?page=',
};

const send = (reports: unknown, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/reports',
    headers: {
      host: 'shop.example',
      origin: 'https://shop.example',
      'content-type': 'application/json',
      ...headers,
    },
    payload: JSON.stringify({ reports }),
  });
const catalog = async () =>
  (await gateway.app.inject('/dev/health.json'))
    .json<HealthReport>()
    .builds.filter(({ part }) => part === 'mf-catalog');

test('what pages report is counted by build: load times, retries, failures by stage', async () => {
  for (let ms = 10; ms <= 200; ms += 10)
    expect((await send([load(ms, ms === 10 ? 2 : 0)])).statusCode).toBe(204);
  await send([fault]);
  await send([fault, { ...fault, stage: 'render', code: 'THREW' }]);

  expect(await catalog()).toEqual([
    {
      part: 'mf-catalog',
      build: REMOTE_BUILD,
      share: 100,
      canary: false,
      releasedAt: null,
      contract: '1.0',
      languages: ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'],
      loads: 20,
      retries: 2,
      p50: 100,
      p95: 190,
      faults: { 'entry FILE': 2, 'render THREW': 1 },
    },
  ]);
});

test('the page for operators says the same, with no script and nothing from elsewhere', async () => {
  await send([load(120), fault]);
  const { body, headers } = await gateway.app.inject('/dev/health');
  expect(body).toContain('entry FILE: 1');
  expect(body).toContain('120 ms');
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['cache-control']).toBe('no-store');
});

const calls = async () => (await gateway.app.inject('/dev/health.json')).json<HealthReport>().calls;

test('calls of the API that failed in pages are counted by endpoint, and shown when there are any', async () => {
  expect(await calls()).toEqual([]);
  expect((await gateway.app.inject('/dev/health')).body).not.toContain('Calls of the API');
  const refused = { ...call, endpoint: '/api/v1/b2b-cart', code: 'NETWORK', status: undefined };
  expect((await send([call, { ...call, code: 'ANSWER', status: 502 }, refused])).statusCode).toBe(204);
  await send([call]);

  expect((await calls()).map(({ endpoint, faults }) => [endpoint, faults])).toEqual([
    ['GET /api/v1/b2b-cart', { NETWORK: 1 }],
    ['GET /api/v1/b2b/estimates/:number', { CONTRACT: 2, ANSWER: 1 }],
  ]);
  expect((await gateway.app.inject('/dev/health')).body).toContain('CONTRACT: 2<br>ANSWER: 1');
});

test('endpoints that are made up share one line, and builds that were never released have none', async () => {
  await send(Array.from({ length: 20 }, (_, index) => ({ ...call, endpoint: `/api/v9/made-up-${index}` })));
  await send([{ ...call, build: '9.9.9-99999999' }]);
  expect((await calls()).map(({ endpoint, faults }) => [endpoint, faults])).toEqual([
    ['unknown to this gateway', { CONTRACT: 20 }],
  ]);
});

test('a canary has a line of its own, with its share', async () => {
  gateway.tryOut('2.0.0-eeeeeeee', REMOTE, 10);
  await send([{ ...load(50), build: '2.0.0-eeeeeeee' } as Report]);
  expect((await catalog()).map(({ build, share, canary, loads }) => [build, share, canary, loads])).toEqual([
    [REMOTE_BUILD, 90, false, 0],
    ['2.0.0-eeeeeeee', 10, true, 1],
  ]);
});

test('builds that were never released leave no trace', async () => {
  expect(
    (
      await send([
        { ...load(1), build: '9.9.9-99999999' },
        { ...fault, part: 'mf-none' },
      ])
    ).statusCode,
  ).toBe(204);
  expect((await catalog())[0]?.loads).toBe(0);
});

test.each([
  ['no reports', []],
  ['too many', Array.from({ length: 21 }, () => load(1))],
  ['a word that is none', [{ ...fault, stage: '<script>' }]],
  ['an endpoint that is none', [{ ...call, endpoint: '/api/<b>' }]],
  ['a path that is none', [{ ...fault, path: 'javascript:alert(1)' }]],
])('%s are refused', async (_what, reports) => {
  expect((await send(reports)).statusCode).toBe(400);
});

test('what is too large, or comes from another site, is refused', async () => {
  expect((await send([{ ...fault, path: `/${'x'.repeat(9000)}` }])).statusCode).toBe(413);
  expect((await send([fault], { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await catalog())[0]?.faults).toEqual({});
});

test('one address cannot report without end', async () => {
  const answers = [];
  for (let time = 0; time < 310; time += 1) answers.push((await send([load(1)])).statusCode);
  expect(answers.slice(0, 300).every((status) => status === 204)).toBe(true);
  expect(answers.at(-1)).toBe(429);
});

test.each([
  ['a stranger', { remoteAddress: '203.0.113.9' }, 403],
  ['somebody behind a proxy of this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 403],
  ['a foreign page that gave this address a name', { headers: { host: 'evil.example' } }, 403],
  ['somebody at this machine', {}, 200],
])('without a token, %s gets %o → %i', async (_who, from, status) => {
  for (const url of ['/dev/health', '/dev/health.json'])
    expect((await gateway.app.inject({ url, ...from })).statusCode).toBe(status);
});
