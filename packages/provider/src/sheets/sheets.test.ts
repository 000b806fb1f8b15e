import { buffer } from 'node:stream/consumers';
import {
  type Endpoint,
  getCash,
  getClientLedger,
  getPurchaseSituation,
  getSalesSituation,
  HEADERS,
  listCancellations,
  listClientAccounts,
  listCoupons,
  listDeliveriesOfBuyer,
  listEstimates,
  listEstimatesOfSales,
  listOrderForms,
  listOrderFormsOfSales,
  listOrders,
  listOwnWines,
  listQnas,
  listReceipts,
  listWishes,
  type QueryOf,
} from '@vitis/contracts';
import { readXlsx } from 'hucre/xlsx';
import { orderForms } from '../db/schema.ts';
import { ask, call } from '../test-support/call.ts';
import { smallShop, TODAY } from '../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { textColumn } from './sheet.ts';
import { sheetAnswer } from './sheet-answer.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

async function sheetOf<E extends Endpoint>(endpoint: E, as: string, query: object = {}, language = 'ko-KR') {
  const response = await call(provider, endpoint, {
    as,
    query: { ...query, format: 'xlsx' } as QueryOf<E>,
    headers: { [HEADERS.language]: language },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()));
  const [{ name, rows, cells }] = sheets as [(typeof sheets)[number]];
  return { response, name, rows, cells: [...(cells?.values() ?? [])] };
}

test('a list of orders is a workbook of all of them, with real numbers and dates of Seoul', async () => {
  const { rows, name, response } = await sheetOf(listOrderForms, buyer);
  const [order] = (await ask(provider, listOrderForms, { as: buyer }))._embedded.items;
  const column = (header: string) => rows[0]!.indexOf(header);
  const row = rows.find((each) => each[0] === order!.orderFormNumber)!;
  expect(name).toBe('발주 신청 내역');
  expect(row[column('합계')]).toBe(order!.total);
  const requested = row[column('신청일시')] as Date;
  expect(requested).toBeInstanceOf(Date);
  expect(requested.toISOString().slice(0, 16)).toBe(order!.requestedAt.slice(0, 16));
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /발주 신청 내역 \d{4}-\d{2}-\d{2}\.xlsx$/,
  );
});

const SHEETS: [string, Endpoint, string][] = [
  ['estimates', listEstimates, buyer],
  ['orders', listOrderForms, buyer],
  ['what was bought', listOrders, buyer],
  ['cancellations', listCancellations, buyer],
  ['inquiries', listQnas, buyer],
  ['deliveries', listDeliveriesOfBuyer, buyer],
  ['receipts', listReceipts, buyer],
  ['the ledger', getCash, buyer],
  ['purchases', getPurchaseSituation, buyer],
  ['wishes', listWishes, buyer],
  ['coupons', listCoupons, buyer],
  ['own wines', listOwnWines, buyer],
  ['estimates of clients', listEstimatesOfSales, sales],
  ['orders of clients', listOrderFormsOfSales, sales],
  ['accounts of clients', listClientAccounts, sales],
  ['sales to clients', getSalesSituation, sales],
  ['a ledger of a period', getClientLedger, buyer],
];

test.each(SHEETS)('%s come as a workbook in the language of who reads them', async (_name, endpoint, as) => {
  const korean = await sheetOf(endpoint, as);
  const english = await sheetOf(endpoint, as, {}, 'en-US');
  expect(korean.rows[0]).toHaveLength(english.rows[0]!.length);
  expect(korean.rows[0]).not.toEqual(english.rows[0]);
  expect(english.rows).toHaveLength(korean.rows.length);
});

test.each(SHEETS)(
  '%s have sums that can be added, days that can be sorted, and nothing that runs',
  async (_name, endpoint, as) => {
    const { rows, cells } = await sheetOf(endpoint, as);
    const [, ...filled] = rows;
    const texts = filled.flat().filter((cell) => typeof cell === 'string');
    expect(
      texts.filter((text) => /^[-−+]?[\d,]+(?:\.\d+)?(?:원|병)?$|^\d{4}-\d{2}-\d{2}/.test(text)),
    ).toEqual([]);
    expect(cells.map(({ type }) => type)).not.toContain('formula');
  },
);

test('it holds what the list is narrowed to, in its order, of more rows than are read at once', async () => {
  const [pattern] = await provider.database.select().from(orderForms).limit(1);
  const more = Array.from({ length: 620 }, (_, index) => ({
    ...pattern!,
    id: 5000 + index,
    number: `O20261101-${String(index + 1).padStart(4, '0')}`,
    estimateId: null,
    status: 'REQUESTED' as const,
    requestedAt: new Date('2026-11-01T01:00:00Z'),
  }));
  await provider.database.insert(orderForms).values(more);
  const query = { dateFrom: '2026-11-01', dateTo: '2026-11-01', sort: 'orderFormNumber,asc' };
  const { rows } = await sheetOf(listOrderForms, buyer, query);
  expect(rows.slice(1).map(([number]) => number)).toEqual(more.map(({ number }) => number));
});

test('a text that looks like a formula stays a text, and one with what XML cannot hold does not damage the file', async () => {
  const title = { 'ko-KR': '표', 'en-US': 'S', 'zh-CN': 'S', 'zh-TW': 'S', 'ja-JP': 'S' };
  const texts = ['=HYPERLINK("http://evil.example","x")', '+1+1', '@SUM(A1)', 'a\u0001b<&>'];
  const sheet = { title, columns: [textColumn<string>(title, 10, (text) => text)] };
  const { body } = sheetAnswer(sheet, texts, { language: 'ko-KR', now: TODAY });
  const bytes = await buffer(body as AsyncIterable<Uint8Array>);
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  expect(sheets[0]!.rows.slice(1).map(([text]) => text)).toEqual([...texts.slice(0, 3), 'ab<&>']);
  const types = [...(sheets[0]!.cells?.values() ?? [])].map(({ type }) => type);
  expect(types).not.toContain('formula');
});

test('another role has no such list', async () => {
  const response = await call(provider, listOrderForms, { as: sales, query: { format: 'xlsx' } });
  expect(response.status).toBe(403);
});
