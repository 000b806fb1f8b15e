import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { drawPaper, PaperToDraw } from './draw-paper.ts';

/** After this time without a paper the thread ends, and gives the memory of its fonts back. */
const IDLE_MS = 60_000;

/** One paper, and one file of many, which lets it in between two of its own. */
const PAPERS_AT_ONCE = 2;

export interface PaperThread {
  draw(paper: PaperToDraw): Promise<Buffer>;
  close(): Promise<void>;
}

/** A thread that draws papers: one takes the processor for up to 300 ms, in which the thread of the calls would answer nobody. */
export function createPaperThread(): PaperThread {
  const threads = new Piscina<PaperToDraw, Awaited<ReturnType<typeof drawPaper>>>({
    filename: resolve(import.meta.dirname, 'draw-paper.ts'),
    name: 'drawPaper',
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: PAPERS_AT_ONCE,
    idleTimeout: IDLE_MS,
  });
  return {
    // A buffer comes out of another thread as its bytes.
    draw: async (paper) => Buffer.from(await threads.run(paper)),
    close: () => threads.close({ force: true }),
  };
}
