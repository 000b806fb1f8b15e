import {
  type BodyOf,
  cancelEstimate,
  confirmEstimate,
  createEstimate,
  createManualEstimate,
  type Endpoint,
  getEstimate,
  listEstimateRevisions,
  modifyEstimate,
  respondEstimate,
} from '@vitis/contracts';
import { clientCompanies, staffClients } from '../../db/schema.ts';
import { type Attempt, attempt } from '../../test-support/attempt.ts';
import { footprint } from '../../test-support/footprint.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';
import { writing } from '../../test-support/writing.ts';

let provider: TestProvider;
let before: Record<string, string>;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  await provider.database.insert(clientCompanies).values({
    id: 3,
    clientGroupId: 1,
    erpCode: 'C003',
    name: '아직없음상사',
    registrationNumber: '1018600009',
    representativeName: '김대표',
  });
  await provider.database.insert(staffClients).values({ userId: 3, clientCompanyId: 3 });
  before = await footprint(provider);
});

afterEach(async () => {
  expect(await footprint(provider)).toEqual(before);
});

afterAll(() => provider.close());

const buyer = 'buyer@vitis.test';
const buyer2 = 'buyer2@vitis.test';
const sales = 'sales@vitis.test';
const sales2 = 'sales2@vitis.test';

const line = { idProduct: 1, qty: 12 };
const asking = (...products: { idProduct: number; qty: number }[]) => ({ products });
const offering = (...products: BodyOf<typeof respondEstimate>['products']) => ({
  expiredDate: '2026-11-30',
  products,
});
const priced = { ...line, unitPrice: 30_000 };

const asked = 'E20261118-0001';
const answered = 'E20261118-0002';
const expired = 'E20261118-0003';
const confirmed = 'E20261118-0004';
const others = 'E20261118-0005';

test.each<[string, Endpoint, Attempt, number, string]>([
  ['confirms what is not answered', confirmEstimate, { as: buyer, number: asked }, 409, 'ILLEGAL_TRANSITION'],
  ['confirms what has run out', confirmEstimate, { as: buyer, number: expired }, 409, 'ESTIMATE_EXPIRED'],
  ['confirms twice', confirmEstimate, { as: buyer, number: confirmed }, 409, 'ILLEGAL_TRANSITION'],
  [
    'changes what is not answered',
    modifyEstimate,
    { as: buyer, number: asked, body: asking(line) },
    409,
    'ILLEGAL_TRANSITION',
  ],
  [
    'changes what is confirmed',
    modifyEstimate,
    { as: buyer, number: confirmed, body: asking(line) },
    409,
    'ILLEGAL_TRANSITION',
  ],
  [
    'answers what is confirmed',
    respondEstimate,
    { as: sales, number: confirmed, body: offering(priced) },
    409,
    'ILLEGAL_TRANSITION',
  ],
  [
    'cancels what is confirmed',
    cancelEstimate,
    { as: buyer, number: confirmed, body: {} },
    409,
    'ILLEGAL_TRANSITION',
  ],
  [
    'cancels it as sales',
    cancelEstimate,
    { as: sales, number: confirmed, body: {} },
    409,
    'ILLEGAL_TRANSITION',
  ],
  [
    'confirms an old version',
    confirmEstimate,
    { as: buyer, number: answered, version: 7 },
    412,
    'VERSION_STALE',
  ],
  [
    'confirms no version',
    confirmEstimate,
    { as: buyer, number: answered, headers: writing() },
    428,
    'PRECONDITION_REQUIRED',
  ],
  [
    'confirms without a key',
    confirmEstimate,
    { as: buyer, number: answered, headers: { 'if-match': '"v1"' } },
    400,
    'IDEMPOTENCY_KEY_MISSING',
  ],
  ['confirms as sales', confirmEstimate, { as: sales, number: answered }, 403, 'FORBIDDEN'],
  [
    'answers as a buyer',
    respondEstimate,
    { as: buyer, number: asked, body: offering(priced) },
    403,
    'FORBIDDEN',
  ],
  ['asks as a driver', createEstimate, { as: 'driver@vitis.test', body: asking(line) }, 403, 'FORBIDDEN'],
  [
    'writes by hand as a buyer',
    createManualEstimate,
    { as: buyer, body: { idClient: 1, ...asking(line) } },
    403,
    'FORBIDDEN',
  ],
])('nobody %s', async (_name, endpoint, input, status, code) => {
  expect(await attempt(provider, endpoint, input)).toMatchObject({ status, code });
});

