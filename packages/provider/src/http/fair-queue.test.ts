import { createFairQueue } from './fair-queue.ts';

/** Work that ends when it is told to, and the order in which it began. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, (outcome?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((done, fail) => {
      ends.set(name, (error) => (error ? fail(error) : done(name)));
    });
  };
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)!(error);
    await settled();
  };
  return { begun, work, end };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

const roomy = { waitingPerKey: 10, waiting: 20 };

test('keys take turns, however much one of them brings, and each keeps its own order', async () => {
  const queue = createFairQueue({ ...roomy, atOnce: 1 });
  const { begun, work, end } = workshop();
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void queue.run(name[0]!, work(name));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
    await settled();
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(begun).toHaveLength(6);
});

test('one key never has all places while there is more than one', async () => {
  const queue = createFairQueue({ ...roomy, atOnce: 3 });
  const { begun, work, end } = workshop();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void queue.run('a', work(name));
  await settled();
  expect(begun).toEqual(['a1', 'a2']);
  void queue.run('b', work('b1'));
  await settled();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  expect(begun.at(-1)).toBe('a3');
});

test('who brings too much is refused, and when all are too many, everybody is, with a time to come again', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingPerKey: 2, waiting: 3 });
  const { work, end } = workshop();
  for (const name of ['a1', 'a2', 'a3', 'b1']) void queue.run(name[0]!, work(name));
  await settled();
  const refusal = (status: number) => ({ status, details: { headers: { 'retry-after': '5' } } });
  await expect(queue.run('a', work('a4'))).rejects.toMatchObject(refusal(429));
  await expect(queue.run('c', work('c1'))).rejects.toMatchObject(refusal(503));
  await end('a1');
  const late = queue.run('c', work('c2'));
  for (const name of ['b1', 'a2', 'c2']) await end(name);
  expect(await late).toBe('c2');
});

test('a failure is its own caller’s, and the next one has its turn', async () => {
  const queue = createFairQueue({ ...roomy, atOnce: 1 });
  const { work, end } = workshop();
  const failed = queue.run('a', work('a1'));
  const done = queue.run('a', work('a2'));
  await settled();
  void end('a1', new Error('broken'));
  await expect(failed).rejects.toThrow('broken');
  await settled();
  await end('a2');
  expect(await done).toBe('a2');
});

test('work whose caller has gone is never begun, and takes no place', async () => {
  const queue = createFairQueue({ atOnce: 1, waitingPerKey: 1, waiting: 1 });
  const { begun, work, end } = workshop();
  void queue.run('a', work('a1'));
  await settled();
  const gone = new AbortController();
  const left = queue.run('a', work('a2'), gone.signal);
  await settled();
  gone.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(queue.run('a', work('a3'), gone.signal)).rejects.toThrow('gone');
  const stays = queue.run('a', work('a4'));
  await end('a1');
  await end('a4');
  expect(await stays).toBe('a4');
  expect(begun).toEqual(['a1', 'a4']);
});
