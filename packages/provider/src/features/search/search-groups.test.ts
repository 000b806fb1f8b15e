import { findProducts, listProducts, searchGroups } from '@vitis/contracts';
import { timesAsLong } from '@vitis/domain/test-support/processor-time';
import { contents } from '../../db/schema.ts';
import { ask } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

const written = [
  {
    kind: 'MAGAZINE',
    ko: '보르도의 자갈밭',
    en: 'The gravel of Bordeaux',
    summary: '포이약을 걷다',
    daysAgo: 3,
  },
  { kind: 'WINE_SENSE', ko: '디캔팅', en: 'Decanting', summary: '보르도 와인을 여는 법', daysAgo: 2 },
  { kind: 'NEWS_EVENT', ko: '보르도 시음회', en: 'Bordeaux tasting', summary: '', daysAgo: 1 },
  { kind: 'MAGAZINE', ko: '내일의 보르도', en: 'Bordeaux tomorrow', summary: '', daysAgo: -1 },
  ...[1, 2, 3, 4, 5, 6].map((at) => ({
    kind: 'MAGAZINE' as const,
    ko: `부르고뉴 ${at}`,
    en: `Burgundy ${at}`,
    summary: '',
    daysAgo: 5,
  })),
  { kind: 'NOTICE', ko: '보르도 배송 안내', en: 'Delivery to Bordeaux', summary: '', daysAgo: 1 },
] as const;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  await provider.database.insert(contents).values(
    written.map(({ kind, ko, en, summary, daysAgo }) => ({
      kind,
      title: { 'ko-KR': ko, 'en-US': en },
      summary: { 'ko-KR': summary },
      publishedAt: new Date(TODAY.getTime() - daysAgo * 86_400_000),
    })),
  );
});

afterAll(() => provider.close());

const groupsOf = (q: string, headers = {}) => ask(provider, searchGroups, { query: { q }, headers });
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

test('what matches beside wines comes in groups: a title before a summary, and nothing of tomorrow', async () => {
  const groups = await groupsOf('보르도');
  expect(groups.references[0]).toMatchObject({ kind: 'AREA', id: 1, name: '보르도' });
  expect(titles(groups.articles)).toEqual(['보르도의 자갈밭', '디캔팅']);
  expect(titles(groups.events)).toEqual(['보르도 시음회']);
  expect([groups.articles.count, groups.events.count]).toEqual([2, 1]);
});

test('groups speak the language of the request, and are found in any', async () => {
  const groups = await groupsOf('bordeaux', { 'accept-language': 'en-US' });
  expect(titles(groups.articles)).toEqual(['The gravel of Bordeaux']);
});

test('wineries come with where they are and how many wines they have', async () => {
  const { wineries } = await groupsOf('라모네');
  expect(wineries).toMatchObject({
    count: 1,
    items: [{ name: expect.stringContaining('라모네'), productCount: 3 }],
  });
  expect(wineries.items[0]?.origin[0]).toBe('프랑스');
});

test('a search shows the best texts, and all of them where all are asked for', async () => {
  const { articles } = await groupsOf('부르고뉴');
  expect([articles.items.length, articles.count]).toEqual([4, 6]);
  const all = await ask(provider, searchGroups, { query: { q: '부르고뉴', texts: true } });
  expect(all.articles.items).toHaveLength(6);
});

test('groups go by the words that wines were found by', async () => {
  const groups = await groupsOf('qhfmeh');
  expect(groups.corrected).toBe('보르도');
  expect(titles(groups.events)).toEqual(['보르도 시음회']);
});

test('articles answer what was typed, and what was found in its place only where nothing does', async () => {
  const groups = await groupsOf('보르도 여는 법');
  expect(groups.corrected).toBe('보르도');
  expect(titles(groups.articles)).toEqual(['디캔팅']);
  const { _embedded } = await ask(provider, findProducts, { query: { q: '보르도 여는 법' } });
  expect(_embedded.items.at(-1)).toMatchObject({ kind: 'WINE_SENSE', name: '디캔팅' });
  expect(_embedded.items.map(({ kind }) => kind)).not.toContain('MAGAZINE');
});

test.each([
  ['남아공', 'ko-KR', '남아프리카'],
  ['남아공 와인', 'ko-KR', '남아프리카'],
  ['wines from South Africa', 'en-US', 'South Africa'],
  ['그리스', 'en-US', 'Greece'],
] as const)('%s is a country that the shop has no wine of, and is told so', async (q, language, name) => {
  const groups = await groupsOf(q, { 'accept-language': language });
  expect(groups.unsoldCountry).toContain(name);
  expect(groups.corrected).toBeNull();
  const { page } = await ask(provider, listProducts, { query: { q, corrects: true } });
  expect(page.totalElements).toBe(0);
});

test.each(['프랑스', '보르도', '코카콜라'])('%s is no country without wines', async (q) => {
  expect(await groupsOf(q)).not.toHaveProperty('unsoldCountry');
});

test('suggestions end with articles', async () => {
  const { _embedded } = await ask(provider, findProducts, { query: { q: '보르도' } });
  const kinds = _embedded.items.map(({ kind }) => kind);
  expect(kinds[0]).toBe('AREA');
  expect(kinds.slice(-2)).toEqual(['NEWS_EVENT', 'MAGAZINE']);
});

test('the list reads words in other letters only where the caller tells of it', async () => {
  const asTyped = await ask(provider, listProducts, { query: { q: 'ehaps' } });
  expect([asTyped.page.totalElements, asTyped.corrected]).toEqual([0, undefined]);
  const corrected = await ask(provider, listProducts, { query: { q: 'ehaps', corrects: true } });
  expect([corrected.page.totalElements, corrected.corrected]).toEqual([2, '도멘']);
  const none = await ask(provider, listProducts, { query: { q: '코카콜라', corrects: true } });
  expect([none.page.totalElements, none.corrected]).toEqual([0, undefined]);
});

test.each(['ㄱ', 'ㅏ', '가 ', 'a ', '1', '- ', '샤토 ', '시라 ', 'tiEh', 'シャ', '😀', '그랑 크뤼 ', '20 '])(
  'a hundred letters of %j cost little more than the name of a region',
  async (piece) => {
    const found = async (q: string) => {
      const response = await fetch(`${provider.url}${searchGroups.path}?${new URLSearchParams({ q })}`);
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
    };
    // Other words each turn: what was asked for before is remembered.
    const times = await timesAsLong(
      (turn) => found(piece.repeat(100).slice(0, 100 - (turn % 20))),
      (turn) => found(`보르도 ${1900 + turn}`),
    );
    expect(times).toBeLessThan(10);
  },
);
