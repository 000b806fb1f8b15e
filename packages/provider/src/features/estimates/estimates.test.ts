import {
  countEstimates,
  getEstimate,
  listConfirmedEstimates,
  listEstimateRevisions,
  listEstimates,
  listEstimatesOfSales,
  type QueryOf,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { orderForms, products } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;
let now: Date;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

beforeEach(() => {
  now = TODAY;
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

async function idsOf(query: QueryOf<typeof listEstimates> = {}, as = buyer): Promise<number[]> {
  const { _embedded } = await ask(provider, listEstimates, { query, as });
  return _embedded.items.map(({ id }) => id);
}

test('lists a company’s own estimates, the latest first, with the sums of the last revision', async () => {
  const { _embedded, page } = await ask(provider, listEstimates, { as: buyer });
  expect(page.totalElements).toBe(4);
  expect(_embedded.items.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(_embedded.items[2]).toMatchObject({
    estimateNumber: 'E20261118-0002',
    status: 'RESPONDED',
    expired: false,
    clientName: '주식회사 한강호텔',
    clientFullName: '김도윤',
    managerName: '한서윤',
    firstProductName: '샤토 라모네 2019',
    lineCount: 1,
    totalQty: 24,
    supply: 924_000,
    tax: 92_400,
    total: 1_016_400,
    requestedAt: '2026-11-12T10:00:00.000+09:00',
  });
});

test('the lines of an estimate and of its revisions show the wine as it looks now', async () => {
  const picture = { base: '/files/bottle', widths: [126, 252], width: 504, height: 1400 };
  await provider.database.update(products).set({ picture }).where(eq(products.id, 1));
  const params = { number: 'E20261118-0002' };
  const estimate = await ask(provider, getEstimate, { as: buyer, params });
  expect(estimate.products).toMatchObject([{ idProduct: 1, picture }]);
  const { _embedded } = await ask(provider, listEstimateRevisions, { as: buyer, params });
  expect(_embedded.items.at(-1)?.products).toMatchObject([{ idProduct: 1, picture }]);
});

test('an estimate is valid through the end of its last day in Seoul', async () => {
  expect(await idsOf({ status: 'EXPIRED' })).toEqual([3]);
  expect(await idsOf({ status: 'RESPONDED' })).toEqual([2]);
  now = new Date('2026-11-20T23:59:59+09:00');
  expect(await idsOf({ status: 'RESPONDED' })).toEqual([2]);
  now = new Date('2026-11-21T00:00:00+09:00');
  expect(await idsOf({ status: 'RESPONDED' })).toEqual([]);
  expect(await idsOf({ status: 'EXPIRED' })).toEqual([3, 2]);
});

test('counts by state add up', async () => {
  expect(await ask(provider, countEstimates, { as: buyer })).toEqual({
    REQUESTED: 1,
    RESPONDED: 1,
    EXPIRED: 1,
    CONFIRMED: 1,
    CANCELLED: 0,
    total: 4,
  });
  expect(await ask(provider, countEstimates, { as: sales })).toMatchObject({ total: 4 });
  expect(await ask(provider, countEstimates, { as: 'sales2@vitis.test' })).toMatchObject({
    REQUESTED: 1,
    total: 1,
  });
});

test.each<[string, QueryOf<typeof listEstimates>, number[]]>([
  ['days, both included', { dateFrom: '2026-11-12', dateTo: '2026-11-13' }, [3, 2]],
  ['part of a number', { q: '0004' }, [4]],
  ['a wine', { q: '라모네' }, [4, 3, 2, 1]],
  ['first consonants of a wine', { q: 'ㄹㅁㄴ' }, [4, 3, 2, 1]],
  ['first consonants of nothing', { q: 'ㅋㅋㅋ' }, []],
  ['what stands nowhere', { q: '100%_' }, []],
])('narrows by %s', async (_name, query, expected) => {
  expect(await idsOf(query)).toEqual(expected);
});

test('sales staff see the estimates of their own clients only', async () => {
  const own = await ask(provider, listEstimatesOfSales, { as: sales });
  expect(own._embedded.items.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  const [{ total, clientFullName } = { total: 0, clientFullName: '' }] = own._embedded.items;
  const query = { totalFrom: total, totalTo: total, contact: clientFullName };
  const narrowed = await ask(provider, listEstimatesOfSales, { as: sales, query });
  expect(narrowed._embedded.items.length).toBeGreaterThan(0);
  expect(new Set(narrowed._embedded.items.map((each) => each.total))).toEqual(new Set([total]));
  const others = await ask(provider, listEstimatesOfSales, { as: sales, query: { idClient: 2 } });
  expect(others._embedded.items).toEqual([]);
  expect(await idsOf({}, 'buyer2@vitis.test')).toEqual([5]);
});

test('a confirmed estimate is ready to order until it is ordered', async () => {
  const ready = async () =>
    (await ask(provider, listConfirmedEstimates, { as: buyer }))._embedded.items.map(({ id }) => id);
  expect(await ready()).toEqual([4]);
  await provider.database.insert(orderForms).values({
    number: 'O20261119-0001',
    status: 'REQUESTED',
    clientCompanyId: 1,
    requestedBy: 1,
    estimateId: 4,
    lineCount: 1,
    totalQty: 24,
    supply: 10,
    tax: 1,
    total: 11,
  });
  expect(await ready()).toEqual([]);
});

test.each([
  [listEstimates, sales, 403],
  [listEstimates, 'driver@vitis.test', 403],
  [listEstimatesOfSales, buyer, 403],
  [countEstimates, 'driver@vitis.test', 403],
  [listEstimates, undefined, 401],
])('%# is not for everyone', async (endpoint, as, status) => {
  expect(await refused(await call(provider, endpoint, as === undefined ? {} : { as }))).toMatchObject({
    status,
  });
});

test('refuses a day that does not exist', async () => {
  const problem = await refused(
    await call(provider, listEstimates, { as: buyer, query: { dateFrom: '2026-02-30' } }),
  );
  expect(problem.errors).toMatchObject([{ field: 'dateFrom' }]);
});

test.each([
  ['0000-01-01', 'dateFrom'],
  ['0999-12-31', 'dateTo'],
  ['9999-12-31', 'dateTo'],
] as const)('no calendar of ours has %s', async (day, field) => {
  const response = await call(provider, listEstimates, { query: { [field]: day }, as: buyer });
  expect(await refused(response)).toMatchObject({ status: 400, errors: [{ field }] });
});
