import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import {
  confirmed,
  HOST,
  ORIGIN,
  open,
  ownClaims,
  press,
  SECRET,
  SHOP,
  type TicketWishes,
  TRIAL,
  ticket,
} from '../../test/override-tickets.ts';
import { pageDataOf, REMOTE, REMOTE_BUILD, useGateway } from '../../test/use-gateway.ts';

const EVIL = 'https://evil.example';

/** Nothing comes of a page load: the released build, without a trace of another. */
async function expectReleased(app: Parameters<typeof open>[0], cookie: string, url = '/wines') {
  const { body, headers } = await open(app, cookie, url);
  const page = pageDataOf(body);
  expect(page.registry.remotes['mf-catalog']).toMatchObject({ build: REMOTE_BUILD });
  expect(page.override).toBeUndefined();
  expect(body).not.toContain('class="vitis-override"');
  for (const place of [ORIGIN, EVIL]) expect(headers['content-security-policy']).not.toContain(place);
}

/** The same ticket with other words and the old signature. */
function tampered(token: string, change: Record<string, unknown>): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const words = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...change };
  return [head, Buffer.from(JSON.stringify(words)).toString('base64url'), signature].join('.');
}

describe('where overrides are possible', () => {
  const gateway = useGateway({ override: { secret: SECRET, origins: [ORIGIN, 'self'] } });

  const wrong: [string, TicketWishes][] = [
    ['has expired', { begins: -7200, ends: -1 }],
    ['holds longer than any may', { ends: 9 * 3600 }],
    ['is to begin tomorrow', { begins: 86_400, ends: 90_000 }],
    ['was signed with the key of another gateway', { secret: 'the secret of quite another gateway' }],
    ['was made for another shop', { shop: 'http://trial.example' }],
    ['names an origin that is not allowed', { claims: { origin: 'http://127.0.0.1:5174' } }],
    ['names an address instead of an origin', { claims: { origin: `${ORIGIN}/../x` } }],
    ['names a part that is not there', { claims: { part: 'mf-nothing' } }],
    ['names the shell', { claims: { part: 'shell' } }],
    ['names a build that leads elsewhere', { claims: { build: '../../x' } }],
    ['is for another contract', { claims: { contract: '2.0' } }],
    ['has no hash', { claims: { integrity: undefined } }],
    ['names a build that is not among the releases', { claims: { origin: 'self', build: '9.9.9-00000000' } }],
    ['has the hash of another build', { claims: { origin: 'self', build: REMOTE_BUILD } }],
  ];

  test.each(wrong)(
    'a ticket that %s does nothing: as a link, as a form, as a cookie',
    async (_name, wishes) => {
      const token = await ticket(wishes);
      const asked = await gateway.app.inject({ url: `/dev/override?ticket=${token}`, headers: HOST });
      expect(asked.statusCode).toBe(403);
      expect(asked.body).not.toContain('<form');
      const pressed = await press(gateway.app, token);
      expect([pressed.statusCode, pressed.headers['set-cookie']]).toEqual([403, undefined]);
      await expectReleased(gateway.app, `vitis-override=${await confirmed(wishes)}`);
    },
  );

  test.each([
    ['origin', { origin: EVIL }],
    ['part', { part: 'mf-chat' }],
    ['hash', { integrity: `sha384-${'y'.repeat(64)}` }],
    ['expiry', { exp: 4_102_444_800 }],
  ])('a ticket whose %s was changed after signing does nothing', async (_name, change) => {
    expect((await press(gateway.app, tampered(await ticket(), change))).statusCode).toBe(403);
    await expectReleased(gateway.app, `vitis-override=${tampered(await confirmed(), change)}`);
  });

  test('an unsigned ticket does nothing', async () => {
    const token = new UnsecuredJWT({ part: 'mf-catalog', build: TRIAL, origin: ORIGIN, contract: '1.0' })
      .setAudience(SHOP)
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    expect((await press(gateway.app, token)).statusCode).toBe(403);
    await expectReleased(gateway.app, `vitis-override=${token}`);
  });

  test('a good ticket that nobody confirmed is no cookie', async () => {
    await expectReleased(gateway.app, `vitis-override=${await ticket()}`);
  });

  test('what a browser keeps is no ticket for another one', async () => {
    const token = await confirmed();
    expect((await press(gateway.app, token)).statusCode).toBe(403);
  });

  test.each([
    ['another site', { origin: EVIL, 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a picture', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ])('%s cannot press the button', async (_name, headers) => {
    const reply = await press(gateway.app, await ticket(), headers);
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('an address does nothing by itself, with whatever it carries', async () => {
    const token = await ticket();
    for (const query of [
      `ticket=${token}`,
      `override=mf-catalog@${TRIAL}`,
      `vitis-override=${await confirmed()}`,
      `mf-catalog=${encodeURIComponent(ORIGIN)}`,
    ])
      await expectReleased(gateway.app, '', `/wines?${query}`);
  });

  test('a build of the releases that was changed after signing is not shown', async () => {
    gateway.tryOut(TRIAL, REMOTE, 0);
    const cookie = `vitis-override=${await confirmed({ claims: ownClaims(gateway.releases) })}`;
    expect((await open(gateway.app, cookie)).body).toContain('class="vitis-override"');
    appendFileSync(join(gateway.releases, 'mf-catalog', TRIAL, 'manifest.json'), ' ');
    await expectReleased(gateway.app, cookie);
  });
});

describe('where overrides are not possible', () => {
  const gateway = useGateway();

  test('there is no such page, and a good cookie does nothing', async () => {
    const token = await ticket();
    expect((await gateway.app.inject(`/dev/override?ticket=${token}`)).statusCode).toBe(404);
    expect((await press(gateway.app, token)).statusCode).toBe(404);
    await expectReleased(gateway.app, `vitis-override=${await confirmed()}`);
  });
});

describe("where only the shop's own releases are allowed", () => {
  const gateway = useGateway({ override: { secret: SECRET, origins: ['self'] } });

  test('a build of another origin is refused', async () => {
    expect((await press(gateway.app, await ticket())).statusCode).toBe(403);
    await expectReleased(gateway.app, `vitis-override=${await confirmed()}`);
  });
});
