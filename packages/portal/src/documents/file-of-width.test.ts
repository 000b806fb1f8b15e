import { fileOfWidth } from './file-of-width.ts';

const picture = { base: '/files/private/a', widths: [240, 960], width: 1200, height: 900 };
const url = '/files/private/a.webp';

test('takes the smallest copy that is wide enough, else the widest', () => {
  expect(fileOfWidth({ url, picture }, 240)).toBe('/files/private/a-240.webp');
  expect(fileOfWidth({ url, picture }, 320)).toBe('/files/private/a-960.webp');
  expect(fileOfWidth({ url, picture }, 1200)).toBe('/files/private/a-960.webp');
});

test('takes the original where there is no copy', () => {
  expect(fileOfWidth({ url, picture: null }, 240)).toBe(url);
  expect(fileOfWidth({ url, picture: { ...picture, widths: [] } }, 240)).toBe(url);
});
