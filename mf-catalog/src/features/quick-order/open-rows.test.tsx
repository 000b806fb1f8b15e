import { LANGUAGES, type Language, type MatchedLine } from '@vitis/contracts';
import { parseOrder } from '@vitis/domain';
import { aPrice, aWine } from '@vitis/testing/builders/wine';
import { renderFeature } from '@vitis/testing/render';
import { csvOf } from './download-rows.ts';
import { sheetOfRows } from './open-rows.ts';
import { orderRow } from './order-row.ts';
import { readOrderText } from './read-order-file.ts';

const thisYear = 2026;
const unknown: MatchedLine = { matches: [], isSure: false };

/** What the lines say once their file has been given back. */
async function givenBack(rows: Parameters<typeof sheetOfRows>[0], language: Language) {
  const { t } = await renderFeature(<p />, { part: 'mf-catalog', language });
  const csv = csvOf(sheetOfRows(rows, t));
  const { lines, notes } = parseOrder(await readOrderText(new File([csv], '주문.csv')), thisYear);
  expect(notes).toEqual([]);
  return lines.map(({ source: _source, ...line }) => line);
}

const ORDER = [
  '라모네 19 두 박스',
  '#4711 도멘 오르비에 2020 1.5L 12병',
  '말벡 1박스 3병',
  '바롤로 반 박스',
  '가비 한 박스 반',
  '쉬라 한 박스 반 3병',
  '카바 1박스 + 6병',
  '말벡 2박스 (12병)',
  '말벡 6+1병',
  '브뤼 NV 6',
  '샤블리',
  '1042 6',
  '#0 6병',
  '14:30',
  '@home 6병',
  '품명\t수량\t단위',
  '샤토 "마고", 그랑 크뤼\t1\t박스',
].join('\n');

test.each(LANGUAGES)('the open lines of an order are read the same from their file: %s', async (language) => {
  const { lines } = parseOrder(ORDER, thisYear);
  expect(lines).toHaveLength(16);
  const rows = lines.map((line) => orderRow(line, unknown));
  const written = lines.map(({ source: _source, ...line }) => line);
  expect(await givenBack(rows, language)).toEqual(written);
});

test.each(LANGUAGES)('a wine and a quantity that were chosen are those of the file: %s', async (language) => {
  const product = aWine({ id: 7, name: '도멘 오르비에', vintage: null, volume: 1500 });
  const match = { product, price: aPrice({ idProduct: 7, stock: 0 }), confidence: 86 };
  const [line] = parseOrder('오르비에 20 한 박스', thisYear).lines;
  const row = { ...orderRow(line!, { matches: [match], isSure: false }), chosen: 7, bottles: 9 };
  expect(await givenBack([row], language)).toEqual([
    {
      code: 7,
      words: '도멘 오르비에',
      vintage: 'NV',
      millilitres: 1500,
      quantity: { cases: 0, bottles: 9, isBare: false },
    },
  ]);
});
