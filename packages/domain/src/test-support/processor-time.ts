/** A clock of the kernel moves in steps of some milliseconds: less than this is not told apart from nothing. */
const ENOUGH = 24;

/** Milliseconds of the processor that this thread takes for some work, whatever else the machine does meanwhile. */
export async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}

/** Blocks of turns, of which the middle one counts: a collection of garbage, or a function compiled anew, falls into one of them. */
const BLOCKS = 5;

/**
 * How many times as long as the yardstick some work takes. Both are done by turns until the yardstick has taken long
 * enough to be measured, so that a slow machine is slow for both; each is told the turn, for what is remembered.
 */
export async function timesAsLong(
  work: (turn: number) => unknown,
  yardstick: (turn: number) => unknown,
): Promise<number> {
  const ratios: number[] = [];
  for (let turn = 0; ratios.length < BLOCKS; ) {
    const taken = { work: 0, yardstick: 0 };
    for (; taken.yardstick < ENOUGH; turn += 1) {
      taken.yardstick += await processorTime(() => yardstick(turn));
      taken.work += await processorTime(() => work(turn));
    }
    ratios.push(taken.work / taken.yardstick);
  }
  return ratios.toSorted((a, b) => a - b)[(BLOCKS - 1) / 2] as number;
}
