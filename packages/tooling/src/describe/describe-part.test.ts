import { resolve } from 'node:path';
import { execaNode } from 'execa';
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

test('of what a guest may open, the privacy policy alone has an address by a query', async () => {
  const parts = await Promise.all(partNames().map(describePart));
  const routes = parts.flatMap((part) => part?.routes ?? []).filter(({ guest }) => guest);
  expect(routes.flatMap(({ addresses = [] }) => addresses)).toEqual(['/terms?type=PRIVACY']);
});

test('the shell has no description', async () => expect(await describePart('shell')).toBeNull());

test('one part after the other is described by a process that has compiled nothing itself', async () => {
  const describePartFile = JSON.stringify(resolve(import.meta.dirname, 'describe-part.ts'));
  const program = `const { describePart } = await import(${describePartFile});
    for (const part of ['mf-account', 'mf-chat']) console.log((await describePart(part)).name);`;
  const { stdout } = await execaNode('--eval', [program], { nodeOptions: ['--input-type=module'] });
  expect(stdout.split('\n')).toEqual(['mf-account', 'mf-chat']);
});
