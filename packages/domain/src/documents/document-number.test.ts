import fc from 'fast-check';
import * as v from 'valibot';
import { addDays } from '../calendar/day.ts';
import {
  EstimateNumberField,
  formatDocumentNumber,
  OrderFormNumberField,
  parseDocumentNumber,
} from './document-number.ts';

test('a number names kind, Seoul day and sequence', () => {
  expect(formatDocumentNumber({ kind: 'estimate', day: '2026-11-20', sequence: 1 })).toBe('E20261120-0001');
  expect(formatDocumentNumber({ kind: 'orderForm', day: '2026-11-20', sequence: 12_345 })).toBe(
    'O20261120-12345',
  );
});

test('numbers read back as written', () => {
  const number = fc.record({
    kind: fc.constantFrom('estimate' as const, 'orderForm' as const),
    day: fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days)),
    sequence: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(number, (parts) => expect(parseDocumentNumber(formatDocumentNumber(parts))).toEqual(parts)),
  );
});

test.each([
  'X20261120-0001',
  'E20260230-0001',
  'E20261120-0000',
  'E20261120-001',
  'E20261120-00012',
  'e20261120-0001',
])('%s is no number', (text) => expect(parseDocumentNumber(text)).toBeNull());

test('refuses days and sequences that cannot be', () => {
  expect(() => formatDocumentNumber({ kind: 'estimate', day: '2026-02-30', sequence: 1 })).toThrow(
    RangeError,
  );
  expect(() => formatDocumentNumber({ kind: 'estimate', day: '2026-02-03', sequence: 0 })).toThrow(
    RangeError,
  );
});

test('each kind takes its own numbers', () => {
  expect(v.is(EstimateNumberField, 'E20261120-0001')).toBe(true);
  expect(v.is(EstimateNumberField, 'O20261120-0001')).toBe(false);
  expect(v.is(OrderFormNumberField, 'O20261120-0001')).toBe(true);
});
