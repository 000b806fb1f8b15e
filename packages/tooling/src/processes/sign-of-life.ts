import { dim, formatDuration } from './terminal.ts';

/** For people, and for systems that end a silent job. */
const silenceMilliseconds = 20_000;

export interface SignOfLife {
  /** Something was shown just now. */
  heard(): void;
  /** While `work` runs, a silence of twenty seconds is broken by a line. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

export function createSignOfLife(say: (line: string) => void = console.log): SignOfLife {
  const running = new Map<Promise<unknown>, number>();
  let last = Date.now();

  const look = () => {
    const now = Date.now();
    if (now - last < silenceMilliseconds) return;
    last = now;
    say(dim(`  still at it, ${formatDuration(now - Math.min(...running.values()))}`));
  };

  let clock: NodeJS.Timeout | undefined;
  return {
    heard() {
      last = Date.now();
    },
    async during(work) {
      if (running.size === 0) {
        last = Date.now();
        clock = setInterval(look, 1_000);
      }
      running.set(work, Date.now());
      try {
        return await work;
      } finally {
        running.delete(work);
        if (running.size === 0) clearInterval(clock);
      }
    },
  };
}
