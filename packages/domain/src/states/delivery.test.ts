import { completesOrder, deliveryMachine } from './delivery.ts';
import { allowedEvents } from './state-machine.ts';

test('sales plans and the driver drives', () => {
  expect(allowedEvents(deliveryMachine, 'READY', 'SALESPERSON')).toEqual(['SAVE', 'CANCEL']);
  expect(allowedEvents(deliveryMachine, 'READY', 'DRIVER')).toEqual(['START', 'COMPLETE', 'FAIL']);
  expect(allowedEvents(deliveryMachine, 'IN_TRANSIT', 'DRIVER')).toEqual(['COMPLETE', 'FAIL']);
  expect(allowedEvents(deliveryMachine, 'IN_TRANSIT', 'SALESPERSON')).toEqual([]);
  expect(allowedEvents(deliveryMachine, 'FAILED', 'SALESPERSON')).toEqual(['CANCEL']);
  expect(allowedEvents(deliveryMachine, 'READY', 'B2B')).toEqual([]);
});

test('an order is complete when no delivery of it is open', () => {
  expect(completesOrder(['COMPLETED', 'CANCELLED', 'COMPLETED'])).toBe(true);
  expect(completesOrder(['COMPLETED', 'FAILED'])).toBe(false);
  expect(completesOrder(['COMPLETED', 'READY'])).toBe(false);
  expect(completesOrder(['CANCELLED'])).toBe(false);
  expect(completesOrder([])).toBe(false);
});
