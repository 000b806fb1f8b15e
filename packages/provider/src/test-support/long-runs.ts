/** Whether this run takes its time: `VITIS_LONG=1` makes the same tests with hours' worth of work. */
export const LONG = process.env.VITIS_LONG === '1';

/** How much a test does in an ordinary run, and in a long one. */
export const howMany = (ordinary: number, long: number): number => (LONG ? long : ordinary);

/** Gives the tests of a file the time that they need, in milliseconds. */
export const LONG_TIMEOUT = howMany(5 * 60_000, 6 * 60 * 60_000);

/** Does the work for each item, at most so many at once; results come in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
