import {
  getLegalDocument,
  getWinery,
  listAreas,
  listCountries,
  listFaqCategories,
  listFaqs,
  listFeatureds,
  listHolidays,
  listKinds,
  listLanguages,
  listLevels,
  listTypes,
  listVolumes,
  listWineries,
  searchGroups,
} from '@vitis/contracts';
import { contents, holidays, kinds } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

test('names kinds, levels, featureds and volumes in menu order', async () => {
  expect((await ask(provider, listKinds))._embedded.items).toEqual([
    { id: 1, code: 'RED', name: '레드', productCount: 4 },
    { id: 2, code: 'WHITE', name: '화이트', productCount: 3 },
  ]);
  expect((await ask(provider, listLevels))._embedded.items).toEqual([{ id: 1, name: '그랑 크뤼' }]);
  expect((await ask(provider, listFeatureds))._embedded.items).toMatchObject([
    { code: 'NEW', productCount: 1 },
  ]);
  expect((await ask(provider, listVolumes))._embedded.items).toEqual([
    { id: 1, millilitres: 750, name: '750ml' },
  ]);
});

test('begins the areas with "all", whose only area names the codes of the other countries', async () => {
  const { countries } = (await ask(provider, listAreas))._embedded;
  expect(countries.map(({ countryCode }) => countryCode)).toEqual(['ALL', 'FR', 'IT']);
  expect(countries[0]?.productionAreas).toEqual([
    { id: -1, name: '전체', productCount: 7, countryName: 'FR,IT' },
  ]);
  expect(countries[1]).toMatchObject({
    name: '프랑스',
    productCount: 5,
    productionAreas: [
      { id: -1, name: '전체', productCount: 5 },
      { id: 1, name: '보르도', productCount: 4, children: [{ id: 2, name: '생테밀리옹', productCount: 2 }] },
      { id: 3, name: '부르고뉴', productCount: 1 },
    ],
  });
  const others = countries.slice(1).flatMap(({ productionAreas }) => productionAreas);
  expect(others.every((area) => area.countryName === undefined)).toBe(true);
});

