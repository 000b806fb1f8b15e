import type { DeliveryStatus } from '@vitis/contracts';
import { completesOrder, deliveryMachine } from './delivery.ts';
import { allowedEvents } from './state-machine.ts';

test('sales plans and the driver drives', () => {
  expect(allowedEvents(deliveryMachine, 'READY', 'SALESPERSON')).toEqual(['SAVE', 'CANCEL']);
  expect(allowedEvents(deliveryMachine, 'READY', 'DRIVER')).toEqual(['START', 'COMPLETE', 'FAIL']);
  expect(allowedEvents(deliveryMachine, 'IN_TRANSIT', 'DRIVER')).toEqual(['COMPLETE', 'FAIL']);
  expect(allowedEvents(deliveryMachine, 'IN_TRANSIT', 'SALESPERSON')).toEqual([]);
  expect(allowedEvents(deliveryMachine, 'FAILED', 'SALESPERSON')).toEqual(['REPLAN', 'CANCEL']);
  expect(allowedEvents(deliveryMachine, 'READY', 'B2B')).toEqual([]);
});

test('an order is complete when no delivery of it is open and nothing is left to plan', () => {
  const complete = (states: DeliveryStatus[], unplannedBottles = 0) =>
    completesOrder({ states, unplannedBottles });
  expect(complete(['COMPLETED', 'CANCELLED', 'COMPLETED'])).toBe(true);
  expect(complete(['COMPLETED'], 6)).toBe(false);
  expect(complete(['COMPLETED', 'FAILED'])).toBe(false);
  expect(complete(['COMPLETED', 'READY'])).toBe(false);
  expect(complete(['CANCELLED'])).toBe(false);
  expect(complete([])).toBe(false);
});
