import { act, renderHook } from '@testing-library/react';
import { compareAddress, comparedIds, keepCompared, useCompared } from './compared.store.ts';

beforeEach(() => keepCompared([]));

test.each([
  ['3,9', [3, 9]],
  ['3,3,9,4,5,6', [3, 9, 4, 5]],
  ['', []],
  ['abc,-1,0,1.5,9999999999, 3', []],
  ['7,'.repeat(5_000), [7]],
  ['\u0000,5', [5]],
])('%j names the wines %j', (text, ids) => {
  expect(comparedIds(text)).toEqual(ids);
});

test('four wines are put aside, a fifth is not, and a second press takes one off', () => {
  const { result } = renderHook(() => useCompared());
  for (const id of [1, 2, 3, 4, 5]) act(() => result.current.toggle(id));
  expect(result.current).toMatchObject({ ids: [1, 2, 3, 4], isFull: true });
  act(() => result.current.toggle(2));
  expect(result.current.ids).toEqual([1, 3, 4]);
  expect(compareAddress(result.current.ids)).toBe('/product/compare?ids=1,3,4');
});

test('what somebody wrote into the storage by hand is read as far as it makes sense', () => {
  localStorage.setItem('vitis-compared-wines', '{"ids":[1]},5,<b>');
  const { result } = renderHook(() => useCompared());
  expect(result.current.ids).toEqual([5]);
});

test('another tab is followed', () => {
  const { result } = renderHook(() => useCompared());
  localStorage.setItem('vitis-compared-wines', '8');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vitis-compared-wines' })));
  expect(result.current.ids).toEqual([8]);
});

test('what is put aside goes with the session of the member who did, on an open page and before the next', () => {
  const { result, unmount } = renderHook(() => useCompared());
  act(() => result.current.toggle(3));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(result.current.ids).toEqual([]);

  act(() => result.current.toggle(3));
  unmount();
  localStorage.clear();
  expect(renderHook(() => useCompared()).result.current.ids).toEqual([]);
});
