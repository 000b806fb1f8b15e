import { act, renderHook } from '@testing-library/react';
import { quantitySteps, type TypedQuantity, useQuantity } from './use-quantity.ts';

const open = (choice: Omit<TypedQuantity, 'typedUpTo'>) =>
  renderHook((given) => useQuantity({ ...given, typedUpTo: 99_999 }), { initialProps: choice });

test('begins with a case, and steps by it', () => {
  const { result } = open({ caseSize: 6, most: 20 });
  expect(result.current).toMatchObject({ unit: 'case', bottles: 6, step: 6, max: 99_996, wholeCases: true });
});

test('counts bottles where there is no whole case', () => {
  expect(open({ caseSize: 6, most: 4 }).result.current).toMatchObject({
    unit: 'bottle',
    bottles: 1,
    step: 1,
    max: 99_999,
    wholeCases: false,
  });
  expect(open({ caseSize: 1, most: 4 }).result.current).toMatchObject({ unit: 'bottle', step: 1 });
});

test('back to cases rounds up to whole ones, and says where that is more than there is', () => {
  const { result } = open({ caseSize: 6, most: 20 });
  act(() => result.current.changeUnit('bottle'));
  act(() => result.current.setBottles(7));
  act(() => result.current.changeUnit('case'));
  expect(result.current).toMatchObject({ bottles: 12, short: false });

  act(() => result.current.changeUnit('bottle'));
  act(() => result.current.setBottles(20));
  act(() => result.current.changeUnit('case'));
  expect(result.current).toMatchObject({ bottles: 24, short: true });
});

test('what shrinks meanwhile is said, and nothing is cut', () => {
  const { result, rerender } = open({ caseSize: 6, most: 20 });
  act(() => result.current.setBottles(18));
  rerender({ caseSize: 6, most: 13 });
  expect(result.current).toMatchObject({ bottles: 18, short: true });
});

test('what is typed past the stock stays, and is said to be too much', () => {
  const { result } = open({ caseSize: 6, most: 20 });
  expect(result.current).toMatchObject({ bottles: 6, short: false });
  act(() => result.current.setBottles(60));
  expect(result.current).toMatchObject({ bottles: 60, short: true });
  act(() => result.current.setBottles(20));
  expect(result.current).toMatchObject({ bottles: 20, short: false });
});

test('begins with what was bought the last time, also where there is less', () => {
  expect(open({ caseSize: 6, most: 10, start: 24 }).result.current).toMatchObject({
    bottles: 24,
    short: true,
  });
});

test('there is always one to ask for', () => {
  expect(quantitySteps({ caseSize: 6, most: 0 }, 'bottle')).toEqual({ wholeCases: false, step: 1, max: 1 });
});
