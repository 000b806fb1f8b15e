import { pastedRows } from './paste-cells.ts';

test.each([
  ['one figure is typed as it is', '35000', null],
  ['a column', '35,000\r\n36,000\r\n', [['35,000'], ['36,000']]],
  [
    'columns side by side, with an empty cell between',
    '12\t35,000\n\t36,000 ',
    [
      ['12', '35,000'],
      ['', '36,000'],
    ],
  ],
  ['a row of two cells', '12\t35,000', [['12', '35,000']]],
])('%s', (_name, text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});
