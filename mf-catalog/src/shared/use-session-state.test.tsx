import { act, renderHook } from '@testing-library/react';
import type { UserInfo } from '@vitis/platform';
import { signInAs } from '@vitis/testing/render';
import { useSessionState, whoIsHere } from './use-session-state.ts';

const member = (id: number): UserInfo => ({ id, fullName: '김민서', roles: ['B2B'] });
const become = (user: UserInfo | null) => act(() => signInAs(user));

test('what somebody writes stays theirs when they get another token, and is nobody else’s', () => {
  become(member(1));
  const { result } = renderHook(() => useSessionState<string>());
  act(() => result.current[1](() => '마고 2박스'));
  become(member(1));
  expect(result.current[0]).toBe('마고 2박스');
  act(() => result.current[1]((before) => `${before}, 피노 6병`));
  expect(result.current[0]).toBe('마고 2박스, 피노 6병');
  become(member(2));
  expect(result.current[0]).toBeUndefined();
  act(() => result.current[1]((before) => before ?? '없음'));
  expect(result.current[0]).toBe('없음');
});

test('a member with another token is still here, and nobody else is', () => {
  become(member(1));
  const isHere = whoIsHere();
  become(member(1));
  expect(isHere()).toBe(true);
  become(null);
  expect(isHere()).toBe(false);
  become(member(2));
  expect(isHere()).toBe(false);
});
