import { batched } from './batched.ts';

/** Calls that wait until they are let go. */
function held(limits = { atOnce: 1, most: 50 }) {
  const calls: { items: readonly number[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const ask = batched<number, string>((items) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    calls.push({ items, answer: () => resolve(items.map((item) => `a${item}`)), fail: reject });
    return promise;
  }, limits);
  return { ask, calls };
}

test('the first goes alone; what is asked meanwhile goes together, and each gets its own answer', async () => {
  const { ask, calls } = held();
  const answers = [1, 2, 3].map(ask);
  expect(calls.map(({ items }) => items)).toEqual([[1]]);
  calls[0]!.answer();
  expect(await answers[0]).toBe('a1');
  calls[1]!.answer();
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3']);
  expect(calls.map(({ items }) => items)).toEqual([[1], [2, 3]]);
});

test('so many calls at once and so many items in a call, not more', async () => {
  const { ask, calls } = held({ atOnce: 2, most: 2 });
  const answers = [1, 2, 3, 4, 5].map(ask);
  expect(calls.map(({ items }) => items)).toEqual([[1], [2]]);
  for (const call of calls) call.answer();
  await Promise.all(answers.slice(0, 2));
  for (const call of calls) call.answer();
  expect(await Promise.all(answers)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  expect(calls.map(({ items }) => items)).toEqual([[1], [2], [3, 4], [5]]);
});

test('a failure is told to all of its call, and the next call is made', async () => {
  const { ask, calls } = held();
  const [first, second] = [ask(1), ask(2)];
  calls[0]!.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  calls[1]!.answer();
  expect(await second).toBe('a2');
});
