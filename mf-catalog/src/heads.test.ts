import type { DataRequest } from '@vitis/platform';
import { aPage } from '@vitis/testing/builders/page';
import { facets } from '@vitis/testing/builders/wine';
import description from '../remote.json';
import { remote } from './remote.ts';

/** Answers anything with a name, and any list with the page that was asked for, of ten. */
const read = ({ input }: DataRequest) => {
  const { page = 0, size = 1 } = (input.query ?? {}) as { page?: number; size?: number };
  return {
    ...aPage([], { number: page, size, totalElements: 10 * size }),
    facets: facets(),
    title: '약관',
  } as never;
};

/** Answers any list with nothing. */
const readNothing = () => ({ ...aPage([]), facets: facets() }) as never;

async function headOf(path: string, search = '', reads: (asked: DataRequest) => never = read) {
  const route = remote.routes.find((one) => one.path === path);
  await route?.load();
  return route?.head?.({ params: {}, search: new URLSearchParams(search) }, reads);
}

/** Lists with pages, each an address of its own. */
const LISTS = ['/product', '/winery', '/magazine', '/event', '/common-sense'];

test('every list with pages is among these', async () => {
  const listed = description.routes.filter(({ layout, path }) => layout === 'default' && !path.includes(':'));
  const paged: string[] = [];
  for (const { path, ...route } of listed) {
    const screen = remote.routes.find((one) => one.path === path);
    await screen?.load();
    if (screen?.access !== 'everyone' || ('isListed' in route && !route.isListed)) continue;
    const asked = (search: string) =>
      JSON.stringify(screen.data?.({ params: {}, search: new URLSearchParams(search) }));
    if (asked('page=2') !== asked('')) paged.push(path);
  }
  expect(paged.sort()).toEqual([...LISTS].sort());
});

test.each(LISTS)('%s: a further page has another title and an address of its own', async (path) => {
  const first = await headOf(path, 'page=1');
  const second = await headOf(path, 'page=2');
  expect([second?.title, second?.subject]).not.toEqual([first?.title, first?.subject]);
  expect(first?.canonical).toBe(path);
  expect(second?.canonical).toBe(`${path}?page=2`);
});

test.each([
  ['/product', 'idKinds=1&title=Red', '/product?idKinds=1'],
  ['/product', 'title=레드&idKinds=1&view=table&sort=recommended&page=1', '/product?idKinds=1'],
  ['/product', 'startPrice=1&sort=price,asc&countryName=FR', '/product?countryName=FR'],
  ['/product', 'idKinds=1&sort=newest&page=3', '/product?idKinds=1&sort=newest&page=3'],
  ['/product', 'idKinds=2,1&countryName=IT,FR', '/product?countryName=FR,IT&idKinds=1,2'],
  ['/winery', 'sort=nothing&countryName=fr', '/winery?countryName=FR'],
  ['/winery', 'sort=name&countryName=IT,FR', '/winery?countryName=FR,IT'],
  ['/winery', 'idProductionAreas=9,3', '/winery?idProductionAreas=3,9'],
  ['/winery', 'sort=products,desc', '/winery?sort=products,desc'],
  ['/magazine', 'sort=publishedAt,desc&category=REGION', '/magazine?category=REGION'],
  ['/event', 'state=NONE', '/event'],
  ['/terms', 'type=TERM', '/terms'],
  ['/terms', 'type=privacy', '/terms?type=PRIVACY'],
])('%s?%s is known as %s', async (path, search, canonical) => {
  expect((await headOf(path, search))?.canonical).toBe(canonical);
});

test.each([
  ['/product', 'idKinds=99999'],
  ['/winery', 'countryName=ZZ'],
])('%s?%s, of which there is nothing, is not listed', async (path, search) => {
  expect((await headOf(path, search, readNothing))?.isIndexed).toBe(false);
});

test.each(['/product', '/winery'])('what somebody has searched for in %s is not listed', async (path) => {
  expect((await headOf(path, 'q=tieh'))?.isIndexed).toBe(false);
  expect((await headOf(path))?.isIndexed).toBeUndefined();
});
