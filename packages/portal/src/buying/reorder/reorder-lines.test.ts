import type { ClientPrice, DocumentLine } from '@vitis/contracts';
import { nextVintage, type ReorderChoice, reorderLines } from './reorder-lines.ts';

const line: DocumentLine = {
  position: 1,
  idProduct: 1,
  productName: '샤토 라모네 2019',
  specification: '750ml × 6',
  qty: 6,
  caseSize: 6,
  listPrice: 30_000,
  unitPrice: 30_000,
  supply: 180_000,
  tax: 18_000,
  note: '',
};
const price: ClientPrice = {
  idProduct: 1,
  price: 30_000,
  tiers: [{ minQty: 1, maxQty: null, price: 30_000 }],
  caseSize: 6,
  stock: 90,
  lastPurchase: null,
  wished: false,
};

const years = (...vintages: (number | null)[]) => vintages.map((vintage) => ({ vintage }));

test.each([
  ['the one after it, not the youngest', 2019, [2022, 2021, 2020, 2018], 2020],
  ['the one after it, over a gap', 2019, [2023, 2018], 2023],
  ['the one just before it, where none is younger', 2019, [2018, 2015], 2018],
  ['a bottle without a year last', 2019, [null, 2012], 2012],
  ['the youngest for one without a year', null, [2022, 2021], 2022],
  ['none', 2019, [], undefined],
])('the next vintage is %s', (_name, ordered, there, expected) => {
  expect(nextVintage(ordered, years(...there))?.vintage).toBe(expected);
});

test('what was chosen of a line holds as long as its wine can be had, or cannot', () => {
  const products = [line, { ...line, position: 2 }];
  const choiceOf = (prices: ClientPrice[], choice?: ReorderChoice) =>
    reorderLines(products, prices, new Map(choice ? [[1, choice]] : []))[0]?.choice;
  const left = { idProduct: 1, qty: 3, isTaken: false };
  const other = { idProduct: 33, qty: 12, isTaken: true };
  expect(choiceOf([price])).toEqual({ idProduct: 1, qty: 12, isTaken: true });
  expect(choiceOf([price], left)).toEqual(left);
  expect(choiceOf([price], other)).toEqual({ idProduct: 1, qty: 12, isTaken: true });
  expect(choiceOf([], { ...left, isTaken: true })).toEqual({ idProduct: 1, qty: 12, isTaken: false });
  expect(choiceOf([], other)).toEqual(other);
});
