import { makePeople } from '@vitis/demo-shop/trade';
import { eq, like } from 'drizzle-orm';
import { users } from './db/schema.ts';
import { DEMONSTRATION_MAIL, demonstrationAccounts, refuseDemonstration } from './demonstration.ts';
import { spawnProvider } from './test-support/provider-process.ts';
import { smallShop } from './test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from './test-support/test-provider.ts';

let provider: TestProvider;

beforeEach(async () => {
  provider = await startTestProvider({ fill: smallShop });
});

afterEach(() => provider.close());

const publicOrigin = 'https://shop.example';

test('every account of the demonstration is known by its address', async () => {
  const { users: people } = makePeople('2026-01-01', [1, 2, 3, 4], '');
  expect(people.every(({ email }) => email.endsWith(DEMONSTRATION_MAIL))).toBe(true);
  expect(await demonstrationAccounts(provider.database)).toEqual(
    ['buyer', 'buyer2', 'sales', 'sales2', 'driver'].map((name) => name + DEMONSTRATION_MAIL),
  );
});

test('a provider that the public reaches does not serve them, and says how to make real ones', async () => {
  const started = spawnProvider({
    PROVIDER_PORT: '0',
    DATABASE_URL: provider.databaseUrl,
    VITIS_DATA: provider.dataFolder,
    VITIS_TOKEN_SECRET: provider.tokenSecret,
    PUBLIC_ORIGIN: publicOrigin,
  });
  await expect(started.then(({ kill }) => kill())).rejects.toThrow(
    /ended with 1: .*Not served at https:\/\/shop\.example: .*buyer@vitis\.test and 4 more.*accounts create EMAIL/,
  );
});

test('it serves a shop without them, one where they are disabled, and everything that is not public', async () => {
  const { database } = provider;
  await refuseDemonstration(database, null);
  await expect(refuseDemonstration(database, publicOrigin)).rejects.toThrow('buyer@vitis.test and 4 more');
  await database
    .update(users)
    .set({ status: 'DISABLED' })
    .where(like(users.email, `%${DEMONSTRATION_MAIL}`));
  await refuseDemonstration(database, publicOrigin);
  await database
    .update(users)
    .set({ email: 'minji@riverhotel.co.kr', status: 'APPROVED' })
    .where(eq(users.id, 1));
  await refuseDemonstration(database, publicOrigin);
});
