import { DELIVERY_STATUSES, ESTIMATE_STATUSES, ORDER_FORM_STATUSES } from '@vitis/contracts';
import { isOrderable } from './estimate.ts';
import { awaitsStock, hasOpenSupply, isOverdue, isPlannable, orderFormMachine } from './order-form.ts';
import { isFinal } from './state-machine.ts';
import { DELIVERY_TRAITS, ORDER_FORM_TRAITS } from './status-traits.ts';

test('a confirmed estimate is ordered once', () => {
  const free = ESTIMATE_STATUSES.filter((status) => isOrderable({ status, orderFormNumber: null }));
  expect(free).toEqual(['CONFIRMED']);
  expect(isOrderable({ status: 'CONFIRMED', orderFormNumber: 'O20261118-0001' })).toBe(false);
});

test('an order is open as long as a step leads on from it', () => {
  for (const status of ORDER_FORM_STATUSES)
    expect(ORDER_FORM_TRAITS[status].open).toBe(!isFinal(orderFormMachine, status));
});

test('an order is late after its day, until it is over', () => {
  const late = ORDER_FORM_STATUSES.filter((status) =>
    isOverdue({ status, dueDate: '2026-11-20' }, '2026-11-21'),
  );
  expect(late).toEqual(['REQUESTED', 'CONFIRMED']);
  expect(isOverdue({ status: 'CONFIRMED', dueDate: '2026-11-21' }, '2026-11-21')).toBe(false);
  expect(isOverdue({ status: 'CONFIRMED', dueDate: null }, '2026-11-21')).toBe(false);
});

test('bottles past the credit limit wait for the confirmation', () => {
  const waiting = ORDER_FORM_STATUSES.filter((status) => awaitsStock({ status, stockReserved: false }));
  expect(waiting).toEqual(['REQUESTED']);
  expect(awaitsStock({ status: 'REQUESTED', stockReserved: true })).toBe(false);
});

test('supplies end with the order, returns do not', () => {
  expect(ORDER_FORM_STATUSES.filter((status) => isPlannable(status, 'SUPPLY'))).toEqual(['CONFIRMED']);
  for (const kind of ['COLLECT', 'EXCHANGE', 'SAMPLE'] as const)
    expect(ORDER_FORM_STATUSES.filter((status) => isPlannable(status, kind))).toEqual([
      'CONFIRMED',
      'COMPLETED',
    ]);
});

test('an order is completed by hand once no supply of it is to be driven any more', () => {
  const open = DELIVERY_STATUSES.filter((status) => hasOpenSupply([{ status, classify: 'SUPPLY' }]));
  expect(open).toEqual(['READY', 'IN_TRANSIT']);
  expect(hasOpenSupply([{ status: 'READY', classify: 'COLLECT' }])).toBe(false);
  expect(hasOpenSupply([])).toBe(false);
});

test('only what was cancelled is no stop', () => {
  expect(DELIVERY_STATUSES.filter((status) => !DELIVERY_TRAITS[status].standing)).toEqual(['CANCELLED']);
  expect(DELIVERY_STATUSES.filter((status) => DELIVERY_TRAITS[status].handedOver)).toEqual(['COMPLETED']);
});
