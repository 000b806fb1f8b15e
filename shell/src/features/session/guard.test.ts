import type { Role } from '@vitis/contracts';
import { sessionStore } from '@vitis/platform/owner';
import { tokenFor } from '../../test/tokens.ts';
import { createGuard } from './guard.ts';

const guard = createGuard();
const ask = (path: string) => new Request(`http://localhost${path}`);
const signedInAs = (role: Role) =>
  sessionStore.set({
    status: 'signed-in',
    session: { token: tokenFor(60), user: { id: 1, fullName: '한서윤', roles: [role] } },
  });

test('everyone may see a guest’s route, even before the session is known', async () => {
  sessionStore.set({ status: 'unknown' });

  await expect(guard({ guest: true }, ask('/product'))).resolves.toBeUndefined();
});

test('a guest goes to sign-in, which knows the way back and the language', async () => {
  sessionStore.set({ status: 'guest' });

  const thrown = await guard({ guest: false }, ask('/cart?lang=ja-JP')).catch((error: unknown) => error);

  expect(thrown).toBeInstanceOf(Response);
  const address = new URL((thrown as Response).headers.get('location') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/account/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({ returnTo: '/cart?lang=ja-JP', lang: 'ja-JP' });
});

test('waits until it is known who is there', async () => {
  sessionStore.set({ status: 'signing-in', token: tokenFor(60) });
  let passed = false;
  const waiting = guard({ guest: false }, ask('/mypage')).then(() => {
    passed = true;
  });
  await Promise.resolve();
  expect(passed).toBe(false);

  signedInAs('B2B');
  await waiting;
  expect(passed).toBe(true);
});

test('stops waiting when the navigation is given up', async () => {
  sessionStore.set({ status: 'signing-in', token: tokenFor(60) });
  const navigation = new AbortController();
  const waiting = guard(
    { guest: false },
    new Request('http://localhost/mypage', { signal: navigation.signal }),
  );

  navigation.abort();

  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  [{ guest: true }, '/product?page=2'],
  [{ guest: false }, '/mypage/wish'],
])('of whom a second factor is demanded is led to it from %j, and back', async (route, path) => {
  sessionStore.set({
    status: 'signed-in',
    session: {
      token: tokenFor(60),
      user: { id: 1, fullName: '한서윤', roles: ['SALESPERSON'], secondFactorMissing: true },
    },
  });
  const thrown = await guard(route, ask(path)).catch((error: unknown) => error);
  const address = new URL((thrown as Response).headers.get('location') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/mypage/member-info');
  expect(address.searchParams.get('secondFactorFor')).toBe(path);
  await expect(guard({ guest: false }, ask(address.pathname + address.search))).resolves.toBeUndefined();
});

test('somebody of another role gets a 403 and not the screen', async () => {
  signedInAs('DRIVER');

  const thrown = await guard({ guest: false, roles: ['B2B'] }, ask('/mypage/wish')).catch(
    (error: unknown) => error,
  );

  expect((thrown as Response).status).toBe(403);
});
