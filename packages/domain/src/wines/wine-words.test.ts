import { grapesOf, kindColour, latinName, lineName, originOf, wineTitle } from './wine-words.ts';

test('a wine is called by name and year, or NV where it has none', () => {
  expect(wineTitle({ name: '샤토 라모네', vintage: 2019 })).toBe('샤토 라모네 2019');
  expect(wineTitle({ name: '도멘 오르비에', vintage: null })).toBe('도멘 오르비에 NV');
});

test('a line goes by what its reader calls the wine, and without that by what paper says', () => {
  const productName = '샤토 라모네 2019';
  expect(lineName({ productName, name: 'Château Lamonet 2019' })).toBe('Château Lamonet 2019');
  expect(lineName({ productName })).toBe(productName);
});

test('its origin goes from the country to the inner area', () => {
  const country = { countryCode: 'FR', name: '프랑스' };
  const areas = [
    { id: 1, name: '보르도' },
    { id: 2, name: '생테밀리옹' },
  ];
  expect(originOf({ country, areas })).toBe('프랑스 · 보르도 · 생테밀리옹');
  expect(originOf({ country, areas: [] })).toBe('프랑스');
});

test('grapes and kind', () => {
  const types = [
    { id: 1, name: '메를로', percent: 80 },
    { id: 2, name: '카베르네 프랑', percent: null },
  ];
  expect(grapesOf({ types })).toBe('메를로, 카베르네 프랑');
  expect(grapesOf({ types }, 'zh-TW')).toBe('메를로、카베르네 프랑');
  expect(kindColour('SPARKLING')).toBe('sparkling');
});

test('the Latin name is shown only beside another one', () => {
  expect(latinName({ name: '샤토 라모네', nameEn: 'Château Lamonet' })).toBe('Château Lamonet');
  expect(latinName({ name: 'Château Lamonet', nameEn: 'Château Lamonet' })).toBeNull();
});
