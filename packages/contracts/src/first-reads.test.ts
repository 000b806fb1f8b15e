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

test('a parameter of the address may stand in the query as well, encoded', () => {
  const reads = ['/api/wines?idWinery=:wid&size=100{&sort}'];
  expect(firstReads({ reads }, request({ wid: 'a&b' }, 'sort=name'))).toEqual([
    '/api/wines?idWinery=a%26b&size=100&sort=name',
  ]);
});

test('of the query only what is named is passed on, and only if it is there', () => {
  const reads = ['/api/wines?size=20{&kind,country}'];

  expect(firstReads({ reads }, request({}, 'kind=1&title=%EB%A0%88'))).toEqual(['/api/wines?size=20&kind=1']);
  expect(firstReads({ reads }, request({}))).toEqual(['/api/wines?size=20']);
});

test('what the address says takes the place of what is asked without it, and pages are counted from 0', () => {
  const reads = ['/api/wines?page=0&sort=name{&sort,page}'];

  expect(firstReads({ reads }, request({}, 'page=3&sort=price,asc'))).toEqual([
    '/api/wines?page=2&sort=price%2Casc',
  ]);
});

test('a list is one text, whether its items were joined or came one by one', () => {
  expect(firstReads({ reads: ['/api/wines{&kind}'] }, request({}, 'kind=1,2&kind=3'))).toEqual([
    '/api/wines?kind=1%2C2%2C3',
  ]);
});

test('a call that depends on who looks is not foreseen', () => {
  const reads = ['/api/wines{&sort}{!from,sort=price}', '/api/counts'];

  expect(firstReads({ reads }, request({}, 'sort=price,asc'))).toEqual(['/api/counts']);
  expect(firstReads({ reads }, request({}, 'from=1'))).toEqual(['/api/counts']);
  expect(firstReads({ reads }, request({}, 'sort=name'))).toEqual(['/api/wines?sort=name', '/api/counts']);
});

test('a screen that says nothing is asked nothing for', () => {
  expect(firstReads({}, request({}))).toEqual([]);
});
