import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const TASKS = '/proc/self/task';
/** Where the answers leave nothing, a tenth of the processor still goes to the garbage: memory stays bounded. */
const NICENESS = 10;

/** What the system answers for a thread that ended: its folder is gone, or is there for a moment without a thread. */
const GONE = ['ENOENT', 'ESRCH'];

function nameOf(tasks: string, thread: string): string | undefined {
  try {
    return readFileSync(`${tasks}/${thread}/comm`, 'utf8').trim();
  } catch (error) {
    if (GONE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** This process's threads and their names; one that ends while they are listed is left out. */
export function listThreads(tasks = TASKS): { id: number; name: string }[] {
  return readdirSync(tasks).flatMap((thread) => {
    const name = nameOf(tasks, thread);
    return name === undefined ? [] : [{ id: Number(thread), name }];
  });
}

/**
 * Lets V8's own threads, which mark garbage and compile, use what the thread that answers leaves: on one processor they
 * took half of it for as long as they had work, and answers waited behind them. Linux gives each thread a niceness of its
 * own; elsewhere nothing is changed.
 */
export function lowerBackgroundThreads(): void {
  if (!existsSync(TASKS)) return;
  for (const { id, name } of listThreads()) {
    if (name === 'V8Worker') setPriority(id, Math.max(NICENESS, getPriority(id)));
  }
}
