import { startTestProvider, type TestProvider } from '../test-support/test-provider.ts';
import { createRequestCounter, WINDOW } from './request-counter.ts';

let provider: TestProvider;

beforeAll(async () => {
  provider = await startTestProvider();
});

afterAll(() => provider.close());

beforeEach(() => provider.pool.query('TRUNCATE request_counts'));

const minute = 29_000_000;
const at = (milliseconds: number) => new Date(minute * WINDOW + milliseconds);
const times = (count: number, work: () => unknown) => {
  for (let time = 0; time < count; time += 1) work();
};

test('counts a key for a minute of the clock, and asks nobody', () => {
  let now = at(0);
  const query = jest.spyOn(provider.pool, 'query');
  const counter = createRequestCounter({ pool: provider.pool, now: () => now });
  times(5, () => counter.count('a'));
  now = at(45_000);
  expect(counter.count('a')).toEqual({ current: 6, ttl: 15_000 });
  expect(counter.count('b')).toEqual({ current: 1, ttl: 15_000 });
  now = at(WINDOW);
  expect(counter.count('a')).toEqual({ current: 1, ttl: WINDOW });
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('several processes add up what each has counted', async () => {
  const [one, two] = [1, 2].map(() => createRequestCounter({ pool: provider.pool, now: () => at(0) })) as [
    ReturnType<typeof createRequestCounter>,
    ReturnType<typeof createRequestCounter>,
  ];
  times(5, () => one.count('a'));
  times(3, () => two.count('a'));
  times(2, () => two.count('b'));
  await Promise.all([one.sync(), two.sync()]);
  expect(two.count('b').current).toBe(3);
  one.count('a');
  two.count('a');
  await one.sync();
  await two.sync();
  expect([one.count('a').current, two.count('a').current]).toEqual([10, 11]);
});

test('what is counted while it is being told is told the next time', async () => {
  const counter = createRequestCounter({ pool: provider.pool, now: () => at(0) });
  counter.count('a');
  const syncing = counter.sync();
  times(2, () => counter.count('a'));
  await syncing;
  expect(counter.count('a').current).toBe(4);
  await counter.sync();
  const { rows } = await provider.pool.query('SELECT key, hits FROM request_counts');
  expect(rows).toEqual([{ key: 'a', hits: 4 }]);
});

test('a database that is away loses no count, and minutes that are over are taken away', async () => {
  let now = at(0);
  const counter = createRequestCounter({ pool: provider.pool, now: () => now });
  counter.count('a');
  const away = jest.spyOn(provider.pool, 'query').mockImplementationOnce(() => {
    throw new Error('the database is away');
  });
  await expect(counter.sync()).rejects.toThrow('away');
  away.mockRestore();
  await counter.sync();
  expect(counter.count('a').current).toBe(2);
  now = at(3 * WINDOW);
  counter.count('b');
  await counter.sync();
  const { rows } = await provider.pool.query('SELECT key FROM request_counts');
  expect(rows).toEqual([{ key: 'b' }]);
});
