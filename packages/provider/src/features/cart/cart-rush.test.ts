import { addToCart, getProduct } from '@vitis/contracts';
import { call } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
});

afterEach(() => provider.close());

test.each([
  ['one buyer', ['buyer@vitis.test']],
  ['several buyers', ['buyer@vitis.test', 'buyer2@vitis.test']],
])('thirty changes of the cart at once, by %s, are all made', async (_who, buyers) => {
  const changes = Array.from({ length: 30 }, (_, index) =>
    call(provider, addToCart, {
      as: buyers[index % buyers.length]!,
      body: { items: [{ idProduct: 1, qty: 1 }] },
    }),
  );
  const visitor = call(provider, getProduct, { params: { id: 1 } });
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await visitor).status).toBe(200);
});
