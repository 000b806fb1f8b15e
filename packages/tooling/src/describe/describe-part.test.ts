import { partNames } from '../workspace.ts';
import { describePart } from './describe-part.ts';

// All sources of a remote are run.
jest.setTimeout(60_000);

test.each(partNames().filter((part) => part !== 'shell'))('%s is described by its screens', async (part) => {
  const { routes = [] } = (await describePart(part)) ?? {};
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter(({ reads = [] }) => new Set(reads).size !== reads.length)).toEqual([]);
});

test('the wine list is foreseen as its address says, but for what a guest has no prices for', async () => {
  const { routes = [] } = (await describePart('mf-catalog')) ?? {};
  expect(routes.find(({ path }) => path === '/product')).toMatchObject({
    chunk: 'wine-list',
    guest: true,
    query: expect.arrayContaining([
      'q',
      'idKinds',
      'startPrice',
      'endPrice',
      'title',
      'sort',
      'page',
      'view',
    ]),
    reads: [
      expect.stringMatching(
        /^\/api\/v1\/b2b\/wines\/products\?page=0&size=20\{&q,countryName,.*,vip,inStock,sort,page\}\{!startPrice,endPrice,bought,sort=price,sort=bought\}$/,
      ),
    ],
  });
});

test('the shell has no description', async () => expect(await describePart('shell')).toBeNull());
