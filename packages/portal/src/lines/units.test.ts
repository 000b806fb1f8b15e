import { BOTTLES, CASES } from '@vitis/domain/units';
import * as fields from '@vitis/ui/units';

// ui knows nothing of the trade and keeps a copy; this package is the first that sees both.
test('a field reads bottles and cases by the words that orders are read by', () => {
  expect(fields.BOTTLES).toBe(BOTTLES);
  expect(fields.CASES).toBe(CASES);
});
