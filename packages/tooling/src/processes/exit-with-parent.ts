// Preloaded into every program that a command starts. When the command dies, however it dies, the IPC channel closes and
// the program ends as if asked to: a killed command would leave orphans otherwise.
import { isMainThread } from 'node:worker_threads';
import { OWNER_VARIABLE } from './owner-variable.ts';

/** A program that was asked to end and has not after this long is ended the hard way. */
const graceMilliseconds = 10_000;

/** Workers of the program preload this as well, but the program itself owns them. */
const isOwnedDirectly = isMainThread && process.env[OWNER_VARIABLE]?.split(':')[0] === String(process.ppid);

if (isOwnedDirectly && process.channel !== undefined) {
  process.once('disconnect', () => {
    // It leads a process group of its own: a database that it started goes with it.
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMilliseconds).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Only the program itself decides how long it lives; listening for the channel's end must not prolong it.
  process.channel.unref();
}
