import {
  createOrderForm,
  createShippingAddress,
  deleteShippingAddress,
  getDeliveryDays,
  listShippingAddresses,
} from '@vitis/contracts';
import { holidays } from '../../db/schema.ts';
import { attempt } from '../../test-support/attempt.ts';
import { ask } from '../../test-support/call.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
let now: Date;

const buyer = 'buyer@vitis.test';
const JEJU = '63100';
const at = (time: string) => {
  now = new Date(`${time}+09:00`);
};

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => now });
});

beforeEach(() => at('2026-11-20T10:00:00'));

afterAll(() => provider.close());

const daysTo = (postalCode?: string) =>
  ask(provider, getDeliveryDays, { as: buyer, query: postalCode === undefined ? {} : { postalCode } });

const body = (dueDate: string, postalCode = SHIPPING.postalCode) => ({
  dueDate,
  shipping: { ...SHIPPING, postalCode },
  products: [{ idProduct: 1, qty: 1 }],
  creditAcknowledged: true,
});

const refusalOf = async (dueDate: string, postalCode?: string, language = 'ko-KR') => {
  const problem = await attempt(provider, createOrderForm, {
    as: buyer,
    body: body(dueDate, postalCode),
    headers: { ...writing(), 'accept-language': language },
  });
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field: 'dueDate' }] });
  return problem.errors?.[0]?.message;
};

test('says until when an order has to come for which day, for the area of the address', async () => {
  expect(await daysTo('04400')).toMatchObject({
    area: '수도권',
    weekdays: [1, 2, 3, 4, 5],
    orderBy: '2026-11-20T15:00:00.000+09:00',
    days: expect.arrayContaining(['2026-11-23', '2026-11-24', '2026-12-24']),
  });
  const island = await daysTo(JEJU);
  expect(island.area).toBe('제주');
  expect(island.days.slice(0, 2)).toEqual(['2026-11-26', '2026-12-01']);
  at('2026-11-20T15:00:00');
  expect(await daysTo('04400')).toMatchObject({ orderBy: '2026-11-23T15:00:00.000+09:00' });
});

test('public holidays and days that an operator entered have no rounds, and are named', async () => {
  await provider.database
    .insert(holidays)
    .values({ date: '2026-12-02', name: { 'ko-KR': '재고 조사' }, source: 'OPERATOR' });
  const found = await daysTo('04400');
  expect(found.days).not.toContain('2026-12-02');
  expect(found.days).not.toContain('2026-12-25');
  expect(found.holidays).toEqual(
    expect.arrayContaining([
      { date: '2026-12-02', name: '재고 조사' },
      { date: '2026-12-25', name: '성탄절' },
    ]),
  );
});

test('without a post code it is that of the default address', async () => {
  const { _embedded } = await ask(provider, listShippingAddresses, { as: buyer });
  for (const { id } of _embedded.items) {
    await ask(provider, deleteShippingAddress, { as: buyer, params: { id } });
  }
  await ask(provider, createShippingAddress, {
    as: buyer,
    body: { name: '제주점', ...SHIPPING, postalCode: JEJU, isDefault: true },
  });
  expect((await daysTo()).area).toBe('제주');
});

test('an order for a day that cannot be kept is refused with the reason and the day that comes closest', async () => {
  expect(await refusalOf('2026-11-20')).toBe('가장 빠른 납기일은 2026-11-23 (월)입니다.');
  expect(await refusalOf('2026-11-28')).toBe(
    '휴일에는 배송하지 않습니다. 그다음 배송일은 2026-11-30 (월)입니다.',
  );
  expect(await refusalOf('2026-11-25', JEJU)).toBe(
    '제주 지역은 화·목요일에 배송합니다. 그다음 배송일은 2026-11-26 (목)입니다.',
  );
  expect(await refusalOf('2027-11-24')).toBe('2027-02-18 (목)까지의 날짜만 선택하실 수 있습니다.');
  expect(await refusalOf('2026-11-25', JEJU, 'en-US')).toBe(
    'Jeju is served on Tue, Thu. The next delivery day is 2026-11-26 (Thu).',
  );
});

test('an answer that was lost before the cut-off is found after it', async () => {
  const headers = writing();
  const first = await ask(provider, createOrderForm, { as: buyer, body: body('2026-11-23'), headers });
  at('2026-11-20T15:00:01');
  const again = await ask(provider, createOrderForm, { as: buyer, body: body('2026-11-23'), headers });
  expect(again.orderFormNumber).toBe(first.orderFormNumber);
  expect(await refusalOf('2026-11-23')).toMatch(/2026-11-24/);
});
