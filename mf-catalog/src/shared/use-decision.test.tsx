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
