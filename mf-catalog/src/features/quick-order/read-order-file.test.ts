/** @jest-environment node */

import { parseOrder } from '@vitis/domain';
import { aWorkbook as workbook } from '@vitis/testing/workbook';
import { csvOf } from './download-rows.ts';
import { readOrderFile, readOrderText } from './read-order-file.ts';

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

const head = ['상품번호', '와인명', '빈티지', '수량', '단위'];

test('a workbook is read as if its rows had been pasted', async () => {
  const text = await readOrderText(file('주문.xlsx', workbook([head, [12, '샤토 라모네', 2019, 2, '박스']])));
  expect(parseOrder(text, 2026).lines).toMatchObject([
    { code: 12, words: '샤토 라모네', vintage: 2019, quantity: { cases: 2, bottles: 0 } },
  ]);
});

test('what this shop writes as CSV it reads again, quotes and commas as well', async () => {
  const csv = csvOf([head, [12, '샤토 "라모네", 블랑', 2019, 6, '병']]);
  const rows = await readOrderFile(file('주문.csv', csv));
  expect(rows.at(-1)).toEqual(['12', '샤토 "라모네", 블랑', '2019', '6', '병']);
});

test('a CSV of Korean Excel, which is no UTF-8, is read as well', async () => {
  // 와인,6 in EUC-KR.
  const bytes = new Uint8Array([0xbf, 0xcd, 0xc0, 0xce, 0x2c, 0x36, 0x0d, 0x0a]);
  expect(await readOrderFile(file('주문.csv', bytes))).toEqual([['와인', '6']]);
});

test.each([
  ['the lower byte first', [0xff, 0xfe], true],
  ['the higher byte first', [0xfe, 0xff], false],
])('the Unicode text of Excel, which is UTF-16 with %s, is read as well', async (_name, mark, isLittle) => {
  const text = '와인\t수량\r\n샤토 라모네\t6\r\n';
  const bytes = new Uint8Array(2 + 2 * text.length);
  bytes.set(mark);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + 2 * at, text.charCodeAt(at), isLittle);
  expect(await readOrderFile(file('주문.txt', bytes))).toEqual([
    ['와인', '수량'],
    ['샤토 라모네', '6'],
  ]);
});

test.each([
  ['another kind of file', () => file('주문.pdf', 'x'), 'TYPE'],
  ['too many bytes', () => file('주문.csv', 'x'.repeat(1024 * 1024 + 1)), 'SIZE'],
  [
    'a bomb',
    () => file('주문.xlsx', workbook([['x']], { 'xl/media/zeros': new Uint8Array(30 * 1024 * 1024) })),
    'SIZE',
  ],
  ['too many rows', () => file('주문.csv', '마고,6\n'.repeat(301)), 'ROWS'],
  ['nothing', () => file('주문.csv', '\n,,\n'), 'EMPTY'],
  ['a damaged workbook', () => file('주문.xlsx', workbook([['x']]).slice(0, 200)), 'BROKEN'],
  ['something else in disguise', () => file('주문.xlsx', 'not a zip'), 'BROKEN'],
  ['bytes for text', () => file('주문.csv', new Uint8Array([0, 1, 2, 0])), 'BROKEN'],
  ['half a letter of UTF-16', () => file('주문.txt', new Uint8Array([0xff, 0xfe, 0x41])), 'BROKEN'],
])('%s is refused by name', async (_name, make, trouble) => {
  await expect(readOrderFile(make())).rejects.toMatchObject({ trouble });
});
