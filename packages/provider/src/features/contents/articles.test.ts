import {
  getMagazine,
  getNewsEvent,
  getPost,
  getWineSense,
  listMagazineCategories,
  listMagazineProducts,
  listMagazineSortTypes,
  listMagazines,
  listNewsEvents,
  listPosts,
  listProducts,
  listWineSenses,
  type QueryOf,
  toggleMagazineLike,
} from '@vitis/contracts';
import { contentProducts, contents } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

const named = (ko: string, en?: string) => ({ 'ko-KR': ko, ...(en ? { 'en-US': en } : {}) });
const on = (day: string) => new Date(`2026-${day}T10:00:00+09:00`);
const region = { category: 'REGION', categoryName: named('산지', 'Regions') };
const pairing = { category: 'PAIRING', categoryName: named('페어링', 'Pairing') };

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  const rows: (typeof contents.$inferInsert)[] = [
    {
      id: 1,
      kind: 'MAGAZINE',
      ...region,
      title: named('서늘한 언덕', 'Cool slopes'),
      summary: named('산도'),
      author: named('편집부'),
      body: named('<p>본문<script>alert(1)</script></p>', '<p>Body</p>'),
      likes: 3,
      publishedAt: on('11-10'),
    },
    { id: 2, kind: 'MAGAZINE', ...region, title: named('클리마'), likes: 9, publishedAt: on('11-01') },
    { id: 3, kind: 'MAGAZINE', ...pairing, title: named('숯불'), likes: 5, publishedAt: on('11-15') },
    { id: 4, kind: 'MAGAZINE', ...pairing, title: named('내일의 글'), publishedAt: on('11-21') },
    { id: 11, kind: 'NEWS_EVENT', title: named('끝난 행사'), startsOn: '2026-11-01', endsOn: '2026-11-19' },
    {
      id: 12,
      kind: 'NEWS_EVENT',
      title: named('오늘까지'),
      author: named('영업팀', 'Sales'),
      body: named(`<p>${'단가 '.repeat(450)}</p>`),
      startsOn: '2026-11-01',
      endsOn: '2026-11-20',
    },
    { id: 13, kind: 'NEWS_EVENT', title: named('오늘부터'), startsOn: '2026-11-20', endsOn: '2026-11-30' },
    { id: 14, kind: 'NEWS_EVENT', title: named('다가오는'), startsOn: '2026-11-25', endsOn: '2026-11-25' },
    { id: 15, kind: 'NEWS_EVENT', title: named('소식') },
    {
      id: 21,
      kind: 'WINE_SENSE',
      title: named('빈티지'),
      author: named('편집부'),
      position: 2,
      body: named('<p>해</p>'),
    },
    { id: 22, kind: 'WINE_SENSE', title: named('보관'), position: 1 },
    { id: 23, kind: 'WINE_SENSE', title: named('디캔팅'), position: 3 },
    {
      id: 31,
      kind: 'NOTICE',
      title: named('휴일 배송'),
      publishedAt: on('11-02'),
      body: named('<p>쉽니다</p>'),
    },
    { id: 32, kind: 'NOTICE', title: named('고정'), pinned: true, publishedAt: on('10-02') },
    { id: 33, kind: 'NOTICE', title: named('최근'), publishedAt: on('11-12') },
  ];
  await provider.database.insert(contents).values(rows.map((row) => ({ publishedAt: on('11-05'), ...row })));
  await provider.database.insert(contentProducts).values([
    { contentId: 1, productId: 3, position: 0 },
    { contentId: 1, productId: 1, position: 1 },
    { contentId: 1, productId: 8, position: 2 },
    { contentId: 12, productId: 5, position: 0 },
  ]);
});

afterAll(() => provider.close());

const idsOf = (answer: { _embedded: { items: { id: number }[] } }) =>
  answer._embedded.items.map(({ id }) => id);

