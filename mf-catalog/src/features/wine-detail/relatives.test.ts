import { aWine, aWineDetail } from '@vitis/testing/builders/wine';
import { relatives } from './relatives.ts';

const wine = aWineDetail();
const white = { id: 2, code: 'WHITE', name: '화이트' } as const;
const of = (id: number, name: string, changed: Parameters<typeof aWine>[0] = {}) =>
  aWine({ id, name, winery: { id: 40 + id, name, nameEn: name }, ...changed });
const idsOf = (...given: Parameters<typeof relatives>) => relatives(...given).map(({ id }) => id);

test('years of one wine are one wine, and its own years are none', () => {
  const house = [
    aWine({ id: 2, vintage: 2020 }),
    aWine({ id: 5, name: '르 프티', vintage: 2021, availability: 'SOLD_OUT' }),
    aWine({ id: 6, name: '르 프티', vintage: 2022 }),
  ];
  expect(idsOf(wine, house, [], 5)).toEqual([6]);
});

test('the house does not fill the row where the area has something else, of its kind first', () => {
  const house = [5, 6, 7, 8].map((id) => aWine({ id, name: `와인 ${id}` }));
  const area = [
    of(11, '블랑', { kind: white }),
    of(12, '루즈'),
    of(13, '누아'),
    aWine({ id: 5, name: '와인 5' }),
  ];
  expect(idsOf(wine, house, area, 5)).toEqual([5, 6, 12, 13, 11]);
  expect(idsOf(wine, house, area.slice(0, 1), 5)).toEqual([5, 6, 11, 7, 8]);
});
