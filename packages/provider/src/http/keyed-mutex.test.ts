import { setImmediate } from 'node:timers/promises';
import { createKeyedMutex } from './keyed-mutex.ts';

test('work on one key is done in the order of asking, and other keys do not wait for it', async () => {
  const exclusively = createKeyedMutex<string>();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = exclusively('a', async () => {
    await gate.promise;
    done.push('a1');
  });
  const second = exclusively('a', async () => void done.push('a2'));
  await exclusively('b', async () => void done.push('b1'));
  await setImmediate();
  expect(done).toEqual(['b1']);
  gate.resolve();
  await Promise.all([first, second]);
  expect(done).toEqual(['b1', 'a1', 'a2']);
});

test('a failure is told to its caller alone', async () => {
  const exclusively = createKeyedMutex<number>();
  const failed = exclusively(1, () => Promise.reject(new Error('no')));
  const next = exclusively(1, async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
