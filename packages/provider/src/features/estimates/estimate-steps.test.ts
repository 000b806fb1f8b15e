import {
  addToCart,
  cancelEstimate,
  confirmEstimate,
  createEstimate,
  createManualEstimate,
  type Estimate,
  getCart,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
} from '@vitis/contracts';
import { asc, eq } from 'drizzle-orm';
import { audit, outbox, users } from '../../db/schema.ts';
import { ask, call } from '../../test-support/call.ts';
import { stockOf } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

const request = (products: { idProduct: number; qty: number }[], requestMessage = '') =>
  ask(provider, createEstimate, { as: buyer, headers: writing(), body: { products, requestMessage } });

const answer = ({ estimateNumber: number, version }: Estimate, unitPrice = 33_000) =>
  ask(provider, respondEstimate, {
    as: sales,
    headers: writing(version),
    params: { number },
    body: {
      responseMessage: '이번 달 특가입니다.',
      expiredDate: '2026-11-27',
      products: [{ idProduct: 1, qty: 12, unitPrice, note: '12월 입고분' }],
    },
  });

test('asks at the list prices of the company for so many bottles, and takes the lines out of the cart', async () => {
  await ask(provider, addToCart, {
    as: buyer,
    body: {
      items: [
        { idProduct: 1, qty: 3 },
        { idProduct: 3, qty: 1 },
      ],
    },
  });
  const estimate = await request(
    [
      { idProduct: 1, qty: 6 },
      { idProduct: 1, qty: 6 },
      { idProduct: 7, qty: 2 },
    ],
    '  연말 행사용입니다.\r\n<b>빠른</b> 회신 부탁드립니다. ',
  );
  expect(estimate).toMatchObject({
    estimateNumber: 'E20261120-0001',
    status: 'REQUESTED',
    version: 1,
    revision: 0,
    manual: false,
    requestMessage: '연말 행사용입니다.\n<b>빠른</b> 회신 부탁드립니다.',
    clientName: '주식회사 한강호텔',
    clientFullName: '김도윤',
    clientManagerEmail: buyer,
    clientCompanyRegistrationNumber: '1208147521',
    paymentDays: 30,
    managerName: '한서윤',
    orderFormNumber: null,
    supplier: { companyName: '주식회사 비티스와인', registrationNumber: '1234567891' },
    client: { companyName: '주식회사 한강호텔', representativeName: '김대표' },
    lineCount: 2,
    totalQty: 14,
    supply: 34_450 * 12 + 15_000 * 2,
    tax: 41_340 + 3_000,
  });
  expect(estimate.products).toMatchObject([
    {
      position: 1,
      productName: '샤토 라모네 2019',
      specification: '750ml × 6',
      caseSize: 6,
      qty: 12,
      listPrice: 36_450,
      unitPrice: 34_450,
      supply: 413_400,
      tax: 41_340,
    },
    { position: 2, idProduct: 7, qty: 2, unitPrice: 15_000 },
  ]);
  const cart = await ask(provider, getCart, { as: buyer });
  expect(cart._embedded.items.map(({ idProduct }) => idProduct)).toEqual([3]);
  expect(await stockOf(provider, 1)).toBe(312);
});

test('asking anew begins at the prices that were offered, or at lower ones of a larger quantity', async () => {
  const asked = await request([{ idProduct: 1, qty: 12 }], '부탁드립니다.');
  const answered = await answer(asked);
  const again = await ask(provider, modifyEstimate, {
    as: buyer,
    headers: writing(answered.version),
    params: { number: asked.estimateNumber },
    body: {
      products: [
        { idProduct: 1, qty: 18 },
        { idProduct: 4, qty: 6 },
      ],
      requestMessage: '조금 더 부탁드립니다.',
    },
  });
  const [offered, added] = again.products;
  expect(offered).toMatchObject({ qty: 18, unitPrice: 33_000, listPrice: 36_450 });
  // Of a wine that was not on the offer there is the client's own price.
  expect(added?.unitPrice).toBe(added?.listPrice);
});

test('goes from the request over two answers and a change to the confirmation, each a revision for good', async () => {
  const asked = await request([{ idProduct: 1, qty: 12 }], '부탁드립니다.');
  const number = asked.estimateNumber;
  const answered = await answer(asked);
  expect(answered).toMatchObject({
    status: 'RESPONDED',
    expiredDate: '2026-11-27',
    responseMessage: '이번 달 특가입니다.',
    respondedAt: '2026-11-20T10:00:00.000+09:00',
    products: [{ unitPrice: 33_000, listPrice: 36_450, note: '12월 입고분' }],
    supply: 396_000,
  });
  const changed = await ask(provider, modifyEstimate, {
    as: buyer,
    headers: writing(answered.version),
    params: { number },
    body: { products: [{ idProduct: 1, qty: 60 }], requestMessage: '수량을 늘립니다.' },
  });
  expect(changed).toMatchObject({
    status: 'REQUESTED',
    expiredDate: null,
    totalQty: 60,
    supply: 32_850 * 60,
  });
  const again = await answer(await answer(changed), 31_000);
  const confirmed = await ask(provider, confirmEstimate, {
    as: buyer,
    headers: writing(again.version),
    params: { number },
  });
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', revision: 5, version: 6, supply: 372_000 });

  const { _embedded } = await ask(provider, listEstimateRevisions, { as: sales, params: { number } });
  expect(
    _embedded.items.map(({ revision, authorName, authorRole, status, message, supply }) => [
      revision,
      authorName,
      authorRole,
      status,
      message,
      supply,
    ]),
  ).toEqual([
    [0, '김도윤', 'B2B', 'REQUESTED', '부탁드립니다.', 413_400],
    [1, '한서윤', 'SALESPERSON', 'RESPONDED', '이번 달 특가입니다.', 396_000],
    [2, '김도윤', 'B2B', 'REQUESTED', '수량을 늘립니다.', 1_971_000],
    [3, '한서윤', 'SALESPERSON', 'RESPONDED', '이번 달 특가입니다.', 396_000],
    [4, '한서윤', 'SALESPERSON', 'RESPONDED', '이번 달 특가입니다.', 372_000],
    [5, '김도윤', 'B2B', 'CONFIRMED', '', 372_000],
  ]);
  const recorded = await provider.database
    .select({ action: audit.action, userId: audit.userId })
    .from(audit)
    .where(eq(audit.target, `estimate:${number}`))
    .orderBy(asc(audit.id));
  expect(recorded.map(({ action, userId }) => `${userId} ${action}`)).toEqual([
    '1 estimate.create',
    '3 estimate.respond',
    '1 estimate.modify',
    '3 estimate.respond',
    '3 estimate.respond',
    '1 estimate.confirm',
  ]);
});

