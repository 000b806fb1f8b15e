import { BOTTLES, CASES } from '@vitis/domain/units';
import * as stepper from '@vitis/ui/quantity-stepper';

// ui knows nothing of the trade and keeps a copy; this package is the first that sees both.
test('a stepper reads bottles and cases by the words that orders are read by', () => {
  expect(stepper.BOTTLES).toBe(BOTTLES);
  expect(stepper.CASES).toBe(CASES);
});
