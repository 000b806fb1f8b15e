import { ALL_ID, type WineCountry } from '@vitis/contracts';
import { areaAddress, grapeAddress, kindAddress, originAddress, wineListAddress } from './wine-addresses.ts';

const all: WineCountry = {
  countryCode: 'ALL',
  name: '전체',
  productCount: 3,
  productionAreas: [{ id: ALL_ID, name: '전체', productCount: 3, countryName: 'FR,IT' }],
};
const france: WineCountry = {
  countryCode: 'FR',
  name: '프랑스',
  productCount: 2,
  productionAreas: [
    { id: ALL_ID, name: '프랑스 전체', productCount: 2 },
    { id: 7, name: '보르도', productCount: 1 },
  ],
};
const addresses = (country: WineCountry) => country.productionAreas.map((area) => areaAddress(country, area));

test('"all" of everything lists the countries, "all" of a country is the country', () => {
  expect(addresses(all)).toEqual(['/product?countryName=FR,IT']);
  expect(addresses(france)).toEqual(['/product?countryName=FR', '/product?idProductionAreas=7']);
});

test('a grape stands for all of its types', () => {
  expect(grapeAddress({ ids: [3, 9], name: '메를로' })).toBe(
    `/product?idTypes=3,9&title=${encodeURIComponent('메를로')}`,
  );
});

test('a kind comes with its name as the heading of the list', () => {
  const address = new URL(kindAddress({ id: 2, name: 'R&D 와인' }), 'https://shop.example');
  expect(address.searchParams.get('title')).toBe('R&D 와인');
  expect(address.searchParams.get('idKinds')).toBe('2');
});

test('an origin is the country, or an area inside it', () => {
  expect(originAddress({ country: france })).toBe('/product?countryName=FR');
  expect(originAddress({ country: france }, 7)).toBe('/product?countryName=FR&idProductionAreas=7');
});

test('no condition is the path alone, and words stay what they are', () => {
  expect(wineListAddress({})).toBe('/product');
  expect(wineListAddress({ idKinds: [], q: '', vip: undefined })).toBe('/product');
  const address = new URL(wineListAddress({ q: 'a&b=c #1 100%' }), 'https://shop.example');
  expect([...address.searchParams]).toEqual([['q', 'a&b=c #1 100%']]);
});
