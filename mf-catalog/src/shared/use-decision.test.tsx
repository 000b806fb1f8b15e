import { act, renderHook } from '@testing-library/react';
import type { UserInfo } from '@vitis/platform';
import { arriveWithToken, signInAs } from '@vitis/testing/render';
import { useDecision } from './use-decision.ts';

const member = (id: number): UserInfo => ({ id, fullName: '김민서', roles: ['B2B'] });
const become = (user: UserInfo | null) => act(() => signInAs(user));

test('what is decided while the page asks who it is stays with the member who arrives, and with no other', () => {
  arriveWithToken();
  const { result } = renderHook(() => useDecision(false));
  act(() => result.current[1](true));
  become(member(1));
  expect(result.current[0]).toBe(true);
  become(null);
  expect(result.current[0]).toBe(false);
  become(member(2));
  expect(result.current[0]).toBe(false);
});

test("what somebody decides whose token is then refused is nobody else's", () => {
  arriveWithToken();
  const { result } = renderHook(() => useDecision(false));
  act(() => result.current[1](true));
  become(null);
  expect(result.current[0]).toBe(false);
  become(member(2));
  expect(result.current[0]).toBe(false);
});

test('an answer that comes late decides nothing for whoever has signed in since', () => {
  become(member(1));
  const { result } = renderHook(() => useDecision(false));
  const [, decideLate] = result.current;
  become(null);
  become(member(2));
  act(() => decideLate(true));
  expect(result.current[0]).toBe(false);
});

test('what is taken back is what the provider says, also when it says something else later', () => {
  const { result, rerender } = renderHook(({ known }) => useDecision(known), { initialProps: { known: 1 } });
  act(() => result.current[1](2));
  act(() => result.current[1](null));
  expect(result.current[0]).toBe(1);
  rerender({ known: 3 });
  expect(result.current[0]).toBe(3);
});

/** What is known of a like, and what is shown of it. */
const opened = (known: number) =>
  renderHook((given: { known: number }) => useDecision(given.known), { initialProps: { known } });
const settle = (promise: PromiseWithResolvers<void>) => act(async () => promise.resolve());

test('a decision holds until what was asked after it has come, and then until something new is known', async () => {
  const refreshed = Promise.withResolvers<void>();
  const { result, rerender } = opened(11);
  act(() => result.current[1](12, refreshed.promise));
  // Asked before the press, and answered after it.
  rerender({ known: 10 });
  expect(result.current[0]).toBe(12);
  rerender({ known: 13 });
  expect(result.current[0]).toBe(12);
  await settle(refreshed);
  expect(result.current[0]).toBe(13);
  rerender({ known: 11 });
  expect(result.current[0]).toBe(11);
});

test('a decision stays where what was asked after it did not come, until it does', async () => {
  const refreshed = Promise.withResolvers<void>();
  const { result, rerender } = opened(11);
  act(() => result.current[1](12, refreshed.promise));
  await settle(refreshed);
  expect(result.current[0]).toBe(12);
  rerender({ known: 14 });
  expect(result.current[0]).toBe(14);
});

test('a second decision is not ended by what was asked after the first', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { result, rerender } = opened(11);
  act(() => result.current[1](12, first.promise));
  act(() => result.current[1](11, second.promise));
  rerender({ known: 12 });
  await settle(first);
  expect(result.current[0]).toBe(11);
  rerender({ known: 11 });
  await settle(second);
  rerender({ known: 12 });
  expect(result.current[0]).toBe(12);
});
