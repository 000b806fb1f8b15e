import { aWineryDetail } from '@vitis/testing/builders/winery';
import { wineryHead } from './winery-head.ts';

const asked = { params: { wid: '4' }, search: new URLSearchParams() };
const headOf = (changed = {}) => wineryHead(asked, (() => aWineryDetail(changed)) as never);

test('names the winery, the way to it, and what search engines may know', () => {
  const { title, crumbs, structuredData } = headOf({ homepage: 'https://lamonet.example' });
  expect(title).toBe('샤토 라모네');
  expect(crumbs?.map(({ label }) => label)).toEqual(['프랑스', '보르도', '샤토 라모네']);
  expect(structuredData).toEqual({
    '@type': 'Winery',
    name: '샤토 라모네',
    alternateName: 'Château Lamonet',
    description: '석회암 언덕의 작은 포도밭을 3대째 가꿉니다.',
    foundingDate: '1870',
    sameAs: 'https://lamonet.example',
    image: '/files/view-960.webp',
    address: { '@type': 'PostalAddress', addressCountry: 'FR', addressRegion: '보르도, 생테밀리옹' },
  });
});

test('leaves out what is not known', () => {
  const { image, structuredData } = headOf({ picture: null, foundedYear: null, areas: [], homepage: null });
  expect(image).toBeUndefined();
  expect(Object.keys(structuredData ?? {})).toEqual([
    '@type',
    'name',
    'alternateName',
    'description',
    'address',
  ]);
});