test('tells both sides at once, and writes to the other one', async () => {
  const asked = await request([{ idProduct: 1, qty: 12 }]);
  await answer(asked);
  const told = await provider.database.select().from(outbox).orderBy(asc(outbox.id));
  const notices = told.filter(({ channel }) => channel === 'socket').map(({ payload }) => payload);
  const estimateNumber = asked.estimateNumber;
  expect(notices).toEqual([
    {
      rooms: ['user:1', 'user:3'],
      event: 'estimate:changed',
      data: { estimateNumber, status: 'REQUESTED' },
    },
    {
      rooms: ['user:1', 'user:3'],
      event: 'estimate:changed',
      data: { estimateNumber, status: 'RESPONDED' },
    },
  ]);
  const mails = told.filter(({ channel }) => channel === 'mail').map(({ payload }) => payload);
  expect(mails).toMatchObject([
    { recipient: sales, subject: `주식회사 한강호텔 견적 신청 ${estimateNumber}` },
    { recipient: buyer, subject: `견적 회신 ${estimateNumber}` },
  ]);
  expect(mails[1]?.body).toContain('이번 달 특가입니다.');
});

test('writes to each side in the language of the person who reads', async () => {
  for (const [email, language] of [
    [buyer, 'en-US'],
    [sales, 'ja-JP'],
  ] as const)
    await provider.database.update(users).set({ language }).where(eq(users.email, email));
  const asked = await request([{ idProduct: 1, qty: 12 }]);
  await answer(asked);
  const number = asked.estimateNumber;
  const mails = await provider.database
    .select()
    .from(outbox)
    .where(eq(outbox.channel, 'mail'))
    .orderBy(outbox.id);
  expect(mails.map(({ payload }) => payload)).toMatchObject([
    {
      language: 'ja-JP',
      subject: `주식회사 한강호텔 見積依頼 ${number}`,
      body: expect.stringContaining('品目：Château Lamonet 2019、'),
      action: { label: '見積を見る', path: `/mypage/manage-estimate-history/${number}?lang=ja-JP` },
    },
    {
      language: 'en-US',
      subject: `Answer to your request for quote ${number}`,
      body: expect.stringContaining('Wine: Château Lamonet 2019, '),
      action: { label: 'See the quote', path: `/mypage/estimate-apply-history/${number}?lang=en-US` },
    },
  ]);
});

test('sales staff write down what a client asked for on the telephone', async () => {
  const estimate = await ask(provider, createManualEstimate, {
    as: sales,
    headers: writing(),
    body: { idClient: 1, idBuyer: 1, products: [{ idProduct: 1, qty: 6 }] },
  });
  expect(estimate).toMatchObject({
    status: 'REQUESTED',
    manual: true,
    clientFullName: '김도윤',
    managerName: '한서윤',
    products: [{ unitPrice: 36_450 }],
  });
  const read = await ask(provider, getEstimate, { as: buyer, params: { number: estimate.estimateNumber } });
  expect(read).toEqual(estimate);
});

test.each([
  ['buyer', buyer],
  ['sales person', sales],
])('the %s cancels what is not confirmed, and says why', async (_name, as) => {
  const { estimateNumber, version } = await answer(await request([{ idProduct: 1, qty: 12 }]));
  const cancelled = await ask(provider, cancelEstimate, {
    as,
    headers: writing(version),
    params: { number: estimateNumber },
    body: { reason: '행사가 취소되었습니다.' },
  });
  expect(cancelled).toMatchObject({
    status: 'CANCELLED',
    cancelReason: '행사가 취소되었습니다.',
    cancelledAt: '2026-11-20T10:00:00.000+09:00',
    supply: 396_000,
  });
});

test('the version is the ETag', async () => {
  const response = await call(provider, getEstimate, { as: buyer, params: { number: 'E20261118-0002' } });
  expect(response.headers.get('etag')).toBe('"v1"');
  expect(await response.json()).toMatchObject({ version: 1, products: [{ unitPrice: 38_500 }] });
});

test('of two answers at once to the same version one is told that the other was faster', async () => {
  const asked = await request([{ idProduct: 1, qty: 12 }]);
  const respond = (unitPrice: number) =>
    call(provider, respondEstimate, {
      as: sales,
      headers: writing(asked.version),
      params: { number: asked.estimateNumber },
      body: { expiredDate: '2026-11-27', products: [{ idProduct: 1, qty: 12, unitPrice }] },
    });
  const responses = await Promise.all([respond(33_000), respond(32_000)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
});
