import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ManagedProcess } from './process-supervisor.ts';

/** An editor saves in several writes, and a checkout changes many files: one restart for all of them. */
const settleMilliseconds = 200;

const waitingAfter = (why: Error) => `${why.message}\nIt starts again when a source changes.`;

const matters = (file: string | null): boolean =>
  file !== null && /\.(?:ts|json|sql)$/.test(file) && !/\.test\.ts$/.test(file);

/**
 * Keeps a program running, and restarts it whenever one of its sources changes. One that fails, at once or later, is
 * told and waits for the next change.
 *
 * @param folders watched with all that is in them
 * @param start starts it and waits until it is ready
 * @param signal ends the watching; the program itself is ended by its supervisor
 * @param say told what goes on
 */
export async function restartOnChange(
  folders: string[],
  start: () => Promise<ManagedProcess>,
  signal: AbortSignal,
  say: (line: string) => void = console.log,
): Promise<void> {
  let changed = Promise.withResolvers<void>();
  for (const folder of folders) {
    watch(folder, { recursive: true, signal }, (_event, file) => {
      if (matters(file)) changed.resolve();
    });
  }
  signal.addEventListener('abort', () => changed.resolve());

  while (!signal.aborted) {
    const running = await start().catch((error: Error) => error);
    if (running instanceof Error) {
      if (!signal.aborted) say(waitingAfter(running));
    } else {
      say(`${running.name} is ready.`);
      void running.failed.then((why) => say(waitingAfter(why)));
    }
    await changed.promise;
    await sleep(settleMilliseconds, undefined, { ref: false });
    changed = Promise.withResolvers<void>();
    if (!(running instanceof Error)) await running.stop();
  }
}
