import { dim, formatDuration } from './terminal.ts';

/** For people, and for CI systems that end silent jobs. */
const silenceMilliseconds = 20_000;

export interface Heartbeat {
  /** Resets the silence: a line was printed. */
  heard(): void;
  /** Prints a line after each twenty seconds of silence while `work` runs. */
  during<Result>(work: Promise<Result>): Promise<Result>;
}

export function createHeartbeat(say: (line: string) => void = console.log): Heartbeat {
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
