/** Why a promise was given up: its time was over. */
export class DeadlinePassed extends Error {
  constructor(milliseconds: number) {
    super(`gave up after ${milliseconds} ms`);
    this.name = 'DeadlinePassed';
  }
}

/** The work's own outcome, or `DeadlinePassed` when it has none in time; the work is told by its signal. */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new DeadlinePassed(milliseconds);
      controller.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(controller.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}
