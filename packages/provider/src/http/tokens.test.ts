import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { createTokens, tokenSecret } from './tokens.ts';

const secret = 'a secret that is long enough for this';
const claims = { userId: 7, sessionId: crypto.randomUUID(), userContext: 'none', roles: ['B2B' as const] };
const now = new Date();
const later = new Date(now.getTime() + 60_000);

test('a token says who it is until it runs out', async () => {
  const tokens = createTokens(secret);
  const token = await tokens.sign(claims, later);
  expect(await tokens.verify(token, now)).toMatchObject({ userId: 7, sessionId: claims.sessionId });
  expect(await tokens.verify(token, now)).toMatchObject({ userId: 7, sessionId: claims.sessionId });
  expect(await tokens.verify(token, new Date(later.getTime() + 1000))).toBeUndefined();
  expect(await tokens.verify(`${token.slice(0, -4)}AAAA`, now)).toBeUndefined();
});

/** What a token of ours says and is, as it is signed. */
const ours = { iss: 'vitis', aud: 'vitis-api', sub: '7', sid: claims.sessionId, ctx: 'none' };
const header = { alg: 'HS256', typ: 'at+jwt' };

function forged(payload: Record<string, unknown>, { ends = true, typ = header.typ } = {}): Promise<string> {
  const token = new SignJWT(payload).setProtectedHeader({ ...header, typ });
  if (ends) token.setExpirationTime(later);
  return token.sign(new TextEncoder().encode(secret));
}

test('a token that is signed by hand as ours are holds', async () => {
  expect(await createTokens(secret).verify(await forged(ours), now)).toMatchObject({ userId: 7 });
});

test.each([
  ['another secret', () => createTokens('another secret, just as long as ours').sign(claims, later)],
  ['another issuer', () => forged({ ...ours, iss: 'else' })],
  ['another audience', () => forged({ ...ours, aud: 'files' })],
  ['no audience', () => forged({ ...ours, aud: undefined })],
  ['another type', () => forged(ours, { typ: 'JWT' })],
  ['no session', () => forged({ ...ours, sid: undefined })],
  ['a session that is no text', () => forged({ ...ours, sid: 1 })],
  ['no user context, as before there was one', () => forged({ ...ours, ctx: undefined })],
  ['nobody', () => forged({ ...ours, sub: 'root' })],
  ['no end', () => forged(ours, { ends: false })],
])('a token of %s is none', async (_name, make) => {
  expect(await createTokens(secret).verify(await make(), now)).toBeUndefined();
});

test('the secret is made once, for several processes that start at once, and read by its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitis-secret-'));
  const made = await Promise.all([1, 2, 3].map(() => tokenSecret(undefined, folder)));
  expect(new Set([...made, await readFile(join(folder, 'token-secret'), 'utf8')]).size).toBe(1);
  expect((await stat(join(folder, 'token-secret'))).mode & 0o077).toBe(0);
  expect(await tokenSecret('given', folder)).toBe('given');
  await rm(folder, { recursive: true });
});
