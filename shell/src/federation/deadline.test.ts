import { DeadlinePassed, withDeadline } from './deadline.ts';

const never = () => new Promise<never>(() => {});
const outcomeOf = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work without an end whose deadline is 10 s, put off by each call of `arrive`, and 30 s in all. */
function begin() {
  let arrive = () => {};
  const ended = jest.fn();
  let outcome: unknown = null;
  const progress = (listener: () => void) => {
    arrive = listener;
    return ended;
  };
  void outcomeOf(withDeadline(10_000, never, { progress, atMost: 30_000 })).then((result) => {
    outcome = result;
  });
  return { arrive: () => arrive(), ended, outcome: () => outcome };
}

test('without progress the deadline is its own', async () => {
  const { outcome, ended } = begin();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(outcome()).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBeInstanceOf(DeadlinePassed);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what arrives puts it off, and no longer than three times as long', async () => {
  const { arrive, outcome } = begin();
  for (let second = 0; second < 29; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    arrive();
  }
  expect(outcome()).toBeNull();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(outcome()).toMatchObject({ message: 'gave up after 30000 ms' });
});

test('work that ends in time has its own outcome, and nothing is watched any more', async () => {
  const ended = jest.fn();
  const work = withDeadline(10_000, async () => 'wine', { progress: () => ended, atMost: 30_000 });
  await expect(work).resolves.toBe('wine');
  expect(ended).toHaveBeenCalledTimes(1);
});
