import {
  type BodyOf,
  changeShippingAddress,
  createShippingAddress,
  deleteShippingAddress,
  listShippingAddresses,
  SHIPPING_ADDRESSES_LIMIT,
} from '@vitis/contracts';
import { shippingAddresses } from '../../db/schema.ts';
import { ask, call, refused } from '../../test-support/call.ts';
import { footprint } from '../../test-support/footprint.ts';
import { SHIPPING } from '../../test-support/orders.ts';
import { smallShop } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

const buyer = 'buyer@vitis.test';
const other = 'buyer2@vitis.test';

type Body = BodyOf<typeof createShippingAddress>;
const place = (name: string, more: Partial<Body> = {}): Body => ({ name, ...SHIPPING, ...more });
const keep = (body: Body, as = buyer) => ask(provider, createShippingAddress, { as, body });

async function namesOf(as = buyer): Promise<string[]> {
  const { _embedded } = await ask(provider, listShippingAddresses, { as });
  return _embedded.items.map(({ name, isDefault }) => (isDefault ? `${name} *` : name));
}

test('keeps addresses, the number in digits; the first one is the default until another is said to be', async () => {
  expect(await keep(place('본점', { mobile: '+82 10-1234-5678', address2: ' 2층 ' }))).toMatchObject({
    name: '본점',
    mobile: '01012345678',
    address2: '2층',
    message: '',
    isDefault: true,
  });
  await keep(place('별관'));
  expect(await namesOf()).toEqual(['본점 *', '별관']);
  await keep(place('창고', { isDefault: true, message: '지게차 있음' }));
  expect(await namesOf()).toEqual(['창고 *', '본점', '별관']);
});

test('changes and forgets them; there is always one default', async () => {
  const [first, second] = [await keep(place('본점')), await keep(place('별관'))];
  const changed = await ask(provider, changeShippingAddress, {
    as: buyer,
    params: { id: first.id },
    body: place('본점 1층', { isDefault: false }),
  });
  expect(changed).toMatchObject({ name: '본점 1층', isDefault: true });
  await ask(provider, changeShippingAddress, {
    as: buyer,
    params: { id: second.id },
    body: place('별관', { isDefault: true }),
  });
  expect(await namesOf()).toEqual(['별관 *', '본점 1층']);
  await ask(provider, deleteShippingAddress, { as: buyer, params: { id: second.id } });
  expect(await namesOf()).toEqual(['본점 1층 *']);
  await ask(provider, deleteShippingAddress, { as: buyer, params: { id: first.id } });
  expect(await namesOf()).toEqual([]);
});

test('the addresses of a company are its own', async () => {
  const { id } = await keep(place('본점'));
  const before = await footprint(provider);
  expect(await namesOf(other)).toEqual([]);
  const input = { as: other, params: { id } };
  for (const response of [
    await call(provider, changeShippingAddress, { ...input, body: place('남의 것') }),
    await call(provider, deleteShippingAddress, input),
  ]) {
    expect(await refused(response)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  for (const as of ['sales@vitis.test', 'driver@vitis.test']) {
    expect((await refused(await call(provider, listShippingAddresses, { as }))).status).toBe(403);
  }
  expect(await footprint(provider)).toEqual(before);
});

test.each<[string, Partial<Body>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name of two lines', { name: '본\n점' }, 'name'],
  ['a bell in the name of the receiver', { fullName: '김\u0007' }, 'fullName'],
  ['letters for a number', { mobile: 'abc' }, 'mobile'],
  ['a number that nobody has', { mobile: '99999999' }, 'mobile'],
  ['a short post code', { postalCode: '0440' }, 'postalCode'],
  ['no address', { address1: '' }, 'address1'],
  ['a very long address', { address1: '가'.repeat(201) }, 'address1'],
  ['words that run backwards', { message: '\u202E' }, 'message'],
])('keeps none with %s', async (_name, more, field) => {
  const problem = await refused(
    await call(provider, createShippingAddress, { as: buyer, body: place('본점', more) }),
  );
  expect(problem).toMatchObject({ status: 400, errors: [{ field }] });
  expect(await namesOf()).toEqual([]);
});

test('keeps no more than thirty, also at once', async () => {
  const values = Array.from({ length: SHIPPING_ADDRESSES_LIMIT - 2 }, (_, index) => ({
    ...SHIPPING,
    name: `지점 ${index}`,
    clientCompanyId: 1,
  }));
  await provider.database.insert(shippingAddresses).values(values);
  const body = place('한 곳 더', { isDefault: true });
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => call(provider, createShippingAddress, { as: buyer, body })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  const refusedOne = responses.find(({ status }) => status === 409)!;
  expect(await refused(refusedOne)).toMatchObject({
    code: 'TOO_MANY_ADDRESSES',
    message: '배송지는 30곳까지 등록하실 수 있습니다.',
  });
  const names = await namesOf();
  expect(names).toHaveLength(SHIPPING_ADDRESSES_LIMIT);
  expect(names.filter((name) => name.endsWith('*'))).toHaveLength(1);
});

test.each(['name', 'fullName', 'address1'] as const)('a %s that shows nothing is none', async (field) => {
  const response = await call(provider, createShippingAddress, {
    as: buyer,
    body: { ...place('본점'), [field]: '\u3164' },
  });
  expect(await refused(response)).toMatchObject({ status: 400, errors: [{ field, code: 'REQUIRED' }] });
});