test('lists what is published of the magazine, by category, in the order that is asked for', async () => {
  const all = await ask(provider, listMagazines);
  expect(idsOf(all)).toEqual([3, 1, 2]);
  expect(all._embedded.items[1]).toEqual({
    id: 1,
    category: { code: 'REGION', name: '산지' },
    title: '서늘한 언덕',
    summary: '산도',
    author: '편집부',
    publishedOn: '2026-11-10',
    likes: 3,
    picture: null,
  });
  expect(idsOf(await ask(provider, listMagazines, { query: { sort: 'likes,desc' } }))).toEqual([2, 3, 1]);
  expect(idsOf(await ask(provider, listMagazines, { query: { sort: 'publishedAt,asc' } }))).toEqual([
    2, 1, 3,
  ]);
  expect(idsOf(await ask(provider, listMagazines, { query: { category: 'REGION' } }))).toEqual([1, 2]);
  expect(idsOf(await ask(provider, listMagazines, { query: { category: 'NOBODY' } }))).toEqual([]);
  const second = await ask(provider, listMagazines, { query: { size: 2, page: 1 } });
  expect(idsOf(second)).toEqual([2]);
  expect(second.page).toEqual({ number: 1, size: 2, totalElements: 3, totalPages: 2 });
});

test('lists those alone that name a wine on sale, where that is asked for', async () => {
  const withWines = true;
  expect(idsOf(await ask(provider, listMagazines, { query: { withWines } }))).toEqual([1]);
  const pairings = { category: 'PAIRING', withWines };
  expect((await ask(provider, listMagazines, { query: pairings })).page.totalElements).toBe(0);
  const running = { state: 'RUNNING', withWines } as const;
  expect(idsOf(await ask(provider, listNewsEvents, { query: running }))).toEqual([12]);

  const sell = (onSale: boolean) =>
    provider.pool.query('UPDATE products SET on_sale = $1 WHERE id = 5', [onSale]);
  await sell(false);
  expect(idsOf(await ask(provider, listNewsEvents, { query: running }))).toEqual([]);
  await sell(true);
});

test('names categories with their articles, and orders, in the language of the request', async () => {
  const headers = { 'accept-language': 'en-US' };
  expect((await ask(provider, listMagazineCategories, { headers }))._embedded.items).toEqual([
    { code: 'PAIRING', name: 'Pairing', count: 1 },
    { code: 'REGION', name: 'Regions', count: 2 },
  ]);
  expect((await ask(provider, listMagazineSortTypes))._embedded.items[0]).toEqual({
    sort: 'publishedAt,desc',
    name: '최신순',
  });
});

test.each([
  '?category=%27%3B--',
  `?category=${'A'.repeat(5_000)}`,
  '?category=region',
  '?sort=title,asc',
  '?page=-1',
  '?page=1e9',
  '?size=1000',
])('refuses %.40s', async (query) => {
  expect((await fetch(`${provider.url}${listMagazines.path}${query}`)).status).toBe(400);
});

test('an article has its text without what was smuggled into it, and what to read next of its own category first', async () => {
  const article = await ask(provider, getMagazine, { params: { id: 1 } });
  expect(article).toMatchObject({
    body: [{ type: 'paragraph', line: [{ text: '본문' }] }],
    readingMinutes: 1,
    liked: false,
  });
  expect(article.related.map(({ id }) => id)).toEqual([2, 3]);
  const english = await ask(provider, getMagazine, {
    params: { id: 1 },
    headers: { 'accept-language': 'en-US' },
  });
  expect(english).toMatchObject({ title: 'Cool slopes', body: [{ line: [{ text: 'Body' }] }] });
});

test('no script is stored, whoever writes a row', async () => {
  const { rows } = await provider.pool.query("SELECT body ->> 'ko-KR' AS html FROM contents WHERE id = 1");
  expect(rows).toEqual([{ html: '<p>본문</p>' }]);
});

