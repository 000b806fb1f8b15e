import { searchTrade } from '@vitis/contracts';
import { ask, call, refused } from '../../test-support/call.ts';
import { insertConfirmedOrder } from '../../test-support/confirmed-order.ts';
import { smallShop, TODAY } from '../../test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from '../../test-support/test-provider.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider({ fill: smallShop, now: () => TODAY });
  for (const [id, idClient] of [
    [11, 1],
    [12, 2],
    [13, 1],
  ] as const)
    await insertConfirmedOrder(provider.database, {
      id,
      number: `O20261118-00${id}`,
      status: 'REQUESTED',
      idClient,
      lines: [{ idProduct: 1, qty: 6, unitPrice: 10_000 }],
    });
});

afterAll(() => provider.close());

const hitsOf = async (q: string) => {
  const { _embedded } = await ask(provider, searchTrade, { as: 'sales@vitis.test', query: { q } });
  return _embedded.items.map((hit) => (hit.kind === 'CLIENT' ? hit.companyName : hit.number));
};

test.each<[string, string[]]>([
  ['한강', ['주식회사 한강호텔']],
  ['ㅎㄱ', ['주식회사 한강호텔']],
  ['c001', ['주식회사 한강호텔']],
  ['o20261118', ['O20261118-0013', 'O20261118-0011']],
  ['e20261118-0004', ['E20261118-0004']],
  ['o20261118-0013', ['O20261118-0013']],
  ['18-0013', ['O20261118-0013']],
  ['-0012', []],
  ['남산', []],
  ['00', ['주식회사 한강호텔']],
  ['%', []],
])('sales staff find "%s" among their own clients and documents', async (q, expected) => {
  expect(await hitsOf(q)).toEqual(expected);
});

test.each([
  ['buyer@vitis.test', 403],
  ['driver@vitis.test', 403],
  [undefined, 401],
])('it is not for %s', async (as, status) => {
  const answer = await call(provider, searchTrade, {
    query: { q: '한강' },
    ...(as === undefined ? {} : { as }),
  });
  expect(await refused(answer)).toMatchObject({ status });
});
