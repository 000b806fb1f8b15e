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
  let running = 0;
  let since = Date.now();
  let last = since;

  const look = () => {
    const now = Date.now();
    if (now - last < silenceMilliseconds) return;
    last = now;
    say(dim(`  still at it, ${formatDuration(now - since)}`));
  };

  let clock: NodeJS.Timeout | undefined;
  return {
    heard() {
      last = Date.now();
    },
    async during(work) {
      if (running === 0) {
        since = Date.now();
        last = since;
        clock = setInterval(look, 1_000);
      }
      running += 1;
      try {
        return await work;
      } finally {
        running -= 1;
        if (running === 0) clearInterval(clock);
      }
    },
  };
}
