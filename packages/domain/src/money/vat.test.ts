import fc from 'fast-check';
import { amountsFromInclusive, amountsOf, documentTotals, lineAmounts, vatOf } from './vat.ts';

const supply = fc.integer({ min: 0, max: 10_000_000_000 });

test('tax is a tenth, rounded down per line', () => {
  expect(vatOf(1_009)).toBe(100);
  expect(vatOf(-1_009)).toBe(-100);
  expect(amountsOf(45_000)).toEqual({ supply: 45_000, tax: 4_500, total: 49_500 });
});

test('the tax of a line is the floor of a tenth, and a return takes exactly the sale back', () => {
  fc.assert(
    fc.property(supply, (value) => {
      const { tax, total } = amountsOf(value);
      expect(tax).toBe(Math.floor(value / 10));
      expect(total).toBe(value + tax);
      expect(documentTotals([amountsOf(value), amountsOf(-value)])).toEqual({ supply: 0, tax: 0, total: 0 });
    }),
  );
});

test('an inclusive amount is taken apart without losing a won', () => {
  expect(amountsFromInclusive(1_234_567)).toEqual({ supply: 1_122_334, tax: 112_233, total: 1_234_567 });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (total) => {
      const parts = amountsFromInclusive(total);
      expect(parts.supply + parts.tax).toBe(total);
      expect(Math.abs(parts.tax * 10 - parts.supply)).toBeLessThanOrEqual(10);
    }),
  );
});

test('totals of a document are the sums of its printed columns', () => {
  fc.assert(
    fc.property(fc.array(supply, { maxLength: 60 }), (values) => {
      const lines = values.map(amountsOf);
      const totals = documentTotals(lines);
      expect(totals.tax).toBe(lines.reduce((sum, line) => sum + line.tax, 0));
      expect(totals.total).toBe(totals.supply + totals.tax);
    }),
  );
});

test('a line charges its bottles less the discount', () => {
  const discount = { amount: 1_000, reason: '수량 할인', idAuthor: 7 };
  expect(lineAmounts({ unitPrice: 12_345, bottles: 6, discount })).toEqual(amountsOf(73_070));
});

test.each([
  [{ unitPrice: 100, bottles: 0 }],
  [{ unitPrice: 100, bottles: 1.5 }],
  [{ unitPrice: -1, bottles: 1 }],
  [{ unitPrice: 10, bottles: 1, discount: { amount: 11, reason: 'x', idAuthor: 1 } }],
  [{ unitPrice: 10, bottles: 1, discount: { amount: -1, reason: 'x', idAuthor: 1 } }],
  [{ unitPrice: 10, bottles: 1, discount: { amount: 1, reason: ' ', idAuthor: 1 } }],
])('refuses the line %j', (line) => {
  expect(() => lineAmounts(line)).toThrow(RangeError);
});
