import { pastedRows, readCells } from './paste-cells.ts';

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
  [
    'a cell with a break, a tab and quotes inside, as Excel writes it',
    '12\t"오전에\r\n""뒷문""\t으로"\r\n6\t없음\r\n',
    [
      ['12', '오전에 "뒷문" 으로'],
      ['6', '없음'],
    ],
  ],
  ['one cell with a break', '"오전에\n뒷문으로"\r\n', [['오전에 뒷문으로']]],
  [
    'cells that begin with a break, as Excel writes them',
    '12\t"\n급함"\r\n"\n\n"\t7\r\n6\t추가',
    [
      ['12', '급함'],
      ['', '7'],
      ['6', '추가'],
    ],
  ],
  [
    'a mark for the same as above where a bare break ends each row',
    '12\t"\n6\t"급함"',
    [
      ['12', '"'],
      ['6', '급함'],
    ],
  ],
  [
    'quotes that open no cell',
    '19" 상자\t"특가" 와인\r\n"끝없는\t7',
    [
      ['19" 상자', '"특가" 와인'],
      ['"끝없는', '7'],
    ],
  ],
  ['empty cells in quotes', '""\t5', [['', '5']]],
  [
    'a mark for the same as above closes no quote of a row before',
    '"급함\t7\r\n"\t8',
    [
      ['"급함', '7'],
      ['"', '8'],
    ],
  ],
  [
    'nor does one that stands last in its row',
    '7\t"급함\r\n8\t"\r\n9\t"',
    [
      ['7', '"급함'],
      ['8', '"'],
      ['9', '"'],
    ],
  ],
  ['words in quotes are no sheet', '"뒷문"', null],
  ['words in quotes are no sheet, whatever ends them', '"뒷문"\r\n', null],
  ['a row that is one empty cell after another', '\t', [['', '']]],
  [
    'marks for the same as above',
    '"\t5\r\n"\t6\r\n12\t"\r\n6\t" \r\n""\t"',
    [
      ['"', '5'],
      ['"', '6'],
      ['12', '"'],
      ['6', '"'],
      ['', '"'],
    ],
  ],
  ['rows between that are empty', '1\n\n3', [['1'], [''], ['3']]],
])('%s', (_name, text, rows) => {
  expect(pastedRows(text)).toEqual(rows);
});

const byCase = { caseSize: 6, unit: 'case' } as const;
const byBottle = { caseSize: 6 };

test.each([
  ['12', byBottle, 12],
  ['12', byCase, 12],
  ['12.00', byCase, 12],
  ['1,200', byBottle, 1_200],
  ['2박스 3병', byBottle, 15],
  ['２箱', byBottle, 12],
  ['2박스', byCase, 2],
  ['12병', byCase, 2],
  ['1박스 6병', byCase, 2],
  ['13병', byCase, null],
  ['2박스 3병', byCase, null],
  ['12개', byBottle, 12],
  ['38,000원', byBottle, null],
  ['1E+05', byBottle, null],
  ['-3', byBottle, null],
])('%j in the quantity of %j is %j', (text, line, qty) => {
  const read = readCells([{ column: 'qty', row: 0, text }], [line]);
  expect(read.values).toEqual(qty === null ? [] : [{ column: 'qty', row: 0, value: qty }]);
  expect(read.unread).toBe(qty === null ? 1 : 0);
});

test('prices and notes are read as they are, and rows without a line are counted', () => {
  const cells = (['price', 'note'] as const).flatMap((column) =>
    [0, 1, 2, 4].map((row) => ({ column, row, text: row === 0 ? '38,000원' : '3만' })),
  );
  expect(readCells(cells, [byBottle, byBottle])).toEqual({
    values: [
      { column: 'price', row: 0, value: 38_000 },
      { column: 'note', row: 0, value: '38,000원' },
      { column: 'note', row: 1, value: '3만' },
    ],
    unread: 1,
    rowsLeft: 2,
  });
});
