/** Reason of a rejection by `withDeadline`. */
export class DeadlinePassed extends Error {
  constructor(milliseconds: number) {
    super(`gave up after ${milliseconds} ms`);
    this.name = 'DeadlinePassed';
  }
}

/** Extends a deadline while there is progress. */
export interface DeadlineExtension {
  /** Subscribes to progress; the returned function unsubscribes. */
  progress: (listener: () => void) => () => void;
  /** Upper bound in milliseconds, whatever the progress. */
  atMost: number;
}

/** The outcome of `work`, or `DeadlinePassed` when it is late; its signal aborts then. */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
  extension?: DeadlineExtension,
): Promise<T> {
  const controller = new AbortController();
  const began = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end = () => {};
  const over = new Promise<never>((_resolve, reject) => {
    const count = () => {
      clearTimeout(timer);
      const passed = performance.now() - began;
      const left = extension === undefined ? milliseconds : Math.min(milliseconds, extension.atMost - passed);
      timer = setTimeout(() => {
        const error = new DeadlinePassed(Math.round(performance.now() - began));
        controller.abort(error);
        reject(error);
      }, left);
    };
    count();
    if (extension !== undefined) end = extension.progress(count);
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
    end();
  }
}
