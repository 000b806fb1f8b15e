import { createOrderForm } from '@vitis/contracts';
import { attempt } from '../../test-support/attempt.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
let before: Record<string, string>;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  before = await footprint(provider);
});

afterEach(async () => {
  expect(await footprint(provider)).toEqual(before);
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const line = { idProduct: 1, qty: 12 };
const order = { dueDate: '2026-11-24', shipping: SHIPPING, products: [line] };

test.each<[string, unknown, string]>([
  ['what is not confirmed', { estimateNumber: 'E20261118-0002' }, 'ESTIMATE_NOT_CONFIRMED'],
  ['what has run out', { estimateNumber: 'E20261118-0003' }, 'ESTIMATE_NOT_CONFIRMED'],
  ['a wine that is not sold any more', { products: [line, { idProduct: 8, qty: 1 }] }, 'PRODUCT_UNAVAILABLE'],
  ['a wine that never was', { products: [{ idProduct: 4711, qty: 1 }] }, 'PRODUCT_UNAVAILABLE'],
])('nobody orders %s', async (_name, body, code) => {
  const problem = await attempt(provider, createOrderForm, {
    as: buyer,
    body: { ...order, products: undefined, ...(body as object) },
  });
  expect(problem).toMatchObject({ status: 409, code });
});

test('what there is not enough of is named, with what is left of each, in the language of the call', async () => {
  const body = {
    ...order,
    products: [line, { idProduct: 3, qty: 19 }, { idProduct: 2, qty: 1 }],
  };
  const korean = await attempt(provider, createOrderForm, { as: buyer, body });
  expect(korean).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  expect(korean.message).toBe(
    '재고가 부족합니다. 남은 수량: 도멘 벨쿠르 샤블리 2022 18병, 샤토 라모네 2018 0병',
  );
  const english = await attempt(provider, createOrderForm, {
    as: buyer,
    body,
    headers: { ...writing(), 'accept-language': 'en-US' },
  });
  expect(english.message).toMatch(/What is left: .+ 2022 18 bottles, .+ 2018 0 bottles$/);
});

test('what became dearer since it was shown is named with both prices, in the language of the call', async () => {
  const body = { ...order, products: [{ ...line, unitPrice: 34_449 }] };
  const korean = await attempt(provider, createOrderForm, { as: buyer, body });
  expect(korean).toMatchObject({ status: 409, code: 'PRICE_RAISED_SINCE' });
  expect(korean.message).toContain('샤토 라모네 2019 34,449원 → 34,450원');
  const english = await attempt(provider, createOrderForm, {
    as: buyer,
    body,
    headers: { ...writing(), 'accept-language': 'en-US' },
  });
  expect(english.message).toMatch(/2019 ₩34,449 → ₩34,450/);
});

test.each<[string, unknown, string]>([
  ['nothing', { products: undefined }, 'products'],
  [
    'of an estimate what it has not',
    { estimateNumber: 'E20261118-0004', products: [{ idProduct: 3, qty: 1 }] },
    'products.0.idProduct',
  ],
  [
    'more of an estimate than it has',
    { estimateNumber: 'E20261118-0004', products: [{ idProduct: 1, qty: 25 }] },
    'products.0.qty',
  ],
  [
    'a wine of an estimate twice',
    { estimateNumber: 'E20261118-0004', products: [line, line] },
    'products.1.idProduct',
  ],
  ['no lines', { products: [] }, 'products'],
  ['no bottles', { products: [{ idProduct: 1, qty: 0 }] }, 'products.0.qty'],
  ['fewer than none', { products: [{ idProduct: 1, qty: -1 }] }, 'products.0.qty'],
  ['half a bottle', { products: [{ idProduct: 1, qty: 0.5 }] }, 'products.0.qty'],
  ['a bottle in words', { products: [{ idProduct: 1, qty: '1' }] }, 'products.0.qty'],
  ['more than a line holds', { products: [{ idProduct: 1, qty: 1e9 }] }, 'products.0.qty'],
  ['for yesterday', { dueDate: '2026-11-19' }, 'dueDate'],
  ['for a day that does not exist', { dueDate: '2026-11-31' }, 'dueDate'],
  ['with a bell in the message', { requestMessage: '\u0007' }, 'requestMessage'],
  ['to nobody', { shipping: { ...SHIPPING, fullName: ' ' } }, 'shipping.fullName'],
  ['to a name of two lines', { shipping: { ...SHIPPING, fullName: '김\n도윤' } }, 'shipping.fullName'],
  ['to a number that nobody has', { shipping: { ...SHIPPING, mobile: '12345' } }, 'shipping.mobile'],
  ['to no post code', { shipping: { ...SHIPPING, postalCode: '123' } }, 'shipping.postalCode'],
  ['to an address with a bell', { shipping: { ...SHIPPING, address2: '2\u0007층' } }, 'shipping.address2'],
  ['with words that run backwards', { shipping: { ...SHIPPING, message: '\u202E' } }, 'shipping.message'],
])('nobody orders %s', async (_name, body, field) => {
  const problem = await attempt(provider, createOrderForm, {
    as: buyer,
    body: { ...order, ...(body as object) },
  });
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
});
