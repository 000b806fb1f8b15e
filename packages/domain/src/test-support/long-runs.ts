import { appendFileSync } from 'node:fs';

/** Whether this run takes its time: `npm run test:long` does hours' worth of work in the same tests. */
export const LONG = process.env.VITIS_LONG === '1';

/** How much a test does in an ordinary run, and in a long one. */
export const howMany = (ordinary: number, long: number): number => (LONG ? long : ordinary);

/** Milliseconds that a test of such a file may take: a long one takes as long as a timer goes, 24 days. */
export const LONG_TIMEOUT = howMany(5 * 60_000, 2 ** 31 - 1);

/** Says what a test has done, with how many of what: `npm run test:long` tells it beside the file's name. */
export function did(work: Readonly<Record<string, number>>): void {
  const file = process.env.VITIS_LONG_DONE;
  if (file === undefined || file === '') return;
  const words = Object.entries(work).map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`);
  appendFileSync(file, `${words.join(', ')}\n`);
}
