import { until } from '../test/until.ts';
import { pageDataOf, REMOTE, REMOTE_BUILD, useGateway } from '../test/use-gateway.ts';
import { isChosen, VISITOR_COOKIE } from './canary.ts';

const gateway = useGateway();
const TRIAL = '2.0.0-eeeeeeee';
const trial = REMOTE.replace('shows', 'tries');

/** A name that the gateway could have given. */
const visitor = (number: number) => `visitor-${number}`.padEnd(22, '_');
const as = (number: number) => ({ cookie: `other=1; ${VISITOR_COOKIE}=${visitor(number)}; more=2` });
const chosen = (percent: number) => (number: number) =>
  isChosen(visitor(number), 'mf-catalog', { build: TRIAL, percent, since: '' });
const numbers = Array.from({ length: 4000 }, (_, number) => number);
const someone = numbers.find(chosen(10)) ?? -1;
const another = numbers.find((number) => !chosen(10)(number)) ?? -1;

const buildOf = (body: string) => pageDataOf(body).registry.remotes['mf-catalog']?.build;

test('one visitor in ten is chosen, and stays chosen when the share grows', () => {
  const few = numbers.filter(chosen(10));
  expect(few.length / numbers.length).toBeGreaterThan(0.08);
  expect(few.length / numbers.length).toBeLessThan(0.12);
  expect(few.every(chosen(50))).toBe(true);
});

test('who tries one part is as likely as anybody to try another, and another build', () => {
  const few = numbers.filter(chosen(10));
  const both = few.filter((number) =>
    isChosen(visitor(number), 'mf-chat', { build: TRIAL, percent: 10, since: '' }),
  );
  const again = few.filter((number) =>
    isChosen(visitor(number), 'mf-catalog', { build: '2.0.1-ffffffff', percent: 10, since: '' }),
  );
  for (const { length } of [both, again]) {
    expect(length).toBeGreaterThan(0);
    expect(length / few.length).toBeLessThan(0.3);
  }
});

test('each visitor gets the same build every time, beside the other on one server', async () => {
  gateway.tryOut(TRIAL, trial, 10);
  for (const _time of [1, 2]) {
    const tried = await gateway.app.inject({ url: '/wines', headers: as(someone) });
    const usual = await gateway.app.inject({ url: '/wines', headers: as(another) });
    expect([buildOf(tried.body), buildOf(usual.body)]).toEqual([TRIAL, REMOTE_BUILD]);
    expect(tried.body).toContain('the only React tries 레드');
    expect(usual.body).toContain('the only React shows 레드');
  }
});

test('one who tries a build falls back to what everybody else has', async () => {
  gateway.tryOut(TRIAL, trial, 10);
  const { body } = await gateway.app.inject({ url: '/wines', headers: as(someone) });
  const remote = pageDataOf(body).registry.remotes['mf-catalog'];
  expect(remote?.lastGood).toBe(REMOTE_BUILD);
  expect(remote?.lastGoodIntegrity).toMatch(/^sha384-/);
});

test('while a build is tried, pages are private; a new visitor gets a name, and is known by it', async () => {
  gateway.tryOut(TRIAL, trial, 50);
  const first = await gateway.app.inject('/wines');
  const [cookie = ''] = [first.headers['set-cookie'] ?? ''].flat();
  expect(cookie).toMatch(/^vitis-visitor=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  expect(first.headers.vary).toContain('Cookie');

  const again = await gateway.app.inject({
    url: '/wines',
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(again.headers['set-cookie']).toBeUndefined();
  expect(buildOf(again.body)).toBe(buildOf(first.body));
});

test('without a canary nobody is told apart, and caches may keep the page', async () => {
  const { headers } = await gateway.app.inject({ url: '/wines', headers: as(someone) });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toContain('public');
  expect(headers.vary).toBe('Accept-Encoding');
});

test('a canary that ends is over with the next page', async () => {
  gateway.tryOut(TRIAL, trial, 10);
  await gateway.app.inject({ url: '/wines', headers: as(someone) });
  gateway.tryOut(TRIAL, trial, 0);
  const visit = () => gateway.app.inject({ url: '/wines', headers: as(someone) });
  await until(async () => buildOf((await visit()).body) === REMOTE_BUILD);
  expect((await visit()).headers['cache-control']).toContain('public');
});

test('a cookie that this server did not give is no name', async () => {
  gateway.tryOut(TRIAL, trial, 10);
  const { headers } = await gateway.app.inject({
    url: '/wines',
    headers: { cookie: `${VISITOR_COOKIE}=<script>` },
  });
  expect(String(headers['set-cookie'])).toMatch(/^vitis-visitor=[\w-]{22};/);
});
