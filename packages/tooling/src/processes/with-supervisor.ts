import { PlainError } from '../../../../tools/plain-error.mjs';
import { createProcessSupervisor, type ProcessSupervisor } from './process-supervisor.ts';
import { listenForStop, type StopRequest } from './stop-request.ts';

/**
 * The frame of every command that starts programs: whatever way `body` ends, all of them end before the command does.
 * Sets the exit code: what `body` answers; `whenStopped` when it was asked to stop; 1 with one clear line on a
 * plain error; 130 when it was asked to stop a second time.
 *
 * @param whenStopped 0 for what runs until it is stopped; 130 for what is then left unfinished
 */
export async function withSupervisor(
  whenStopped: 0 | 130,
  body: (supervisor: ProcessSupervisor, stop: StopRequest) => Promise<number>,
): Promise<void> {
  const stop = listenForStop();
  const supervisor = createProcessSupervisor(stop);
  let exitCode: number;
  try {
    exitCode = await body(supervisor, stop);
  } catch (error) {
    exitCode = stop.signal.aborted ? whenStopped : 1;
    if (!stop.signal.aborted) console.error(error instanceof PlainError ? error.message : error);
  }
  await supervisor.stop();
  process.exit(stop.forced.aborted ? 130 : exitCode);
}
