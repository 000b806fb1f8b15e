// A thread of clients: opens the sockets of its rooms and talks when it is told to, so that the load has its own loop.
import { parentPort } from 'node:worker_threads';
import { PlainError } from '@vitis/tooling/plain-error';
import type { ChatJob, ChatJobDone } from './chat-crowd.ts';
import { type ChatMembers, openMembers } from './chat-members.ts';

const { signal } = new AbortController();
const members = new Map<string, ChatMembers>();

async function perform(job: ChatJob): Promise<number[]> {
  if (job.kind === 'open') {
    members.set(job.server, await openMembers(job.url, job.rooms, job.devices));
    return [];
  }
  const talkers = members.get(job.server);
  if (talkers === undefined) throw new Error(`Nobody is at ${job.server}`);
  return talkers.talk({ ratePerSecond: job.ratePerSecond, seconds: job.seconds, signal });
}

parentPort?.on('message', (job: ChatJob) => {
  const answer = (done: ChatJobDone) => parentPort?.postMessage(done);
  perform(job).then(
    (times) => answer({ ok: true, times }),
    (error: Error) => {
      const plain = error instanceof PlainError;
      answer({ ok: false, plain, message: plain ? error.message : (error.stack ?? error.message) });
    },
  );
});
