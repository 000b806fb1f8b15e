import { act, renderHook } from '@testing-library/react';
import { type QuantityChoice, quantitySteps, useQuantity } from './use-quantity.ts';

const open = (choice: QuantityChoice) =>
  renderHook((given: QuantityChoice) => useQuantity(given), { initialProps: choice });

test('begins with a case, and steps by it', () => {
  const { result } = open({ caseSize: 6, most: 20 });
  expect(result.current).toMatchObject({ unit: 'case', bottles: 6, step: 6, max: 18, wholeCases: true });
});

test('counts bottles where there is no whole case', () => {
  expect(open({ caseSize: 6, most: 4 }).result.current).toMatchObject({
    unit: 'bottle',
    bottles: 1,
    step: 1,
    max: 4,
    wholeCases: false,
  });
  expect(open({ caseSize: 1, most: 4 }).result.current).toMatchObject({ unit: 'bottle', step: 1 });
});

test('back to cases rounds up to whole ones, as far as there are any', () => {
  const { result } = open({ caseSize: 6, most: 20 });
  act(() => result.current.changeUnit('bottle'));
  act(() => result.current.setBottles(7));
  act(() => result.current.changeUnit('case'));
  expect(result.current.bottles).toBe(12);

  act(() => result.current.changeUnit('bottle'));
  act(() => result.current.setBottles(20));
  act(() => result.current.changeUnit('case'));
  expect(result.current.bottles).toBe(18);
});

test('what shrinks meanwhile is never exceeded', () => {
  const { result, rerender } = open({ caseSize: 6, most: 20 });
  act(() => result.current.setBottles(18));
  rerender({ caseSize: 6, most: 13 });
  expect(result.current.bottles).toBe(12);
});

test('what is typed past the stock stays where the screen says what there is', () => {
  const { result } = open({ caseSize: 6, most: 20, typedUpTo: 99_999 });
  expect(result.current).toMatchObject({ bottles: 6, max: 99_996, short: false });
  act(() => result.current.setBottles(60));
  expect(result.current).toMatchObject({ bottles: 60, short: true });
  act(() => result.current.setBottles(20));
  expect(result.current).toMatchObject({ bottles: 20, short: false });
});

test('there is always one to ask for', () => {
  expect(quantitySteps({ caseSize: 6, most: 0 }, 'bottle')).toEqual({ wholeCases: false, step: 1, max: 1 });
});
