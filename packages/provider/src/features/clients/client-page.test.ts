import {
  changeReceivingHours,
  createClientNote,
  deleteClientNote,
  getClient,
  type ReceivingHours,
} from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { audit } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { clock, deliveryShop, orderNumber, sales } from '../../test-support/delivery-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const other = 'sales2@vitis.test';
const params = { id: 1 };

beforeAll(async () => {
  provider = await startTestProvider({ fill: deliveryShop, now: clock });
});

afterAll(() => provider.close());

const write = (text: string) =>
  call(provider, createClientNote, { as: sales, headers: writing(), params, body: { text } });

test('the page of a client says whom to call, what it usually orders and at which price the last time', async () => {
  const client = await ask(provider, getClient, { as: sales, params });
  expect(client).toMatchObject({ idClient: 1, erpCode: 'C001', receivable: 0, overdue: 0 });
  expect(client.contacts.map(({ email }) => email)).toContain('buyer@vitis.test');
  expect(client.wines.find(({ idProduct }) => idProduct === 4)).toMatchObject({
    ...{ lastPrice: 27_900, lastNumber: orderNumber },
  });
});

test("another contact's client has no page, no note and nothing to take away", async () => {
  expect((await call(provider, getClient, { as: other, params })).status).toBe(404);
  const body = { text: '메모' };
  const created = await call(provider, createClientNote, { as: other, headers: writing(), params, body });
  expect(created.status).toBe(404);
});

test('a note stays until its writer takes it away; an empty one is refused', async () => {
  expect((await write('  ')).status).toBe(400);
  expect((await write('월말에 결제\n오전 배송')).status).toBe(201);
  const { notes } = await ask(provider, getClient, { as: sales, params });
  expect(notes).toMatchObject([{ text: '월말에 결제\n오전 배송', isOwn: true }]);
  const note = { params: { id: 1, note: notes[0]!.id } };
  expect((await call(provider, deleteClientNote, { as: other, ...note })).status).toBe(404);
  expect(await ask(provider, deleteClientNote, { as: sales, ...note })).toEqual({ notes: [] });
  expect((await call(provider, deleteClientNote, { as: sales, ...note })).status).toBe(404);
});

test('its contact says when a client receives wines, which is recorded; nobody else does, and no end is before the start', async () => {
  const change = (body: ReceivingHours, as = sales) =>
    call(provider, changeReceivingHours, { as, params, body });
  expect((await change({ from: '10:00', until: '16:00' })).status).toBe(200);
  const { receiving } = await ask(provider, getClient, { as: sales, params });
  expect(receiving).toEqual({ from: '10:00', until: '16:00' });
  expect((await change({ from: null, until: null }, other)).status).toBe(404);
  const reversed = await refused(await change({ from: '16:00', until: '10:00' }));
  expect(reversed).toMatchObject({ status: 400, errors: [{ field: 'until', code: 'HOURS_REVERSED' }] });
  expect((await change({ from: '25:00', until: null })).status).toBe(400);
  expect((await ask(provider, getClient, { as: sales, params })).receiving).toEqual(receiving);
  const recorded = await provider.database.select().from(audit).where(eq(audit.action, 'client.hours'));
  expect(recorded).toMatchObject([{ target: 'client:1', details: receiving }]);
});
