import { firstReads } from './first-reads.ts';

const request = (params: Record<string, string>, search = '') => ({
  params,
  search: new URLSearchParams(search),
});

test('parameters of the address stand in the path, encoded', () => {
  expect(firstReads({ reads: ['/api/wines/:pid/notes'] }, request({ pid: 'a/b' }))).toEqual([
    '/api/wines/a%2Fb/notes',
  ]);
});

test('of the query only what is named is passed on, and only if it is there', () => {
  const reads = ['/api/wines?size=20{&kind,country}'];

  expect(firstReads({ reads }, request({}, 'kind=1&title=%EB%A0%88'))).toEqual(['/api/wines?size=20&kind=1']);
  expect(firstReads({ reads }, request({}))).toEqual(['/api/wines?size=20']);
});

test('a screen that says nothing is asked nothing for', () => {
  expect(firstReads({}, request({}))).toEqual([]);
});