test.each<[string, Endpoint, Attempt]>([
  ['a buyer reads', getEstimate, { as: buyer, number: others }],
  ['a buyer reads the steps of', listEstimateRevisions, { as: buyer, number: others }],
  ['a buyer cancels', cancelEstimate, { as: buyer2, number: asked, body: {} }],
  ['a buyer confirms', confirmEstimate, { as: buyer2, number: answered }],
  ['a buyer changes', modifyEstimate, { as: buyer2, number: answered, body: asking(line) }],
  ['a sales person reads', getEstimate, { as: sales2, number: asked }],
  ['a sales person answers', respondEstimate, { as: sales2, number: asked, body: offering(priced) }],
  ['a sales person cancels', cancelEstimate, { as: sales2, number: asked, body: {} }],
  [
    'a sales person writes one for',
    createManualEstimate,
    { as: sales, body: { idClient: 2, ...asking(line) } },
  ],
  [
    'a sales person writes one in the name of',
    createManualEstimate,
    { as: sales, body: { idClient: 1, idBuyer: 2, ...asking(line) } },
  ],
  [
    'a sales person writes one in the name of somebody not approved of',
    createManualEstimate,
    { as: sales2, body: { idClient: 2, idBuyer: 6, ...asking(line) } },
  ],
  ['nobody finds a number of', getEstimate, { as: buyer, number: 'E20261118-0099' }],
])('%s another company: it is not there', async (_name, endpoint, input) => {
  expect(await attempt(provider, endpoint, input)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('a client for which nobody may buy yet gets no estimate', async () => {
  const problem = await attempt(provider, createManualEstimate, {
    as: sales,
    body: { idClient: 3, ...asking(line) },
  });
  expect(problem).toMatchObject({ status: 409, code: 'CLIENT_HAS_NO_BUYER' });
});

test.each<[string, unknown, string]>([
  ['a wine that is not sold any more', asking(line, { idProduct: 8, qty: 1 }), ': 지난 와인 2010'],
  ['a wine that never was', asking({ idProduct: 4711, qty: 1 }), ': #4711'],
])('asks for no %s, and names it', async (_name, body, named) => {
  const problem = await attempt(provider, createEstimate, { as: buyer, body });
  expect(problem).toMatchObject({ status: 409, code: 'PRODUCT_UNAVAILABLE' });
  expect(problem.message.endsWith(named)).toBe(true);
});

test.each<[string, unknown, string]>([
  ['no lines', asking(), 'products'],
  ['no bottles', asking({ idProduct: 1, qty: 0 }), 'products.0.qty'],
  ['fewer than none', asking({ idProduct: 1, qty: -6 }), 'products.0.qty'],
  ['half a bottle', asking({ idProduct: 1, qty: 1.5 }), 'products.0.qty'],
  ['more than a line holds', asking({ idProduct: 1, qty: 100_000 }), 'products.0.qty'],
  ['more than a line holds, in two', asking({ idProduct: 1, qty: 99_999 }, line), 'products.1.qty'],
  ['a hundred and one lines', asking(...Array.from({ length: 101 }, () => line)), 'products'],
  ['a bell in the message', { ...asking(line), requestMessage: 'a\u0007b' }, 'requestMessage'],
  ['words that run backwards', { ...asking(line), requestMessage: '\u202Eabc' }, 'requestMessage'],
  ['a novel', { ...asking(line), requestMessage: 'a'.repeat(1001) }, 'requestMessage'],
  ['a number as message', { ...asking(line), requestMessage: 7 }, 'requestMessage'],
])('asks with no %s', async (_name, body, field) => {
  const problem = await attempt(provider, createEstimate, { as: buyer, body });
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
});

test.each<[string, unknown, string]>([
  ['yesterday', { ...offering(priced), expiredDate: '2026-11-19' }, 'expiredDate'],
  ['a day more than a year ahead', { ...offering(priced), expiredDate: '2027-11-21' }, 'expiredDate'],
  ['a day that does not exist', { ...offering(priced), expiredDate: '2026-02-30' }, 'expiredDate'],
  ['a day after every calendar', { ...offering(priced), expiredDate: '9999-12-31' }, 'expiredDate'],
  ['a day before every calendar', { ...offering(priced), expiredDate: '0000-01-01' }, 'expiredDate'],
  ['a price below nothing', offering({ ...line, unitPrice: -1 }), 'products.0.unitPrice'],
  ['half a won', offering({ ...line, unitPrice: 0.5 }), 'products.0.unitPrice'],
  ['a price beyond reason', offering({ ...line, unitPrice: 100_000_001 }), 'products.0.unitPrice'],
  ['a wine twice', offering(priced, priced), 'products.1.idProduct'],
  ['a bell in a note', offering({ ...priced, note: '\u0007' }), 'products.0.note'],
  ['a bell in the message', { ...offering(priced), responseMessage: 'a\u0001b' }, 'responseMessage'],
])('answers with no %s', async (_name, body, field) => {
  const problem = await attempt(provider, respondEstimate, { as: sales, number: asked, body });
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_INPUT', errors: [{ field }] });
});
