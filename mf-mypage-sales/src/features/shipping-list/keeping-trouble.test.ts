import { AlreadyRecorded } from '@vitis/driver-outbox';
import { keepingTrouble } from './keeping-trouble.ts';

const reported = jest.fn();
const { reportError } = globalThis;

beforeEach(() => {
  reported.mockClear();
  globalThis.reportError = reported;
});
afterEach(() => {
  globalThis.reportError = reportError;
});

test('a full device, another tab and a fault of the page are told apart, and only the fault is reported', () => {
  expect(keepingTrouble(new DOMException('full', 'QuotaExceededError'))).toBe('shipping.trouble.notKept');
  expect(keepingTrouble(new AlreadyRecorded('fail'))).toBe('shipping.trouble.recorded');
  expect(reported).not.toHaveBeenCalled();

  const fault = new TypeError('undefined is not a function');
  expect(keepingTrouble(fault)).toBe('shipping.trouble.unexpected');
  expect(reported).toHaveBeenCalledWith(fault);
});
