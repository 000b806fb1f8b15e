import { addressLine, streetLine } from './address-line.ts';

const place = { postalCode: '04524', address1: '서울특별시 중구 세종대로 110', address2: '3층' };

test('an address is written in one line, its post code before it', () => {
  expect(addressLine(place)).toBe('(04524) 서울특별시 중구 세종대로 110, 3층');
  expect(streetLine(place)).toBe('서울특별시 중구 세종대로 110, 3층');
});

test.each(['', null])('%j is left out of an address', (none) => {
  expect(addressLine({ ...place, address2: none })).toBe('(04524) 서울특별시 중구 세종대로 110');
  expect(addressLine({ ...place, postalCode: none })).toBe('서울특별시 중구 세종대로 110, 3층');
  expect(addressLine({ postalCode: none, address1: none, address2: none })).toBe('');
});
