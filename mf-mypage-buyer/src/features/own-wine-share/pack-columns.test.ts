import { type Block, balancedColumns, packColumns } from './pack-columns.ts';

const heading: Block = { height: 10, isHeading: true };
const wine: Block = { height: 20, isHeading: false };

test('what fits stands in one column, and what goes on stands under its heading again', () => {
  expect(packColumns([heading, wine, wine], () => 50)).toEqual([{ continues: null, blocks: [0, 1, 2] }]);
  expect(packColumns([heading, wine, wine, wine], () => 50)).toEqual([
    { continues: null, blocks: [0, 1, 2] },
    { continues: 0, blocks: [3] },
  ]);
});

test('a heading does not end a column', () => {
  expect(packColumns([heading, wine, heading, wine], () => 45)).toEqual([
    { continues: null, blocks: [0, 1] },
    { continues: null, blocks: [2, 3] },
  ]);
});

test('the first column may be lower, and what is higher than a column stands alone', () => {
  expect(
    packColumns([heading, wine, wine], (column) => (column === 0 ? 30 : 60)).map((one) => one.blocks),
  ).toEqual([[0, 1], [2]]);
  expect(packColumns([wine, wine], () => 5).map((one) => one.blocks)).toEqual([[0], [1]]);
});

test('columns of one sheet end at about one height', () => {
  const blocks = [heading, wine, wine, wine, wine];
  expect(balancedColumns(blocks, () => 200, 2).map((one) => one.blocks)).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);
  expect(balancedColumns(blocks, () => 200, 1)).toHaveLength(1);
});
