/** Ends the task that runs, so that the browser can paint and answer a press before what follows. */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((settle) => setTimeout(settle));
