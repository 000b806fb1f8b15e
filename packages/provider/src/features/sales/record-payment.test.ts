import { randomUUID } from 'node:crypto';
import { type BodyOf, getClientLedger, HEADERS, listReceipts, recordPayment } from '@vitis/contracts';
import { ledgerEntries } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
const as = 'sales@vitis.test';
const of = { clientCompanyId: 1, memo: '' };

/** It is 2026-11-20; two sales are open, of 110,000 and 330,000. */
beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  await provider.database.insert(ledgerEntries).values([
    {
      ...of,
      id: 101,
      date: '2026-10-15',
      kind: 'SALE',
      supply: 100_000,
      tax: 10_000,
      change: 110_000,
      dueDate: '2026-11-14',
    },
    {
      ...of,
      id: 102,
      date: '2026-11-05',
      kind: 'SALE',
      supply: 300_000,
      tax: 30_000,
      change: 330_000,
      dueDate: '2026-12-05',
    },
  ]);
  await provider.database.execute(`SELECT setval(pg_get_serial_sequence('ledger_entries', 'id'), 1000)`);
});

afterEach(() => provider.close());

type Body = BodyOf<typeof recordPayment>;
const payment = (changed: Partial<Body> = {}): Body => ({
  ...{ idClient: 1, day: '2026-11-20', amount: 100_000, memo: '국민은행 한강호텔' },
  ...changed,
});
const pay = (changed: Partial<Body> = {}) =>
  ask(provider, recordPayment, { as, headers: writing(), body: payment(changed) });
const refusal = async (changed: Partial<Body>, who = as) =>
  refused(await call(provider, recordPayment, { as: who, headers: writing(), body: payment(changed) }));
const ledger = async () => {
  const { due, balance } = await ask(provider, getClientLedger, { as, query: { code: 'C001' } });
  return { balance, due: due.map(({ id, open }) => [id, open]) };
};

test('a payment pays the oldest first, and the client reads it', async () => {
  const { entries, receivable } = await pay();
  expect(entries).toMatchObject([{ type: 'PAYMENT', change: -100_000, memo: '국민은행 한강호텔', open: 0 }]);
  expect(receivable).toBe(340_000);
  expect(await ledger()).toEqual({
    balance: 340_000,
    due: [
      [101, 10_000],
      [102, 330_000],
    ],
  });
  const { _embedded } = await ask(provider, listReceipts, { as: 'buyer@vitis.test' });
  expect(_embedded.items[0]).toMatchObject({ type: 'PAYMENT', date: '2026-11-20', balance: 340_000 });
});

test('one that is pointed at documents pays these, in their order, and the rest the oldest', async () => {
  await pay({ amount: 30_000, pays: [102] });
  expect(await ledger()).toEqual({
    balance: 410_000,
    due: [
      [101, 110_000],
      [102, 300_000],
    ],
  });
  const { entries } = await pay({ amount: 350_000, pays: [102] });
  expect(entries.map(({ change }) => change)).toEqual([-300_000, -50_000]);
  expect(await ledger()).toEqual({ balance: 60_000, due: [[101, 60_000]] });
});

test('a payment says in the ledger what it paid, and each of those what paid it', async () => {
  await pay({ amount: 150_000, pays: [102] });
  await pay({ amount: 120_000 });
  const { entries } = await ask(provider, getClientLedger, {
    as,
    query: { code: 'C001', dateFrom: '2026-10-01' },
  });
  const parts = entries.map((entry) => [entry.change, entry.parts.map(({ type, amount }) => [type, amount])]);
  expect(parts).toEqual([
    [110_000, [['PAYMENT', 110_000]]],
    [
      330_000,
      [
        ['PAYMENT', 150_000],
        ['PAYMENT', 10_000],
      ],
    ],
    [-150_000, [['SALE', 150_000]]],
    [
      -120_000,
      [
        ['SALE', 110_000],
        ['SALE', 10_000],
      ],
    ],
  ]);
});

test('more than is owed is asked first, and then paid ahead', async () => {
  const problem = await refusal({ amount: 440_001 });
  expect(problem).toMatchObject({ status: 409, code: 'PAYMENT_EXCEEDS_RECEIVABLE' });
  expect(problem.message).toContain('440,000원');
  expect((await ledger()).balance).toBe(440_000);
  const { entries, receivable } = await pay({ amount: 440_001, overpaymentAcknowledged: true });
  expect([receivable, entries[0]!.open]).toEqual([-1, 1]);
});

test('one as high as another of that day is asked about, whoever wrote that and whatever it paid', async () => {
  expect((await pay({ amount: 350_000, pays: [102] })).entries).toHaveLength(2);
  const again = { amount: 350_000, memo: '한강호텔', overpaymentAcknowledged: true };
  const problem = await refusal(again);
  expect(problem).toMatchObject({ status: 409, code: 'PAYMENT_REPEATED' });
  expect(problem.message).toContain('350,000원');
  expect((await ledger()).balance).toBe(90_000);
  await pay({ ...again, day: '2026-11-19' });
  await pay({ ...again, repetitionAcknowledged: true });
  expect((await ledger()).balance).toBe(-610_000);
});

test('sent twice, also at once, it is written once', async () => {
  const headers = { [HEADERS.idempotencyKey]: randomUUID() };
  const send = () => call(provider, recordPayment, { as, headers, body: payment() });
  const both = await Promise.all([send(), send()]);
  const again = await send();
  expect(again.status).toBe(201);
  expect(both.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await ledger()).balance).toBe(340_000);
});

test.each<[string, Partial<Body>, string]>([
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -1 }, 'amount'],
  ['parts of a won', { amount: 0.5 }, 'amount'],
  ['a day to come', { day: '2026-11-21' }, 'day'],
  ['a day of long ago', { day: '2024-11-21' }, 'day'],
  ['nobody who paid', { memo: ' ' }, 'memo'],
])('%s is refused at its field, and nothing is written', async (_name, changed, field) => {
  expect(await refusal(changed)).toMatchObject({ status: 400, errors: [{ field }] });
  expect((await ledger()).balance).toBe(440_000);
});

test("what is paid, what is another client's, and another contact's client are refused", async () => {
  await pay({ amount: 110_000, pays: [101] });
  await provider.database.insert(ledgerEntries).values({
    ...of,
    ...{ id: 103, clientCompanyId: 2, date: '2026-11-05', kind: 'OPENING', change: 1_000 },
  });
  for (const id of [101, 103, 9_999])
    expect(await refusal({ pays: [id] })).toMatchObject({ status: 409, code: 'DOCUMENT_PAID' });
  expect((await refusal({}, 'sales2@vitis.test')).status).toBe(404);
  expect((await ledger()).balance).toBe(330_000);
});
