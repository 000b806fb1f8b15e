import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listThreads, lowerBackgroundThreads } from './lower-background-threads.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the threads that look for garbage stand behind the one that answers', () => {
  const own = getPriority();
  lowerBackgroundThreads();
  const workers = listThreads().filter(({ name }) => name === 'V8Worker');
  expect(workers.length).toBeGreaterThan(0);
  expect(new Set(workers.map(({ id }) => getPriority(id)))).toEqual(new Set([Math.max(10, own)]));
  expect(getPriority()).toBe(own);
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
