import {
  createEstimate,
  downloadFile,
  type Estimate,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
} from '@vitis/contracts';
import { ask, call, refused } from '../../test-support/call.ts';
import { uploaded } from '../../test-support/delivery-shop.ts';
import { footprint } from '../../test-support/footprint.ts';
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
const recipient = {
  fullName: '이서준',
  mobile: '010-1234-5678',
  postalCode: '04400',
  address1: '서울특별시 용산구 이태원로 245',
  address2: '지하 1층',
  message: '후문 하역장',
};

type Asking = NonNullable<Parameters<typeof ask<typeof createEstimate>>[2]>['body'];

const request = (body: Asking) => ask(provider, createEstimate, { as: buyer, headers: writing(), body });

const answer = ({ estimateNumber: number, version }: Estimate, unitPrice: number) =>
  ask(provider, respondEstimate, {
    as: sales,
    headers: writing(version),
    params: { number },
    body: { expiredDate: '2026-11-27', products: [{ idProduct: 1, qty: 12, unitPrice }] },
  });

const modify = ({ estimateNumber: number, version }: Estimate, body: Asking) =>
  ask(provider, modifyEstimate, { as: buyer, headers: writing(version), params: { number }, body });

test('prices in mind, a place and files reach the sales staff, and stay through the answers', async () => {
  const file = await uploaded(provider, buyer);
  const asked = await request({
    products: [
      { idProduct: 1, qty: 12, targetPrice: 31_000 },
      { idProduct: 7, qty: 2 },
    ],
    recipient,
    files: [file],
  });
  const params = { number: asked.estimateNumber };
  const wished = {
    recipient: { ...recipient, mobile: '01012345678' },
    files: [{ id: file, name: 'door.jpg' }],
  };
  expect(await ask(provider, getEstimate, { as: sales, params })).toMatchObject({
    ...wished,
    products: [
      { targetPrice: 31_000, unitPrice: 34_450 },
      { targetPrice: null, unitPrice: 15_000 },
    ],
  });
  expect((await call(provider, downloadFile, { query: { id: file }, as: sales })).status).toBe(200);

  const answered = await answer(asked, 33_000);
  expect(answered).toMatchObject({ ...wished, products: [{ targetPrice: 31_000, unitPrice: 33_000 }] });

  // What is left out of a change stays; what is said anew counts; the price is the one offered last.
  const again = await modify(answered, { products: [{ idProduct: 1, qty: 12 }] });
  expect(again).toMatchObject({ ...wished, products: [{ targetPrice: 31_000, unitPrice: 33_000 }] });
  const last = await modify(await answer(again, 33_000), {
    products: [{ idProduct: 1, qty: 12, targetPrice: null }],
    recipient: null,
    files: [],
  });
  expect(last).toMatchObject({ recipient: null, files: [], products: [{ targetPrice: null }] });

  const { _embedded } = await ask(provider, listEstimateRevisions, { as: sales, params });
  expect(_embedded.items.map(({ products }) => products[0]?.targetPrice)).toEqual([
    31_000,
    31_000,
    31_000,
    31_000,
    null,
  ]);
});

test("somebody else's files, a false number and a price of nothing are refused, and nothing is written", async () => {
  const theirs = await uploaded(provider, 'buyer2@vitis.test');
  const products = [{ idProduct: 1, qty: 12 }];
  const before = await footprint(provider);
  const tried = async (body: Asking) =>
    refused(await call(provider, createEstimate, { as: buyer, headers: writing(), body }));
  expect(await tried({ products, files: [theirs] })).toMatchObject({
    status: 409,
    code: 'FILES_GONE',
    errors: [{ field: 'files' }],
  });
  expect(await tried({ products, recipient: { ...recipient, mobile: '0212' } })).toMatchObject({
    status: 400,
    errors: [{ field: 'recipient.mobile', code: 'PHONE_FORMAT' }],
  });
  expect(await tried({ products: [{ idProduct: 1, qty: 12, targetPrice: 0 }] })).toMatchObject({
    status: 400,
    errors: [{ field: 'products.0.targetPrice' }],
  });
  expect(await tried({ products, files: [1, 2, 3, 4, 5, 6] })).toMatchObject({ status: 400 });
  expect(await footprint(provider)).toEqual(before);
});
