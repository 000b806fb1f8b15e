import type { DocumentLine } from '@vitis/contracts';
import fc from 'fast-check';
import { amountsOf } from '../money/vat.ts';
import { compareLines } from './compare-lines.ts';

function line(idProduct: number, qty = 12, unitPrice = 10_000, note = ''): DocumentLine {
  const { supply, tax } = amountsOf(qty * unitPrice);
  return {
    position: idProduct,
    idProduct,
    productName: `와인 ${idProduct}`,
    specification: '750ml × 6',
    qty,
    caseSize: 6,
    listPrice: 11_000,
    unitPrice,
    supply,
    tax,
    note,
  };
}

test('tells what is new, gone, dearer and more from what stayed', () => {
  const rows = compareLines(
    [line(1), line(2), line(3), line(4), line(5)],
    [line(1), line(6), line(2, 24), line(3, 12, 9_000), line(4, 12, 10_000, '빈티지 변경')],
  );
  expect(
    rows.map(({ change, line: { idProduct }, qtyChanged, priceChanged }) => [
      idProduct,
      change,
      qtyChanged,
      priceChanged,
    ]),
  ).toEqual([
    [1, 'SAME', false, false],
    [6, 'ADDED', false, false],
    [2, 'CHANGED', true, false],
    [3, 'CHANGED', false, true],
    [4, 'CHANGED', false, false],
    [5, 'REMOVED', false, false],
  ]);
  expect(rows[2]?.before?.qty).toBe(12);
});

const revision = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 20 }), qty: fc.integer({ min: 1, max: 9 }) }), {
    selector: ({ id }) => id,
    maxLength: 12,
  })
  .map((rows) => rows.map(({ id, qty }) => line(id, qty)));

test('every line of both revisions stands there once', () => {
  fc.assert(
    fc.property(revision, revision, (before, after) => {
      const rows = compareLines(before, after);
      expect(rows.filter(({ change }) => change !== 'REMOVED').map((row) => row.line)).toEqual(after);
      expect(
        rows
          .filter(({ change }) => change !== 'ADDED')
          .map((row) => row.before?.idProduct)
          .sort(),
      ).toEqual(before.map(({ idProduct }) => idProduct).sort());
    }),
  );
});
