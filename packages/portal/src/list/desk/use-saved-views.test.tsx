import { act, renderHook } from '@testing-library/react';
import { sessionStore } from '@vitis/platform/owner';
import { useSavedViews } from './use-saved-views.ts';

const staff = (id: number) => {
  const user = { id, fullName: '한서윤', roles: ['SALESPERSON' as const] };
  act(() => sessionStore.set({ status: 'signed-in', session: { token: `token ${id}`, user } }));
};
const list = '/manage/order';
const view = { name: '담원다이닝', address: `${list}?q=담원다이닝` };

test('what somebody saves is theirs, also on a device that others sign in on', () => {
  staff(2);
  const { result, rerender } = renderHook(() => useSavedViews(list));
  act(() => result.current.setViews([view]));
  expect(result.current.views).toEqual([view]);

  staff(5);
  rerender();
  expect(result.current.views).toEqual([]);
  expect(renderHook(() => useSavedViews(list)).result.current.views).toEqual([]);

  staff(2);
  expect(renderHook(() => useSavedViews(list)).result.current.views).toEqual([view]);
});
