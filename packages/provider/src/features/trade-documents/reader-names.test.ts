import {
  countOrderForms,
  getOrder,
  getReceipt,
  listCancellations,
  listChatDocuments,
  listChats,
  listDeliveriesOfBuyer,
  listEstimates,
  listOrderForms,
  listOrders,
  listReceipts,
} from '@vitis/contracts';
import { ask } from '../../test-support/call.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

// The pictures of the shop are drawn here on a machine that has not drawn them yet.
jest.setTimeout(600_000);

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ seeded: true });
});
afterAll(() => provider.close());

const as = 'buyer@vitis.test';
const HANGUL = /[가-힣]/;
const reading = (language: string) => ({ as, headers: { 'accept-language': language } });
const english = reading('en-US');

const lists = [
  ['estimates', listEstimates],
  ['orders', listOrderForms],
  ['what was bought', listOrders],
  ['what was called off', listCancellations],
] as const;

test.each(lists)(
  '%s name their wines in the language of the reader, and are found by it',
  async (_name, list) => {
    const korean = (await ask(provider, list, reading('ko-KR')))._embedded.items;
    const items = (await ask(provider, list, english))._embedded.items;
    expect(korean.every(({ firstProductName }) => HANGUL.test(firstProductName ?? ''))).toBe(true);
    expect(items.length).toBe(korean.length);
    expect(
      items.map(({ firstProductName }) => firstProductName).filter((name) => HANGUL.test(name ?? '')),
    ).toEqual([]);

    const q = items[0]!.firstProductName!;
    const found = await ask(provider, list, { ...english, query: { q } });
    expect(found._embedded.items.map(({ total }) => total)).toContain(items[0]!.total);
    // What it is called on paper finds it for every reader.
    const written = await ask(provider, list, { ...english, query: { q: korean[0]!.firstProductName! } });
    expect(written.page.totalElements).toBeGreaterThan(0);
  },
);

test('what is counted is what is found', async () => {
  const { firstProductName } = (await ask(provider, listOrderForms, english))._embedded.items[0]!;
  const query = { q: firstProductName! };
  const { page } = await ask(provider, listOrderForms, { ...english, query });
  expect(await ask(provider, countOrderForms, { ...english, query })).toMatchObject({
    total: page.totalElements,
  });
});

test('deliveries, returns and receipts say both: what is on paper, and what the reader calls it', async () => {
  const { items: deliveries } = (await ask(provider, listDeliveriesOfBuyer, english))._embedded;
  const { orderFormNumber: number } = (await ask(provider, listOrders, english))._embedded.items[0]!;
  const order = await ask(provider, getOrder, { ...english, params: { number } });
  const sale = (await ask(provider, listReceipts, english))._embedded.items.find(
    ({ type }) => type === 'SALE',
  )!;
  const receipt = await ask(provider, getReceipt, { ...english, params: { id: sale.id } });
  const wines = [...deliveries.flatMap(({ products }) => products), ...order.wines, ...receipt.lines];
  expect(wines.length).toBeGreaterThan(10);
  for (const { productName, name } of wines) {
    expect(productName).toMatch(HANGUL);
    expect(name).toBeDefined();
    expect(name).not.toMatch(HANGUL);
  }
  const q = deliveries[0]!.products[0]!.name!.replace(/ \S+$/, '');
  const found = (await ask(provider, listDeliveriesOfBuyer, { ...english, query: { q } }))._embedded.items;
  expect(found.map(({ idDeliveryInfo }) => idDeliveryInfo)).toContain(deliveries[0]!.idDeliveryInfo);
  const [korean] = (await ask(provider, listDeliveriesOfBuyer, reading('ko-KR')))._embedded.items;
  expect(korean!.products[0]).not.toHaveProperty('name');
});

test('so do the documents of a conversation', async () => {
  const [room] = (await ask(provider, listChats, english))._embedded.items;
  const { items } = (
    await ask(provider, listChatDocuments, { ...english, query: { idChatRoom: room!.idChatRoom } })
  )._embedded;
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ firstProductName }) => HANGUL.test(firstProductName ?? ''))).toEqual([]);
});
