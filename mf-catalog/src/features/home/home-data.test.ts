import type { WineCountry } from '@vitis/contracts';
import { aWine } from '@vitis/testing/builders/wine';
import { arrivals, coverWines, regionOfTheMonth } from './home-data.ts';

const picture = { base: '/files/region', widths: [360], width: 1440, height: 960 };
const FRANCE: WineCountry = {
  countryCode: 'FR',
  name: '프랑스',
  productCount: 60,
  productionAreas: [
    { id: -1, name: '전체', productCount: 60, picture },
    { id: 3, name: '보르도', productCount: 40, picture },
    { id: 4, name: '샹파뉴', productCount: 12, picture },
    { id: 5, name: '사부아', productCount: 8 },
  ],
};
const ITALY: WineCountry = {
  countryCode: 'IT',
  name: '이탈리아',
  productCount: 50,
  productionAreas: [{ id: 6, name: '피에몬테', productCount: 50, picture }],
};
/** Wines of an area, so many of them. */
const from = (idArea: number, count: number, changed: Parameters<typeof aWine>[0] = {}) =>
  Array.from({ length: count }, (_, at) =>
    aWine({ id: idArea * 100 + at, areas: [{ id: idArea, name: '산지' }], ...changed }),
  );
const gone = { availability: 'SOLD_OUT' } as const;

test.each([
  ['the one that most has come from', [...from(4, 3), ...from(3, 2), ...from(6, 1)], '샹파뉴'],
  ['of two alike the one with more wines', [...from(4, 2), ...from(3, 2)], '보르도'],
  ['what is sold out does not count', [...from(4, 5, gone), ...from(4, 1), ...from(3, 2)], '보르도'],
  ['one without a landscape is none', [...from(5, 6), ...from(4, 1)], '샹파뉴'],
  ['the largest of all where nothing has come', [], '피에몬테'],
])('the region of the month: %s', (_name, wines, region) => {
  expect(regionOfTheMonth(wines, [FRANCE, ITALY])?.area.name).toBe(region);
});

test('there is no region of the month where none has a landscape', () => {
  expect(regionOfTheMonth(from(3, 2), [])).toBeUndefined();
});

test('before the landscape stand its own wines first, none that is sold out, and none of them is new once more', () => {
  const wines = [...from(4, 1), ...from(3, 1, gone), ...from(6, 3), ...from(3, 2).slice(1)];
  const cover = coverWines(wines, regionOfTheMonth(from(3, 1), [FRANCE]));
  expect(cover.map(({ id }) => id)).toEqual([301, 400, 600]);
  expect(arrivals(wines, cover).map(({ id }) => id)).toEqual([601, 602]);
});