test('what another hand has put into the database does not come out', async () => {
  await provider.pool.query('UPDATE contents SET body = $1 WHERE id = 2', [
    {
      'ko-KR':
        '<p onclick="x()">밭<iframe src="//evil.example"></iframe><a href="javascript:x()">링크</a></p>',
    },
  ]);
  const { body } = await ask(provider, getMagazine, { params: { id: 2 } });
  expect(body).toEqual([{ type: 'paragraph', line: [{ text: '밭링크' }] }]);
});

test('counts the wines of events and articles beside the other conditions, and not beside another of their kind', async () => {
  const countsOf = async (query: QueryOf<typeof listProducts>) => {
    const { contents: counted = [] } = await ask(provider, listProducts, {
      query: { ...query, facets: false, contents: [1, 12, 21, 77] },
    });
    return Object.fromEntries(counted.map(({ id, count }) => [id, count]));
  };
  // What is neither an event nor an article is none, and nobody sells wine 8.
  expect(await countsOf({})).toEqual({ 1: 2, 12: 1 });
  expect(await countsOf({ idKinds: [1] })).toEqual({ 1: 1, 12: 0 });
  expect(await countsOf({ idMagazine: 3 })).toEqual({ 1: 2, 12: 0 });
  expect(await countsOf({ q: '샤토' })).toEqual({ 1: 1, 12: 0 });
  const unasked = await ask(provider, listProducts);
  expect(unasked.contents).toBeUndefined();
});

test('an article shows its wines on sale in the editor’s order, and the wine list has the same', async () => {
  expect(idsOf(await ask(provider, listMagazineProducts, { params: { id: 1 } }))).toEqual([3, 1]);
  expect(idsOf(await ask(provider, listProducts, { query: { idMagazine: 1 } })).sort()).toEqual([1, 3]);
  expect(idsOf(await ask(provider, listProducts, { query: { idEvent: 12 } }))).toEqual([5]);
  const move = (years: number) =>
    provider.pool.query('UPDATE contents SET published_at = published_at + make_interval($1) WHERE id = 12', [
      years,
    ]);
  await move(1);
  expect(idsOf(await ask(provider, listProducts, { query: { idEvent: 12 } }))).toEqual([]);
  await move(-1);
  expect(idsOf(await ask(provider, listProducts, { query: { idEvent: 12 } }))).toEqual([5]);
  // An article is no event.
  expect(idsOf(await ask(provider, listProducts, { query: { idEvent: 1 } }))).toEqual([]);
});

test('members like an article and take it back, each for themselves; a guest is told to sign in', async () => {
  const params = { id: 3 };
  expect((await refused(await call(provider, toggleMagazineLike, { params }))).status).toBe(401);
  const like = (as: string) => ask(provider, toggleMagazineLike, { params, as });

  expect(await like('buyer@vitis.test')).toEqual({ id: 3, liked: true, likes: 6 });
  expect(await like('sales@vitis.test')).toEqual({ id: 3, liked: true, likes: 7 });
  expect((await ask(provider, getMagazine, { params, as: 'buyer@vitis.test' })).liked).toBe(true);
  expect((await ask(provider, getMagazine, { params, as: 'driver@vitis.test' })).liked).toBe(false);
  expect(await ask(provider, getMagazine, { params })).toMatchObject({ liked: false, likes: 7 });
  expect(await like('buyer@vitis.test')).toEqual({ id: 3, liked: false, likes: 6 });
  expect(await like('sales@vitis.test')).toEqual({ id: 3, liked: false, likes: 5 });
});

test('presses at once are one after the other: an even number of them leaves what was', async () => {
  const press = () => ask(provider, toggleMagazineLike, { params: { id: 2 }, as: 'buyer@vitis.test' });
  const answers = await Promise.all(Array.from({ length: 6 }, press));
  expect(answers.filter(({ liked }) => liked)).toHaveLength(3);
  expect(await ask(provider, getMagazine, { params: { id: 2 }, as: 'buyer@vitis.test' })).toMatchObject({
    liked: false,
    likes: 9,
  });
});

