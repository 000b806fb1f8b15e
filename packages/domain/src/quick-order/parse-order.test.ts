import { matchOrderLinesInput, SEARCH_WORDS_LIMIT } from '@vitis/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { timesAsLong } from '../test-support/processor-time.ts';
import { parseOrder } from './parse-order.ts';
import { writeLine } from './write-line.ts';
import type { WrittenLine } from './written-line.ts';
import { WRITTEN_ORDERS } from './written-orders.test-support.ts';
import { bottlesWritten, type WrittenQuantity } from './written-quantity.ts';

const thisYear = 2026;
const { body } = matchOrderLinesInput();

function amountWritten({ cases, bottles, isBare, isAdded, inBottles, unclear }: WrittenQuantity): string {
  if (unclear !== undefined) return '?';
  if (isBare) return String(bottles);
  const parts = [cases > 0 ? `${cases}c` : '', bottles > 0 ? `${bottles}b` : ''].filter(
    (part) => part !== '',
  );
  return parts.join(isAdded ? ' + ' : ' ') + (inBottles === undefined ? '' : ` = ${inBottles}b`);
}

/** A line as the corpus writes it. */
function written({ words, code, vintage, millilitres, quantity }: WrittenLine): string {
  const wine = [code === null ? '' : `#${code}`, words].filter((part) => part !== '').join(' ');
  const amount = quantity === null ? '' : amountWritten(quantity);
  return [wine, vintage ?? '', millilitres ?? '', amount].join(' | ');
}

test('the corpus is large enough to trust', () => {
  expect(WRITTEN_ORDERS.length).toBeGreaterThanOrEqual(100);
  expect(new Set(WRITTEN_ORDERS.map(([text]) => text)).size).toBe(WRITTEN_ORDERS.length);
});

test.each(WRITTEN_ORDERS)('%s', (text, expected) => {
  const { lines, notes } = parseOrder(text, thisYear);
  const spaced = (line: string) => line.replace(/ +/g, ' ').trim();
  expect(lines.map((line) => spaced(written(line)))).toEqual(
    expected.filter((line) => !line.startsWith('- ')).map(spaced),
  );
  expect(notes).toEqual(expected.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)));
});

test.each([
  ['마고 2박스 3병', 6, 15],
  ['마고 2박스 + 3병', 6, 15],
  ['마고 2박스(12병)', 6, 12],
  ['마고 2박스=12병', 6, 12],
  ['마고 2박스/12병', 6, 12],
  ['마고 2박스 12병', 6, 12],
  ['마고 12병 2박스', 6, 12],
  ['마고 2박스 3병 (15병)', 6, 15],
  ['마고 2박스(6본입)', 6, 12],
  ['마고 6병씩 2박스', 6, 12],
  ['마고 6병씩 반 박스', 6, 3],
  // Both are to come.
  ['마고 2박스 + 12병', 6, 24],
  ['마고 1박스 하고 6병', 6, 12],
  // Loose bottles are fewer than a case, and a case of this wine is another one.
  ['마고 2박스 12병', 12, null],
  ['마고 2박스(12병)', 12, null],
  ['마고 6병씩 2박스', 12, null],
  ['마고 6병/12병', 6, null],
  ['마고 6+1병', 6, null],
])('%s in cases of %d are %s bottles', (text, caseSize, bottles) => {
  const [line] = parseOrder(text, thisYear).lines;
  expect(bottlesWritten(line!.quantity!, caseSize, 999)).toBe(bottles);
});

test('what is written down of a line is read the same again', () => {
  for (const line of WRITTEN_ORDERS.flatMap(([text]) => parseOrder(text, thisYear).lines)) {
    const again = parseOrder(writeLine(line), thisYear).lines;
    expect(again.map(written)).toEqual([written(line)]);
    expect(again[0]?.quantity?.unclear).toBe(line.quantity?.unclear);
  }
});

test('whatever is written is read the same every time, at once, never throws, and can be asked about', () => {
  const pieces = fc.constantFrom(
    ...[
      '마고',
      ' 15',
      '두',
      ' 박스',
      '6병',
      ',',
      '/',
      '각 ',
      '\t',
      '\n',
      '(',
      ')',
      '1,2',
      '#',
      'x',
      '-',
      '2015',
      '반',
      '一',
      'of ',
      '14:30',
      '오후 ',
      '시',
      '~',
      '0',
      '\0',
      '40L ',
      '=',
      '+',
      '입',
      '씩',
    ],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
      ),
      (text) => {
        const read = parseOrder(text, thisYear);
        expect(parseOrder(text, thisYear)).toEqual(read);
        for (const { words, code, vintage, millilitres, quantity } of read.lines) {
          expect((quantity?.bottles ?? 0) >= 0 && (quantity?.cases ?? 0) >= 0).toBe(true);
          const line = { words: words.slice(0, SEARCH_WORDS_LIMIT), code, vintage, millilitres };
          expect(v.is(body, { lines: [line] })).toBe(true);
          expect(words).not.toContain('\0');
        }
      },
    ),
  );
});

test.each([
  ['마고 '],
  ['6병 '],
  ['각 '],
  ['1,'],
  ['ㅋ'],
  ['(('],
  ['15 - '],
  ['a half '],
  ['\t'],
  ['11/25'],
  ['@1,'],
  ['마고랑 '],
  ['오후 '],
  ['14:30~'],
  ['2시 '],
  ['6병씩 2박스='],
  ['6+'],
  ['6입('],
])('ten thousand letters of %j cost ten times what a thousand cost, not a hundred times', async (piece) => {
  const letters = (count: number) => piece.repeat(count / piece.length);
  const thousand = letters(1_000);
  const times = await timesAsLong(
    () => parseOrder(letters(10_000), thisYear),
    () => {
      for (let time = 0; time < 10; time += 1) parseOrder(thousand, thisYear);
    },
  );
  expect(times).toBeLessThan(4);
});
