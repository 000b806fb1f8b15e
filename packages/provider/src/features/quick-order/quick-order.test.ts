import {
  addToCart,
  getCart,
  HEADERS,
  MATCHED_LINES_LIMIT,
  matchOrderLines,
  type SuccessOf,
} from '@vitis/contracts';
import { parseOrder } from '@vitis/domain';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';

/** What somebody wrote, as the screen sends it. */
const linesOf = (text: string) =>
  parseOrder(text, TODAY.getFullYear()).lines.map(({ words, code, vintage, millilitres }) => ({
    words,
    code,
    vintage,
    millilitres,
  }));

async function matched(text: string, as = buyer) {
  const { lines } = await ask(provider, matchOrderLines, { as, body: { lines: linesOf(text) } });
  return lines.map(({ matches, isSure }) => ({
    ids: matches.map(({ product }) => product.id),
    isSure,
    matches,
  }));
}

test.each([
  ['샤토 라모네 19 두 박스', 1],
  ['샤또 라모네 2018 6병', 2],
  ['벨쿠르 샤블리 6병', 3],
  ['Casa Monterizzo Riserva 2018 2 cases', 4],
  ['몬테리조 비앙코 1박스', 5],
  ['보르도 블랑 NV 6병', 7],
  ['#4 6병', 4],
])('%s means one wine beyond doubt', async (text, id) => {
  const [line] = await matched(text);
  expect(line).toMatchObject({ isSure: true });
  expect(line?.ids[0]).toBe(id);
});

test.each([
  ['several years of one wine', '샤토 라모네 6병', [1, 2]],
  ['a year that there is none of', '샤토 라모네 2001 6병', [1, 2]],
  ['a maker of several wines', '몬테리조 6병', [4, 5]],
  ['a region', '토스카나 6병', [4, 5]],
  ['a number that there is no product of', '#4711 샤토 라모네 2019 6병', [1]],
  ['a number of another wine than is written', '#4 샤토 라모네 6병', [4]],
  ['more words than the wine has', '벨쿠르 샤블리 그랑퀴베 스페셜 6병', [3]],
])('asks about %s', async (_name, text, ids) => {
  const [line] = await matched(text);
  expect(line?.isSure).toBe(false);
  expect(line?.ids).toEqual(expect.arrayContaining(ids));
});

test('answers each line in its order, with the client’s own price, stock and last purchase', async () => {
  const lines = await matched('샤블리 6병, 없는와인이름 6병, 샤토 라모네 19 한 박스');
  expect(lines.map(({ ids }) => ids[0])).toEqual([3, undefined, 1]);
  expect(lines[2]?.matches[0]).toMatchObject({
    price: { idProduct: 1, price: 36_450, stock: 312, lastPurchase: { qty: 24 } },
    product: { name: '샤토 라모네', vintage: 2019, availability: 'IN_STOCK' },
  });
  const [theirs] = await matched('샤토 라모네 19 한 박스', 'buyer2@vitis.test');
  expect(theirs?.matches[0]?.price).toMatchObject({ price: 40_500, lastPurchase: null });
});

test('a number that no product has, a size beyond all bottles and an hour leave the other lines their answer', async () => {
  const lines = await matched(
    '#0 6병\n샤블리 40L 6병\n14:30\n#4 6병\n품명\t용량\t수량\n샤블리\t75000\t6\n0\t0\t0',
  );
  expect(lines.map(({ isSure }) => isSure)).toEqual([false, false, false, true, true]);
  expect(lines[0]?.ids).toEqual([]);
  expect(lines[2]?.ids).toEqual([]);
});

test('a wine that is no longer sold is no match', async () => {
  expect((await matched('#8 6병'))[0]?.ids).toEqual([]);
});

test('more lines than a call may carry, and words beyond measure, are refused', async () => {
  const line = { words: '샤토', code: null, vintage: null, millilitres: null };
  for (const lines of [
    Array(MATCHED_LINES_LIMIT + 1).fill(line),
    [],
    [{ ...line, words: '가'.repeat(101) }],
    [{ ...line, code: 0 }],
  ]) {
    const problem = await refused(await call(provider, matchOrderLines, { as: buyer, body: { lines } }));
    expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
  }
});

test.each(['%', "' OR 1=1", '\u0000', '((((', '🍷', 'ㅋ'])('%j is words like others', async (words) => {
  const body = { lines: [{ words, code: null, vintage: null, millilitres: null }] };
  expect([200, 400]).toContain((await call(provider, matchOrderLines, { as: buyer, body })).status);
});

test('matching puts nothing into the cart; what is added twice under one key is there once', async () => {
  await matched('샤토 라모네 19 두 박스');
  expect((await ask(provider, getCart, { as: buyer }))._embedded.items).toEqual([]);
  const headers = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
  const body = { items: [{ idProduct: 1, qty: 12 }] };
  const first = await ask(provider, addToCart, { as: buyer, body, headers });
  expect(await ask(provider, addToCart, { as: buyer, body, headers })).toEqual(first);
  const { _embedded } = await ask(provider, getCart, { as: buyer });
  expect(_embedded.items.map(({ idProduct, qty }) => [idProduct, qty])).toEqual([[1, 12]]);
  const other = { items: [{ idProduct: 1, qty: 6 }] };
  expect(await refused(await call(provider, addToCart, { as: buyer, body: other, headers }))).toMatchObject({
    status: 422,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
});

test('sales staff have a message of one of their own clients read, at the prices of that client', async () => {
  const read = (body: { idClient?: number }) =>
    call(provider, matchOrderLines, {
      as: 'sales@vitis.test',
      body: { ...body, lines: linesOf('샤토 라모네 19 두 박스') },
    });
  const { lines } = (await (await read({ idClient: 1 })).json()) as SuccessOf<typeof matchOrderLines>;
  const [ofBuyer] = await matched('샤토 라모네 19 두 박스');
  expect(lines[0]).toMatchObject({ isSure: true });
  expect(lines[0]?.matches[0]?.price.tiers).toEqual(ofBuyer?.matches[0]?.price.tiers);
  expect((await read({ idClient: 2 })).status).toBe(404);
  expect((await read({})).status).toBe(400);
});
