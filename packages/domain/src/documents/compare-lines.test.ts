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
  expect(rows.map(({ change, before, after }) => [(after ?? before).idProduct, change])).toEqual([
    [1, 'SAME'],
    [6, 'ADDED'],
    [2, 'CHANGED'],
    [3, 'CHANGED'],
    [4, 'CHANGED'],
    [5, 'REMOVED'],
  ]);
  expect(rows[2]).toMatchObject({ before: { qty: 12 }, after: { qty: 24 } });
});

test('a wine on two lines is compared line by line', () => {
  const rows = compareLines([line(1, 12), line(1, 6)], [line(1, 12), line(1, 3)]);
  expect(rows.map(({ change }) => change)).toEqual(['SAME', 'CHANGED']);
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
      expect(rows.flatMap((row) => row.after ?? [])).toEqual(after);
      const ids = (lines: readonly DocumentLine[]) => lines.map(({ idProduct }) => idProduct).sort();
      expect(ids(rows.flatMap((row) => row.before ?? []))).toEqual(ids(before));
    }),
  );
});
