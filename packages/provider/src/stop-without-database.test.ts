import { getProduct, urlOf } from '@vitis/contracts';
import { type Cable, cable } from './test-support/cable.ts';
import { type ProviderProcess, spawnProvider } from './test-support/provider-process.ts';
import { smallShop } from './test-support/small-shop.ts';
import { startTestProvider, type TestProvider } from './test-support/test-provider.ts';

let beside: TestProvider;
let wire: Cable;
let provider: ProviderProcess;

beforeEach(async () => {
  beside = await startTestProvider({ fill: smallShop });
  wire = await cable(beside.databaseUrl);
  provider = await spawnProvider({
    PROVIDER_PORT: '0',
    DATABASE_URL: wire.url,
    VITIS_DATA: beside.dataFolder,
    VITIS_TOKEN_SECRET: beside.tokenSecret,
    VITIS_SOCKETS: 'postgres',
    // Longer than a process may take to end: nothing here ends by itself.
    DATABASE_TIMEOUT_MS: '60000',
  });
});

afterEach(async () => {
  await provider.kill();
  await wire.close();
  await beside.close();
});

test('asked to stop while its database does not answer, it ends in time and as it should', async () => {
  const visit = () => fetch(provider.url + urlOf(getProduct, { params: { id: 1 } }));
  expect((await visit()).status).toBe(200);
  wire.goDead();
  // More than there are connections.
  const open = Array.from({ length: 30 }, visit);
  // They wait for the database by then; a call that has not arrived ends the sooner.
  await new Promise((later) => setTimeout(later, 200));
  // Past its time it would end itself with 1.
  expect(await provider.stop()).toBe(0);
  // Answered or not, but not left waiting.
  await Promise.allSettled(open);
});
