import { checkChatsRead, getDashboard, type Role } from '@vitis/contracts';
import { publish } from '@vitis/platform';
import { cartCountStore, chatUnreadStore, sessionStore } from '@vitis/platform/owner';
import { answerOk, fakeProvider } from '@vitis/testing/answers';
import { tokenFor } from '../../test/tokens.ts';
import { startBadges } from './badges.ts';

let stop = () => {};
const signInAs = (role: Role, id = 1) =>
  sessionStore.set({
    status: 'signed-in',
    session: { token: tokenFor(60), user: { id, fullName: '김도윤', roles: [role] } },
  });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStore.set({ status: 'guest' });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
/** Time for facts to be gathered and answered, and none for the socket, which waits for an idle moment. */
const aWhile = () => jest.advanceTimersByTimeAsync(400);

test('counts for a buyer, and again after facts; several facts ask once', async () => {
  let cartCount = 2;
  const calls = fakeProvider([
    {
      endpoint: getDashboard,
      respond: () => ({ status: 200, body: { cartCount, unreadMessages: 3 } }),
    },
  ]);
  stop = startBadges();
  signInAs('B2B');
  await aWhile();
  expect(cartCountStore.get()).toBe(2);
  expect(chatUnreadStore.get()).toBe(3);

  cartCount = 4;
  publish('cart/line-added', { idProduct: 1, bottles: 6 });
  publish('cart/changed', {});
  await aWhile();

  expect(cartCountStore.get()).toBe(4);
  expect(calls).toHaveLength(2);
});

test('a wish asks for no counts, since none of them shows it', async () => {
  const calls = fakeProvider([answerOk(getDashboard, { cartCount: 2, unreadMessages: 3 })]);
  stop = startBadges();
  signInAs('B2B');
  await aWhile();

  publish('wish/toggled', { idProduct: 1, wished: true });
  await aWhile();

  expect(calls).toHaveLength(1);
});

test('sales staff have a chat and no cart', async () => {
  const calls = fakeProvider([answerOk(checkChatsRead, { read: false, unread: 7 })]);
  stop = startBadges();
  signInAs('SALESPERSON');
  await aWhile();

  expect(chatUnreadStore.get()).toBe(7);
  expect(cartCountStore.get()).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([checkChatsRead.path]);
});

test('a driver and a guest ask for nothing', async () => {
  const calls = fakeProvider([]);
  stop = startBadges();
  await aWhile();
  signInAs('DRIVER');
  await aWhile();

  expect(calls).toHaveLength(0);
});

test('who has to set up a second factor first has counts once that is done', async () => {
  const calls = fakeProvider([answerOk(getDashboard, { cartCount: 2, unreadMessages: 3 })]);
  stop = startBadges();
  const user = { id: 1, fullName: '김도윤', roles: ['B2B' as const] };
  const token = tokenFor(60);
  sessionStore.set({ status: 'signed-in', session: { token, user: { ...user, secondFactorMissing: true } } });
  await aWhile();
  publish('cart/changed', {});
  await aWhile();
  expect(calls).toHaveLength(0);

  sessionStore.set({ status: 'signed-in', session: { token, user } });
  await aWhile();
  expect(cartCountStore.get()).toBe(2);
});

test('with the member the counts go', async () => {
  fakeProvider([answerOk(getDashboard, { cartCount: 2, unreadMessages: 3 })]);
  stop = startBadges();
  signInAs('B2B');
  await aWhile();

  sessionStore.set({ status: 'guest' });

  expect(cartCountStore.get()).toBeNull();
  expect(chatUnreadStore.get()).toBe(0);
});
