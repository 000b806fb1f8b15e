import {
  confirmEstimateLines,
  createEstimate,
  createOrderForm,
  type Estimate,
  getEstimate,
  listEstimateRevisions,
  listNotifications,
  respondEstimate,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit, outbox } from '../../db/schema.ts';
import { attempt } from '../../test-support/attempt.ts';
import { ask, call } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
let now = TODAY;

beforeEach(async () => {
  now = TODAY;
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

/** Three wines, each at a price of its own. */
async function answered(): Promise<Estimate> {
  const products = [1, 3, 7].map((idProduct) => ({ idProduct, qty: 12 }));
  const { estimateNumber: number, version } = await ask(provider, createEstimate, {
    as: buyer,
    headers: writing(),
    body: { products },
  });
  return ask(provider, respondEstimate, {
    as: sales,
    headers: writing(version),
    params: { number },
    body: {
      expiredDate: '2026-11-27',
      products: products.map((line, at) => ({ ...line, unitPrice: 10_000 + at * 5 })),
    },
  });
}

const confirmLines = (
  { estimateNumber: number, version }: Estimate,
  body: unknown,
  headers = writing(version),
) => call(provider, confirmEstimateLines, { as: buyer, headers, params: { number }, body: body as never });

async function confirmed(estimate: Estimate, body: unknown): Promise<Estimate> {
  const response = await confirmLines(estimate, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Estimate;
}

test('holds what was taken alone, keeps what was left out beside it, and every step as it was', async () => {
  const estimate = await answered();
  const after = await confirmed(estimate, { positions: [1, 3], message: ' 7호는 다음 달에 주문합니다. ' });
  expect(after).toMatchObject({
    status: 'CONFIRMED',
    revision: 2,
    confirmedAt: '2026-11-20T10:00:00.000+09:00',
    lineCount: 2,
    totalQty: 24,
    supply: 12 * 10_000 + 12 * 10_010,
    tax: 12 * 1_000 + 12_012,
    products: [
      { position: 1, idProduct: 1, unitPrice: 10_000 },
      { position: 2, idProduct: 7, unitPrice: 10_010 },
    ],
    notTaken: [{ position: 2, idProduct: 3, qty: 12, unitPrice: 10_005, supply: 120_060 }],
  });
  const params = { number: estimate.estimateNumber };
  expect(await ask(provider, getEstimate, { as: sales, params })).toEqual(after);
  const { _embedded } = await ask(provider, listEstimateRevisions, { as: sales, params });
  expect(_embedded.items.map(({ status, message, products }) => [status, message, products.length])).toEqual([
    ['REQUESTED', '', 3],
    ['RESPONDED', '', 3],
    ['CONFIRMED', '7호는 다음 달에 주문합니다.', 2],
  ]);
});

test('tells the sales contact by mail and bell, and the record says which wines were left out', async () => {
  const estimate = await answered();
  await confirmed(estimate, { positions: [2], message: '나머지는 보류합니다.' });
  const { estimateNumber } = estimate;
  const told = await provider.database.select().from(outbox).where(eq(outbox.channel, 'mail'));
  const mail = told.find(({ payload }) => String(payload.subject).includes('일부 확정'));
  expect(mail?.payload).toMatchObject({
    recipient: sales,
    subject: `주식회사 한강호텔 견적 일부 확정 ${estimateNumber}`,
    body: expect.stringContaining('견적 3종 가운데 1종만 확정하였습니다.'),
    action: { path: `/mypage/manage-estimate-history/${estimateNumber}` },
  });
  expect(mail?.payload.body).toContain('나머지는 보류합니다.');
  const bell = await ask(provider, listNotifications, { as: sales });
  expect(bell._embedded.items).toContainEqual(
    expect.objectContaining({ kind: 'ESTIMATE', target: estimateNumber, status: 'CONFIRMED', read: false }),
  );
  const recorded = await provider.database
    .select()
    .from(audit)
    .where(eq(audit.action, 'estimate.confirm-lines'));
  expect(recorded.map(({ target, details }) => [target, details])).toEqual([
    [`estimate:${estimateNumber}`, { revision: 2, notTaken: [1, 7] }],
  ]);
});

test('all lines is a confirmation like any other', async () => {
  const after = await confirmed(await answered(), { positions: [1, 2, 3] });
  expect(after).toMatchObject({ status: 'CONFIRMED', lineCount: 3, notTaken: [] });
  expect(
    await provider.database.select().from(audit).where(eq(audit.action, 'estimate.confirm')),
  ).toHaveLength(1);
});

test('orders what was taken, at its prices; what was left out cannot be ordered from it', async () => {
  const { estimateNumber } = await confirmed(await answered(), { positions: [1, 2] });
  const body = { dueDate: '2026-11-24', shipping: SHIPPING, estimateNumber };
  const refused = await attempt(provider, createOrderForm, {
    as: buyer,
    body: { ...body, products: [{ idProduct: 7, qty: 1 }] },
  });
  expect(refused).toMatchObject({ status: 400, errors: [{ field: 'products.0.idProduct' }] });
  const order = await ask(provider, createOrderForm, { as: buyer, headers: writing(), body });
  expect(order).toMatchObject({
    estimateNumber,
    supply: 12 * 10_000 + 12 * 10_005,
    products: [
      { idProduct: 1, qty: 12, unitPrice: 10_000 },
      { idProduct: 3, qty: 12, unitPrice: 10_005 },
    ],
  });
});

test.each<[string, unknown, string]>([
  ['no lines', { positions: [] }, 'positions'],
  ['lines that are not said', {}, 'positions'],
  ['a line that it has not', { positions: [1, 4] }, 'positions.1'],
  ['a line before the first', { positions: [0] }, 'positions.0'],
  ['half a line', { positions: [1.5] }, 'positions.0'],
  ['a line twice', { positions: [1, 2, 1] }, 'positions.2'],
  ['a bell in the message', { positions: [1], message: 'a\u0007b' }, 'message'],
  ['a novel', { positions: [1], message: 'a'.repeat(1001) }, 'message'],
])('refuses %s, and writes nothing', async (_name, body, field) => {
  const estimate = await answered();
  const before = await footprint(provider);
  const problem = await attempt(provider, confirmEstimateLines, {
    as: buyer,
    number: estimate.estimateNumber,
    version: estimate.version,
    body,
  });
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
  expect(await footprint(provider)).toEqual(before);
});

test('an answer that has run out, an older one, and one that is confirmed already are refused', async () => {
  const estimate = await answered();
  const code = async (response: Response) => [response.status, (await response.json()).code];
  expect(await code(await confirmLines(estimate, { positions: [1] }, writing(1)))).toEqual([
    412,
    'VERSION_STALE',
  ]);
  now = new Date('2026-11-28T00:00:00+09:00');
  expect(await code(await confirmLines(estimate, { positions: [1] }))).toEqual([409, 'ESTIMATE_EXPIRED']);
  now = TODAY;
  const after = await confirmed(estimate, { positions: [1] });
  expect(await code(await confirmLines(after, { positions: [1] }))).toEqual([409, 'ILLEGAL_TRANSITION']);
});

test('the same press sent again is answered as the first time; of two tabs one is told', async () => {
  const estimate = await answered();
  const headers = writing(estimate.version);
  const first = await confirmLines(estimate, { positions: [1, 2] }, headers);
  const again = await confirmLines(estimate, { positions: [1, 2] }, headers);
  expect(await again.json()).toEqual(await first.json());

  const other = await answered();
  const both = await Promise.all([
    confirmLines(other, { positions: [1] }),
    confirmLines(other, { positions: [2] }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
