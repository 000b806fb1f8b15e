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

test.each([null, Number.NaN])('a number that is %s is kept as what was brought, not as none', (typed) => {
  const { result } = renderHook(() => useDoorCount({ products }, said));
  act(() => result.current.setQty(1, typed));
  expect(result.current.problem).toBe('qty');
  expect(result.current.words.taken).toContainEqual({ idProduct: 1, qty: 6 });
  act(() => result.current.setQty(1, 0));
  expect(result.current.words.taken).toEqual([{ idProduct: 2, qty: 12 }]);
});
