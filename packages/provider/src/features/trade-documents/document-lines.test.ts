import { type DraftLine, documentLineOf, lineColumns, sumsOf } from './document-lines.ts';

const line: DraftLine = {
  productId: 1,
  productName: '샤토 라모네 2019',
  specification: '750ml × 6',
  qty: 5,
  listPrice: 20,
  unitPrice: 15,
  note: '',
};

test('taxes are rounded line by line, so that the columns foot', () => {
  const lines = [line, { ...line, qty: 1 }];
  expect(lineColumns(lines).map(({ position, supply, tax }) => [position, supply, tax])).toEqual([
    [1, 75, 7],
    [2, 15, 1],
  ]);
  expect(sumsOf(lines, 'ko-KR')).toEqual({ lineCount: 2, totalQty: 6, supply: 90, tax: 8, total: 98 });
});

test('the bottles of a case are those of the specification of then', () => {
  const [row] = lineColumns([line]);
  expect(documentLineOf(row!, new Map())).toMatchObject({ idProduct: 1, caseSize: 6, position: 1 });
  expect(documentLineOf({ ...row!, specification: '매그넘' }, new Map()).caseSize).toBe(1);
});

test('a sum beyond all money is refused, not a fault', () => {
  const lines = Array.from({ length: 100 }, () => ({ ...line, qty: 99_999, unitPrice: 100_000_000 }));
  expect(() => sumsOf(lines, 'en-US')).toThrow(
    expect.objectContaining({
      status: 400,
      details: { errors: [expect.objectContaining({ field: 'products', code: 'TOO_LARGE' })] },
    }),
  );
});
