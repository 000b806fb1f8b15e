import { aWineDetail } from '@vitis/testing/builders/wine';
import { detailHead } from './detail-head.ts';

const asked = { params: { pid: '1' }, search: new URLSearchParams() };
const headOf = (changed: Parameters<typeof aWineDetail>[0] = {}) =>
  detailHead(asked, () => aWineDetail(changed) as never);

test('the way to a wine goes from its country over its areas, each the list of what grows there', () => {
  expect(headOf().crumbs).toEqual([
    { label: '프랑스', href: '/product?countryName=FR' },
    { label: '보르도', href: '/product?countryName=FR&idProductionAreas=1' },
    { label: '생테밀리옹', href: '/product?countryName=FR&idProductionAreas=9' },
    { label: '샤토 라모네 2019' },
  ]);
});

test('where a country alone is known, the way has that alone', () => {
  expect(headOf({ areas: [] }).crumbs?.map(({ label }) => label)).toEqual(['프랑스', '샤토 라모네 2019']);
});

test('search engines are told the wine, and nobody’s price', () => {
  const { structuredData } = headOf();
  expect(structuredData).toMatchObject({ '@type': 'Product', name: '샤토 라모네 2019', sku: '1' });
  expect(JSON.stringify(structuredData)).not.toMatch(/price|offer/i);
});

test('nothing is said of a wine that there is none of', () => {
  expect(detailHead(asked, () => undefined)).toEqual({});
});
