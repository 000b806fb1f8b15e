/** Why a promise was given up: its time was over. */
export class DeadlinePassed extends Error {
  constructor(milliseconds: number) {
    super(`gave up after ${milliseconds} ms`);
    this.name = 'DeadlinePassed';
  }
}

/** A deadline that is put off while something goes on. */
export interface PutOff {
  /** Calls back at every sign of progress; the returned function ends it. */
  progress: (listener: () => void) => () => void;
  /** Milliseconds after which no progress puts it off any more. */
  atMost: number;
}

/** The work's own outcome, or `DeadlinePassed` when it has none in time; the work is told by its signal. */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  putOff?: PutOff,
): Promise<T> {
  const controller = new AbortController();
  const began = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    const count = () => {
      clearTimeout(timer);
      const passed = performance.now() - began;
      const left = putOff === undefined ? milliseconds : Math.min(milliseconds, putOff.atMost - passed);
      timer = setTimeout(() => {
        const error = new DeadlinePassed(Math.round(performance.now() - began));
        controller.abort(error);
        reject(error);
      }, left);
    };
    count();
    if (putOff !== undefined) end = putOff.progress(count);
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    end();
  }
}
