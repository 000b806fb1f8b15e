import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const threads = '/proc/self/task';
/** Where the answers leave nothing, a tenth of the processor still goes to the garbage: memory stays bounded. */
const niceness = 10;

/**
 * Lets V8's own threads, which mark garbage and compile, use what the thread that answers leaves: on one processor they
 * took half of it for as long as they had work, and answers waited behind them. Linux gives each thread a niceness of its
 * own; elsewhere nothing is changed.
 */
export function lowerBackgroundThreads(): void {
  if (!existsSync(threads)) return;
  for (const thread of readdirSync(threads)) {
    if (readFileSync(`${threads}/${thread}/comm`, 'utf8').trim() !== 'V8Worker') continue;
    setPriority(Number(thread), Math.max(niceness, getPriority(Number(thread))));
  }
}
