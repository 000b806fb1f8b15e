import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { lowerBackgroundThreads } from './lower-background-threads.ts';

/** Niceness of this process's threads, by their names. */
const nicenessOf = (name: (comm: string) => boolean) =>
  readdirSync('/proc/self/task')
    .filter((thread) => name(readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim()))
    .map((thread) => getPriority(Number(thread)));

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the threads that look for garbage stand behind the one that answers', () => {
  const own = getPriority();
  lowerBackgroundThreads();
  const workers = nicenessOf((name) => name === 'V8Worker');
  expect(workers.length).toBeGreaterThan(0);
  expect(new Set(workers)).toEqual(new Set([Math.max(10, own)]));
  expect(new Set(nicenessOf((name) => name !== 'V8Worker'))).toEqual(new Set([own]));
});
