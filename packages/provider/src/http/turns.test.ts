import { setImmediate } from 'node:timers/promises';
import { createTurns } from './turns.ts';

test('work on one key is done in the order of asking, and other keys do not wait for it', async () => {
  const inTurn = createTurns<string>();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    done.push('a1');
  });
  const second = inTurn('a', async () => void done.push('a2'));
  await inTurn('b', async () => void done.push('b1'));
  await setImmediate();
  expect(done).toEqual(['b1']);
  gate.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('a failure is told to its caller alone', async () => {
  const inTurn = createTurns<number>();
  const failed = inTurn(1, () => Promise.reject(new Error('no')));
  const next = inTurn(1, async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
