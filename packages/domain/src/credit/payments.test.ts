import fc from 'fast-check';
import { applyPayments, paymentStatus } from './payments.ts';

const receivables = [
  { number: 'O20261103-0001', soldDay: '2026-11-03', amount: 300 },
  { number: 'O20261101-0001', soldDay: '2026-11-01', amount: 100 },
  { number: 'O20261101-0002', soldDay: '2026-11-01', amount: 200 },
];
const open = (result: ReturnType<typeof applyPayments>) => result.documents.map((document) => document.open);

test('a payment goes to the oldest document first', () => {
  const result = applyPayments(receivables, [{ amount: 250 }]);
  expect(result.documents.map((document) => document.number)).toEqual([
    'O20261101-0001',
    'O20261101-0002',
    'O20261103-0001',
  ]);
  expect(open(result)).toEqual([0, 50, 300]);
});

test('a payment that points at a document pays it, and the rest goes to the oldest', () => {
  expect(open(applyPayments(receivables, [{ amount: 350, documentNumbers: ['O20261103-0001'] }]))).toEqual([
    50, 200, 0,
  ]);
});

test('says which payment went to which document', () => {
  expect(applyPayments(receivables, [{ amount: 150 }, { amount: 200 }]).parts).toEqual([
    { payment: 0, documentNumber: 'O20261101-0001', amount: 100 },
    { payment: 0, documentNumber: 'O20261101-0002', amount: 50 },
    { payment: 1, documentNumber: 'O20261101-0002', amount: 150 },
    { payment: 1, documentNumber: 'O20261103-0001', amount: 50 },
  ]);
});

test('what is paid ahead is kept', () => {
  expect(applyPayments(receivables, [{ amount: 700 }])).toMatchObject({ unapplied: 100 });
});

test('no won is lost or made, and older documents without a pointer are paid before newer ones', () => {
  const amount = fc.integer({ min: 0, max: 1_000 });
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 8 }), fc.array(amount, { maxLength: 8 }), (owed, paid) => {
      const documents = owed.map((value, index) => ({
        number: `O${index}`,
        soldDay: '2026-11-01',
        amount: value,
      }));
      const result = applyPayments(
        documents,
        paid.map((value) => ({ amount: value })),
      );
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(result.documents.map((document) => document.paid)) + result.unapplied).toBe(sum(paid));
      for (const { number, paid: part } of result.documents) {
        const parts = result.parts.filter(({ documentNumber }) => documentNumber === number);
        expect(sum(parts.map(({ amount }) => amount))).toBe(part);
      }
      const firstOpen = result.documents.findIndex((document) => document.open > 0);
      if (firstOpen >= 0) {
        expect(result.unapplied).toBe(0);
        expect(result.documents.slice(firstOpen + 1).every((document) => document.paid === 0)).toBe(true);
      }
    }),
  );
});

test('refuses what cannot be paid', () => {
  expect(() => applyPayments(receivables, [{ amount: -1 }])).toThrow(RangeError);
  expect(() => applyPayments(receivables, [{ amount: 1, documentNumbers: ['O0'] }])).toThrow(RangeError);
  expect(() => applyPayments([receivables[0]!, receivables[0]!], [])).toThrow(RangeError);
});

test.each([
  [0, '2026-11-20', 'UNPAID'],
  [40, '2026-11-20', 'PARTLY_PAID'],
  [100, '2026-11-20', 'PAID'],
  [40, '2026-11-21', 'OVERDUE'],
  [100, '2026-11-21', 'PAID'],
])('%d of 100 paid on %s is %s', (paid, today, status) => {
  const document = { number: 'O1', amount: 100, paid, open: 100 - paid };
  expect(paymentStatus(document, '2026-11-20', today)).toBe(status);
});
