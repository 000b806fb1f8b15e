import { openLoop } from './open-loop.ts';

const { signal } = new AbortController();

test('sends every request of the time, in order, and gives a time for each', async () => {
  const sent: number[] = [];
  const send = async (index: number) => void sent.push(index);
  const times = await openLoop({ ratePerSecond: 200, seconds: 0.05, send, signal });
  expect(sent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(times).toHaveLength(10);
});

test('does not wait for answers before it sends the next request', async () => {
  const answers: (() => void)[] = [];
  const send = () =>
    new Promise<void>((settle) => {
      answers.push(settle);
      // Nobody is answered before the last one was sent.
      if (answers.length === 5) for (const answer of answers) answer();
    });
  await expect(openLoop({ ratePerSecond: 500, seconds: 0.01, send, signal })).resolves.toHaveLength(5);
});

test('a request that fails fails the measurement', async () => {
  const send = async (index: number) => {
    if (index === 1) throw new Error('503');
  };
  await expect(openLoop({ ratePerSecond: 500, seconds: 0.01, send, signal })).rejects.toThrow('503');
});

test('ends when it is asked to stop', async () => {
  const stop = new AbortController();
  const send = async () => stop.abort(new Error('stopped'));
  const loop = openLoop({ ratePerSecond: 10, seconds: 60, send, signal: stop.signal });
  await expect(loop).rejects.toThrow();
});
