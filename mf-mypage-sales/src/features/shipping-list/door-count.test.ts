import { act, renderHook } from '@testing-library/react';
import { delivered } from '@vitis/testing/builders/delivery';
import { aLine } from '@vitis/testing/builders/document-line';
import { useDoorCount } from './door-count.ts';

const products = [delivered(aLine({ idProduct: 1, qty: 6 })), delivered(aLine({ idProduct: 2, qty: 12 }))];
const said = {
  taken: [
    { idProduct: 1, qty: 4 },
    { idProduct: 2, qty: 12 },
  ],
  refusedReason: '라벨 파손',
};

test('a count that is taken back clears what was kept of it', () => {
  const { result } = renderHook(() => useDoorCount({ products }, said));
  expect(result.current.words).toEqual(said);
  act(() => result.current.setPartial(false));
  expect({ ...said, ...result.current.words }).toEqual({ taken: undefined, refusedReason: '' });
});

test.each([null, Number.NaN])(
  'a number that is %s is none, also when it comes back from the draft',
  (typed) => {
    const { result } = renderHook(() => useDoorCount({ products }, said));
    act(() => result.current.setQty(1, typed));
    expect(result.current.problem).toBe('qty');
    const { result: again } = renderHook(() => useDoorCount({ products }, result.current.words));
    expect(again.current.qtyOf(1)).toBeNull();
    expect(again.current.qtyOf(2)).toBe(12);
    expect(again.current.problem).toBe('qty');
    act(() => again.current.setQty(1, 0));
    expect(again.current.problem).toBeNull();
    expect(again.current.words.taken).toEqual([{ idProduct: 2, qty: 12 }]);
  },
);
