import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listThreads, lowerBackgroundThreads } from './lower-background-threads.ts';

/** Of a thread; none of one that has ended meanwhile. */
function nicenessOf({ id }: { id: number }): number[] {
  try {
    return [getPriority(id)];
  } catch (error) {
    expect(error).toHaveProperty('info.code', 'ESRCH');
    return [];
  }
}

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the threads that look for garbage stand behind the one that answers', () => {
  const own = getPriority();
  lowerBackgroundThreads();
  const threads = listThreads();
  const workers = threads.filter(({ name }) => name === 'V8Worker');
  const others = threads.filter(({ name }) => name !== 'V8Worker');
  expect(workers.length).toBeGreaterThan(0);
  expect(new Set(workers.flatMap(nicenessOf))).toEqual(new Set([Math.max(10, own)]));
  expect(new Set(others.flatMap(nicenessOf))).toEqual(new Set([own]));
});

test('a thread that ends while they are listed is left out', () => {
  const tasks = mkdtempSync(join(tmpdir(), 'tasks-'));
  try {
    mkdirSync(join(tasks, '7'));
    mkdirSync(join(tasks, '8'));
    writeFileSync(join(tasks, '8', 'comm'), 'V8Worker\n');
    expect(listThreads(tasks)).toEqual([{ id: 8, name: 'V8Worker' }]);
  } finally {
    rmSync(tasks, { recursive: true });
  }
});