test('makes one entry of grapes that are one, the most frequent first', async () => {
  const { content } = (await ask(provider, listTypes)).types;
  expect(content).toContainEqual({ name: '시라', nameEn: 'Syrah', ids: [5, 6], productCount: 2 });
  const counts = content.map(({ productCount }) => productCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('names each language in itself, and countries in the language asked for', async () => {
  const { items } = (await ask(provider, listLanguages))._embedded;
  expect(items[0]).toEqual({ code: 'ko-KR', name: '한국어', default: true });
  expect(items).toHaveLength(5);
  const countries = await ask(provider, listCountries, { headers: { 'accept-language': 'en-US' } });
  expect(countries._embedded.items.map(({ name }) => name)).toEqual(['France', 'Italy', 'Korea']);
});

test('a change of the catalogue shows within moments', async () => {
  await ask(provider, listKinds);
  await provider.database
    .insert(kinds)
    .values({ id: 3, code: 'ROSE', name: { 'ko-KR': '로제' }, position: 3 });
  let items: unknown[] = [];
  while (items.length < 3) items = (await ask(provider, listKinds))._embedded.items;
  expect(items[2]).toMatchObject({ code: 'ROSE', name: '로제' });
});

test('lists wineries by name or by words', async () => {
  const all = await ask(provider, listWineries);
  expect(all._embedded.items.map(({ name }) => name)).toEqual([
    '도멘 벨쿠르',
    '샤토 라모네',
    '카사 몬테리조',
  ]);
  const found = await ask(provider, listWineries, { query: { q: '샤또' } });
  expect(found._embedded.items.map(({ id }) => id)).toEqual([1]);
  const italian = await ask(provider, listWineries, { query: { countryName: 'IT', sort: 'products,desc' } });
  expect(italian._embedded.items).toMatchObject([{ id: 3, productCount: 2, country: { countryCode: 'IT' } }]);
  const inBordeaux = await ask(provider, listWineries, { query: { idProductionAreas: [1] } });
  expect(inBordeaux._embedded.items.map(({ id }) => id)).toEqual([1]);
});

test.each(['tiEh fkahsp', 'シャトー lamonet', '샤또 라모네'])(
  'the list of wineries understands %s as the search of the shop does',
  async (q) => {
    const found = await ask(provider, listWineries, { query: { q } });
    expect(found._embedded.items.map(({ id }) => id)).toEqual([1]);
    const groups = await ask(provider, searchGroups, { query: { q } });
    expect(groups.wineries.count).toBe(found.page.totalElements);
  },
);

test('counts wineries by country and region, each with the other conditions applied and its own left out', async () => {
  const all = await ask(provider, listWineries);
  expect(all.facets.countries.map(({ countryCode, count }) => [countryCode, count])).toEqual([
    ['FR', 2],
    ['IT', 1],
  ]);
  const { facets, page } = await ask(provider, listWineries, { query: { countryName: 'FR' } });
  expect(facets.countries).toHaveLength(2);
  expect(facets.areas.every(({ countryCode }) => countryCode === 'FR')).toBe(true);
  expect(page.totalElements).toBe(2);
  // An area of another country leaves nothing, and is no fault.
  const none = await ask(provider, listWineries, { query: { countryName: 'IT', idProductionAreas: [1] } });
  expect([none._embedded.items, none.page.totalPages]).toEqual([[], 0]);
  const found = await ask(provider, listWineries, { query: { q: '샤또', countryName: 'IT' } });
  expect(found.facets.countries).toEqual([{ countryCode: 'FR', name: '프랑스', count: 1 }]);
});

test('shows a winery with its wines', async () => {
  const winery = await ask(provider, getWinery, { params: { id: 1 } });
  expect(winery).toMatchObject({ nameEn: 'Château Lamonet', foundedYear: 1870, productCount: 3 });
  expect(winery.products.map(({ id }) => id)).toEqual([1, 2, 7]);
  expect(await refused(await call(provider, getWinery, { params: { id: 99 } }))).toMatchObject({
    status: 404,
  });
});

test('answers what many ask, by category and by words', async () => {
  const faq = (category: string, question: string, answer: string, position: number) => ({
    kind: 'FAQ' as const,
    category,
    categoryName: { 'ko-KR': category === 'PAY' ? '결제' : '배송' },
    title: { 'ko-KR': question },
    blocks: [{ type: 'paragraph' as const, text: { 'ko-KR': answer } }],
    position,
    publishedAt: TODAY,
  });
  await provider.database
    .insert(contents)
    .values([
      faq('SHIP', '언제 도착하나요?', '영업일 기준 1일 안에 도착합니다.', 2),
      faq('PAY', '세금계산서는 어떻게 받나요?', '월말에 발행합니다.', 1),
    ]);
  const all = await ask(provider, listFaqs);
  expect(all._embedded.items.map(({ question }) => question)).toEqual([
    '세금계산서는 어떻게 받나요?',
    '언제 도착하나요?',
  ]);
  expect(all._embedded.items[0]).toMatchObject({
    category: { code: 'PAY', name: '결제' },
    answer: ['월말에 발행합니다.'],
  });
  const ofShipping = await ask(provider, listFaqs, { query: { category: 'SHIP' } });
  expect(ofShipping.page.totalElements).toBe(1);
  const byWords = await ask(provider, listFaqs, { query: { q: '세금' } });
  expect(byWords._embedded.items).toHaveLength(1);
  expect((await ask(provider, listFaqs, { query: { category: "'; DROP" } }))._embedded.items).toEqual([]);
  expect((await ask(provider, listFaqCategories))._embedded.items).toEqual([
    { code: 'PAY', name: '결제', count: 1 },
    { code: 'SHIP', name: '배송', count: 1 },
  ]);
  expect((await ask(provider, listFaqCategories, { query: { q: '세금' } }))._embedded.items).toEqual([
    { code: 'PAY', name: '결제', count: 1 },
    { code: 'SHIP', name: '배송', count: 0 },
  ]);
});

test.each([
  ['202602', ['2026-02-16 설날 연휴', '2026-02-17 설날', '2026-02-18 설날 연휴']],
  ['202603', ['2026-03-01 삼일절', '2026-03-02 대체공휴일(삼일절)']],
  ['202605', ['2026-05-05 어린이날', '2026-05-24 부처님오신날', '2026-05-25 대체공휴일(부처님오신날)']],
  ['202607', ['2026-07-17 제헌절']],
  ['202608', ['2026-08-15 광복절', '2026-08-17 대체공휴일(광복절)']],
  ['202609', ['2026-09-24 추석 연휴', '2026-09-25 추석', '2026-09-26 추석 연휴']],
  ['202610', ['2026-10-03 개천절', '2026-10-05 대체공휴일(개천절)', '2026-10-09 한글날']],
  [
    '202702',
    ['2027-02-06 설날 연휴', '2027-02-07 설날', '2027-02-08 설날 연휴', '2027-02-09 대체공휴일(설날)'],
  ],
])('knows the holidays of %s', async (yyyyMM, expected) => {
  const { items } = (await ask(provider, listHolidays, { query: { yyyyMM } }))._embedded;
  expect(items.map(({ date, name }) => `${date} ${name}`)).toEqual(expected);
});

test('a day that an operator enters wins over the computed one', async () => {
  await provider.database
    .insert(holidays)
    .values({ date: '2030-06-03', name: { 'ko-KR': '임시공휴일' }, source: 'OPERATOR' });
  const { items } = (await ask(provider, listHolidays, { query: { yyyyMM: '203006' } }))._embedded;
  expect(items).toContainEqual({ date: '2030-06-03', name: '임시공휴일', substitute: false });
  expect(items).toContainEqual(expect.objectContaining({ date: '2030-06-06' }));
});

test.each(['', '2026', '202613', '20261'])('refuses %j as a month', async (yyyyMM) => {
  expect((await fetch(`${provider.url}${listHolidays.path}?yyyyMM=${yyyyMM}`)).status).toBe(400);
});

test('of several versions of the terms, shows the one in force', async () => {
  const version = (startsOn: string, text: string) => ({
    kind: 'TERM' as const,
    title: { 'ko-KR': '이용약관' },
    startsOn,
    publishedAt: TODAY,
    blocks: [
      { type: 'heading' as const, text: { 'ko-KR': '제1조' } },
      { type: 'paragraph' as const, text: { 'ko-KR': text } },
    ],
  });
  await provider.database
    .insert(contents)
    .values([version('2026-01-01', '지금'), version('2025-01-01', '예전'), version('2026-12-01', '다음')]);
  expect(await ask(provider, getLegalDocument, { params: { type: 'TERM' } })).toEqual({
    type: 'TERM',
    title: '이용약관',
    effectiveDate: '2026-01-01',
    sections: [{ heading: '제1조', paragraphs: ['지금'] }],
  });
  expect((await call(provider, getLegalDocument, { params: { type: 'PRIVACY' } })).status).toBe(404);
  expect((await fetch(`${provider.url}/api/v1/documents/OTHER`)).status).toBe(400);
});
