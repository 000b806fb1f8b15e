import {
  cancelOrderForm,
  createOrderForm,
  getOrderForm,
  type OrderForm,
  respondOrderForm,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies, stock } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;

/** The confirmed order form of the small shop that is not sold yet. */
const open = 962_280;
/** Twelve bottles at 34,450 won, VAT included. */
const dozen = 454_740;
const buyer = 'buyer@vitis.test';
const sales = 'sales@vitis.test';

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

const setTerms = (creditLimit: number, creditBound: number | null = null) =>
  provider.database
    .update(clientCompanies)
    .set({ creditLimit, creditBound, creditCheck: 'WARN' })
    .where(eq(clientCompanies.id, 1));

const order = () =>
  call(provider, createOrderForm, {
    as: buyer,
    headers: writing(),
    body: {
      dueDate: '2026-11-24',
      shipping: SHIPPING,
      products: [{ idProduct: 1, qty: 12 }],
      creditAcknowledged: true,
    },
  });

const placed = async (): Promise<OrderForm> => {
  const response = await order();
  expect(response.status).toBe(201);
  return (await response.json()) as OrderForm;
};

const left = async () =>
  (await provider.database.select({ qty: stock.qty }).from(stock).where(eq(stock.productId, 1)))[0]!.qty;

const confirm = ({ orderFormNumber: number, version }: OrderForm) =>
  call(provider, respondOrderForm, { as: sales, params: { number }, headers: writing(version), body: {} });

const cancel = ({ orderFormNumber: number, version }: OrderForm) =>
  ask(provider, cancelOrderForm, { as: buyer, params: { number }, headers: writing(version), body: {} });

test.each([
  ['half more than the limit', Math.ceil((open + dozen) / 1.5), null],
  ['the bound that was agreed', 1_000_000, open + dozen],
])(
  'up to %s an acknowledged order is placed; one won less, and it is refused',
  async (_name, limit, bound) => {
    await setTerms(limit, bound);
    await placed();
    const before = await footprint(provider);
    const problem = await refused(await order());
    expect(problem).toMatchObject({ status: 409, code: 'CREDIT_LIMIT_EXCEEDED' });
    expect(problem.message).toContain('예외로 발주하실 수 있는 한도');
    expect(await footprint(provider)).toEqual(before);
  },
);

test('an order past the limit takes its stock when sales confirm it, and both sides see that it has none', async () => {
  await setTerms(open + dozen - 1);
  const before = await left();
  const asked = await placed();
  expect(asked.stockReserved).toBe(false);
  expect(await left()).toBe(before);
  const seen = await ask(provider, getOrderForm, { as: sales, params: { number: asked.orderFormNumber } });
  expect(seen.stockReserved).toBe(false);

  const confirmed = (await (await confirm(asked)).json()) as OrderForm;
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', stockReserved: true });
  expect(await left()).toBe(before - 12);
});

test('within the limit stock is taken at once', async () => {
  await setTerms(open + dozen);
  const before = await left();
  expect((await placed()).stockReserved).toBe(true);
  expect(await left()).toBe(before - 12);
});

test('a cancelled order gives back what it took, and nothing where it took nothing', async () => {
  await setTerms(open + dozen - 1);
  const before = await left();
  await cancel(await placed());
  expect(await left()).toBe(before);

  const { orderFormNumber: number, version } = (await (await confirm(await placed())).json()) as OrderForm;
  expect(await left()).toBe(before - 12);
  await ask(provider, cancelOrderForm, {
    as: sales,
    params: { number },
    headers: writing(version),
    body: {},
  });
  expect(await left()).toBe(before);
});

test('where others have bought the bottles, sales are told of which wine and how many are left', async () => {
  await setTerms(open + dozen - 1);
  const asked = await placed();
  await provider.database.update(stock).set({ qty: 5 }).where(eq(stock.productId, 1));
  const before = await footprint(provider);
  const problem = await refused(await confirm(asked));
  expect(problem).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  expect(problem.message).toMatch(/샤토 라모네.* 5병/);
  expect(await footprint(provider)).toEqual(before);
});

test('what is not there cannot be asked for past the limit either', async () => {
  await setTerms(open + dozen - 1);
  await provider.database.update(stock).set({ qty: 11 }).where(eq(stock.productId, 1));
  expect(await refused(await order())).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
});
