// Loaded into every program that a command starts: when the command dies, whatever way it dies, the channel to it
// closes and the program ends as if it had been asked to. Without it a killed command would leave them running.
import { isMainThread } from 'node:worker_threads';
import { HOLDER } from './mark.ts';

/** A program that was asked to end and has not after this long is ended the hard way. */
const graceMilliseconds = 10_000;

/** Its own workers load this too, and they are not ours: they live as long as it wants them to. */
const isHeldDirectly = isMainThread && process.env[HOLDER]?.split(':')[0] === String(process.ppid);

if (isHeldDirectly && process.channel !== undefined) {
  process.once('disconnect', () => {
    // It leads a process group of its own: a database that it started goes with it.
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMilliseconds).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  // Only the program itself decides how long it lives; listening for the channel's end must not prolong it.
  process.channel.unref();
}