test('events stand by what they are today in Seoul: running, coming, news, ended', async () => {
  const all = await ask(provider, listNewsEvents);
  expect(all._embedded.items.map(({ id, state, daysLeft }) => [id, state, daysLeft])).toEqual([
    [12, 'RUNNING', 0],
    [13, 'RUNNING', 10],
    [14, 'COMING', 5],
    [15, null, null],
    [11, 'ENDED', null],
  ]);
  expect(idsOf(await ask(provider, listNewsEvents, { query: { state: 'ENDED' } }))).toEqual([11]);
  expect(
    idsOf(await ask(provider, listNewsEvents, { query: { state: 'RUNNING', size: 1, page: 1 } })),
  ).toEqual([13]);
  expect((await fetch(`${provider.url}${listNewsEvents.path}?state=OPEN`)).status).toBe(400);
});

test('an event comes with its wines and with others that have not ended', async () => {
  const event = await ask(provider, getNewsEvent, { params: { id: 12 } });
  expect(event).toMatchObject({ author: '영업팀', publishedOn: '2026-11-05', readingMinutes: 2 });
  expect(event.products.map(({ id }) => id)).toEqual([5]);
  expect(event.related.map(({ id }) => id)).toEqual([13, 14, 15]);
});

test('answers of common sense stand in the editor’s order, between their neighbours', async () => {
  expect(idsOf(await ask(provider, listWineSenses))).toEqual([22, 21, 23]);
  expect(await ask(provider, getWineSense, { params: { id: 21 } })).toMatchObject({
    title: '빈티지',
    author: '편집부',
    readingMinutes: 1,
    body: [{ type: 'paragraph', line: [{ text: '해' }] }],
    previous: { id: 22, title: '보관' },
    next: { id: 23, title: '디캔팅' },
  });
  expect(await ask(provider, getWineSense, { params: { id: 22 } })).toMatchObject({
    author: '',
    previous: null,
    next: { id: 21 },
    related: [{ id: 23, title: '디캔팅' }],
  });
  expect((await ask(provider, getWineSense, { params: { id: 21 } })).related).toEqual([]);
});

test('notices: the pinned one, then the latest', async () => {
  expect(idsOf(await ask(provider, listPosts))).toEqual([32, 33, 31]);
  expect(await ask(provider, getPost, { params: { id: 31 } })).toEqual({
    id: 31,
    title: '휴일 배송',
    pinned: false,
    publishedOn: '2026-11-02',
    body: [{ type: 'paragraph', line: [{ text: '쉽니다' }] }],
    previous: { id: 33, title: '최근' },
    next: null,
  });
});

test('notices are found by days and by words of title and text, not by its markup, and turn round below the pinned one', async () => {
  const listed = async (query: QueryOf<typeof listPosts>) => idsOf(await ask(provider, listPosts, { query }));
  expect(await listed({ q: '배송' })).toEqual([31]);
  expect(await listed({ q: '쉽니다' })).toEqual([31]);
  expect(await listed({ q: '<p' })).toEqual([]);
  expect(await listed({ dateTo: '2026-11-02' })).toContain(31);
  expect(await listed({ dateFrom: '2026-11-03' })).not.toContain(31);
  expect(await listed({ sort: 'publishedOn,asc' })).toEqual([32, 31, 33]);
});

test.each([
  [getMagazine, 4],
  [getMagazine, 12],
  [getMagazine, 2_147_483_647],
  [listMagazineProducts, 4],
  [getNewsEvent, 1],
  [getWineSense, 31],
  [getPost, 21],
])('what is not published or of another kind is not there: %#', async (endpoint, id) => {
  expect((await call(provider, endpoint, { params: { id } })).status).toBe(404);
  expect((await fetch(`${provider.url}${endpoint.path.replace(':id', '0')}`)).status).toBe(400);
});
