import {
  confirmed,
  HOST,
  ORIGIN,
  open,
  ownClaims,
  press,
  SECRET,
  SHOP,
  TRIAL,
  ticket,
} from '../../test/override-tickets.ts';
import { pageDataOf, REMOTE, REMOTE_BUILD, useGateway } from '../../test/use-gateway.ts';

const gateway = useGateway({ override: { secret: SECRET, origins: [ORIGIN, 'self'] } });

const FOLDER = `${ORIGIN}/r/mf-catalog/${TRIAL}/`;
const remoteOf = (html: string) => pageDataOf(html).registry.remotes['mf-catalog'];
const cookieOf = (reply: { headers: Record<string, unknown> }) => String(reply.headers['set-cookie']);
const link = async (token: string, more = '') =>
  gateway.app.inject({ url: `/dev/override?ticket=${encodeURIComponent(token)}${more}`, headers: HOST });

test('a link asks first, in the language of the page, and changes nothing by itself', async () => {
  const asked = await link(await ticket(), '&lang=en-US');

  expect(asked.statusCode).toBe(200);
  for (const fact of ['mf-catalog', TRIAL, ORIGIN, 'rights of the member', '<html lang="en-US">'])
    expect(asked.body).toContain(fact);
  expect(asked.headers['set-cookie']).toBeUndefined();
  expect(asked.headers['cache-control']).toBe('no-store');
  expect(asked.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(asked.headers['content-security-policy']).not.toContain('script-src');
  expect(remoteOf((await open(gateway.app, '')).body)?.build).toBe(REMOTE_BUILD);
});

test('the button gives the browser a cookie that no script and no other site can use', async () => {
  const reply = await press(gateway.app, await ticket());

  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/wines?lang=en-US');
  expect(cookieOf(reply)).toMatch(
    /^vitis-override=[\w.-]+; Path=\/; Max-Age=(3600|359\d); HttpOnly; SameSite=Strict$/,
  );
  const secure = await press(gateway.app, await ticket({ shop: 'https://shop.example' }), {
    'x-forwarded-proto': 'https',
    origin: 'https://shop.example',
  });
  expect(cookieOf(secure)).toMatch(/^__Host-vitis-override=.*; Secure$/);
});

test('a cache on the way keeps the page of everybody else apart from it, and keeps none of its own', async () => {
  const others = await open(gateway.app, '');
  expect(others.headers['cache-control']).toContain('public');
  expect(others.headers.vary).toBe('Accept-Encoding, Cookie');
  const again = await gateway.app.inject({
    url: '/wines',
    headers: {
      ...HOST,
      cookie: `vitis-override=${await confirmed()}`,
      'if-none-match': String(others.headers.etag),
    },
  });
  expect([again.statusCode, again.headers['cache-control'], again.headers.etag]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
});

test('then its pages show the build, and may load from its folder and from nowhere else', async () => {
  const cookie = cookieOf(await press(gateway.app, await ticket())).split(';')[0] ?? '';
  const { body, headers } = await open(gateway.app, cookie);

  expect(remoteOf(body)).toMatchObject({
    build: TRIAL,
    filesAt: `${ORIGIN}/r/`,
    integrity: `sha384-${'x'.repeat(64)}`,
  });
  expect(pageDataOf(body)).toMatchObject({ override: 'mf-catalog', rendered: 'empty' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src https://shop.example/r/ ${FOLDER}`);
  for (const directive of ['style-src', 'font-src', 'img-src', 'connect-src'])
    expect(policy).toContain(`${directive} 'self' ${FOLDER}`);
  expect(policy.split(ORIGIN)).toHaveLength(6);
  expect(body).toContain(`"folders":["/r/","${FOLDER}"]`);
  expect(body).toMatch(/<aside class="vitis-override".*action="\/dev\/override\/end"/s);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers.etag).toBeUndefined();
});

test('nobody else gets that page, and it comes from no cache', async () => {
  const cookie = `vitis-override=${await confirmed()}`;
  const before = await open(gateway.app, '');
  const mine = await open(gateway.app, cookie);
  const after = await open(gateway.app, '');

  expect(remoteOf(mine.body)?.build).toBe(TRIAL);
  for (const { body, headers } of [before, after]) {
    expect(remoteOf(body)?.build).toBe(REMOTE_BUILD);
    expect(body).not.toContain('vitis-override');
    expect(headers['cache-control']).toContain('public');
    expect(headers['content-security-policy']).not.toContain(ORIGIN);
  }
  const kept = await gateway.app.inject({
    url: '/wines',
    headers: { ...HOST, cookie, 'if-none-match': String(after.headers.etag) },
  });
  expect(kept.statusCode).toBe(200);
});

test("a build of the shop's own releases is shown without running it on the server", async () => {
  gateway.tryOut(TRIAL, `globalThis.overrideRan = true;${REMOTE}`, 0);
  const cookie = `vitis-override=${await confirmed({ claims: ownClaims(gateway.releases) })}`;
  const { body, headers } = await open(gateway.app, cookie);

  expect(remoteOf(body)).toMatchObject({ build: TRIAL });
  expect(remoteOf(body)?.filesAt).toBeUndefined();
  expect(pageDataOf(body)).toMatchObject({ override: 'mf-catalog', rendered: 'frame' });
  expect(body).toContain('<p>frame</p>');
  expect(globalThis).not.toHaveProperty('overrideRan');
  expect(headers['content-security-policy']).not.toContain('http://');
  expect(headers['cache-control']).toBe('no-store');
});

test('one click ends it and leads back to the page that was left', async () => {
  const end = (headers: Record<string, string>) =>
    gateway.app.inject({ method: 'POST', url: '/dev/override/end', headers: { ...HOST, ...headers } });

  const ended = await end({ origin: SHOP, referer: `${SHOP}/wines?page=2` });
  expect([ended.statusCode, ended.headers.location]).toEqual([303, '/wines?page=2']);
  expect(cookieOf(ended)).toContain('vitis-override=; Path=/; Max-Age=0');
  for (const referer of ['https://evil.example/x', `${SHOP}//evil.example`, 'nothing'])
    expect((await end({ origin: SHOP, referer })).headers.location).toBe('/');
  expect((await end({ origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('what overridden pages report is apart from the figures of what is released', async () => {
  gateway.tryOut(TRIAL, REMOTE, 50);
  const report = (cookie: string, overridden: boolean) =>
    gateway.app.inject({
      method: 'POST',
      url: '/reports',
      headers: { ...HOST, origin: SHOP, cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({
        overridden,
        reports: [
          { kind: 'load', part: 'mf-catalog', build: TRIAL, ms: 70, retries: 1 },
          { kind: 'load', part: 'shell', build: '1.0.0-aaaaaaaa', ms: 70, retries: 0 },
        ],
      }),
    });
  const cookie = `vitis-override=${await confirmed({ claims: ownClaims(gateway.releases) })}`;
  const health = async () => (await gateway.app.inject('/dev/health.json')).json();

  await report('', true);
  expect((await health()).overrides).toEqual([]);
  await report(cookie, true);
  const { builds, overrides } = await health();
  expect(overrides).toEqual([
    { part: 'mf-catalog', build: TRIAL, origin: 'self', loads: 1, retries: 1, p50: 70, p95: 70, faults: {} },
  ]);
  expect(builds.map(({ loads }: { loads: number }) => loads)).toEqual([0, 0, 0]);
  expect((await gateway.app.inject('/dev/health')).body).toMatch(
    new RegExp(`<h2>Overrides</h2>.*<td>mf-catalog</td><td>${TRIAL}</td><td>self</td>`, 's'),
  );
  // A page that was open before the override began shows what is released.
  await report(cookie, false);
  expect((await health()).builds.map(({ loads }: { loads: number }) => loads)).toContain(1);
});
