import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PlainError } from '@vitis/tooling/plain-error';
import { ROOT } from '@vitis/tooling/workspace';
import type { ChatRoom } from './chat-members.ts';

/** What a thread of clients is told; it does one thing at a time. */
export type ChatJob =
  | { kind: 'open'; server: string; url: string; rooms: readonly ChatRoom[]; devices: number }
  | { kind: 'talk'; server: string; ratePerSecond: number; seconds: number };

export type ChatJobDone =
  | { ok: true; times: number[] }
  /** `plain`: the message is for a person as it is. */
  | { ok: false; plain: boolean; message: string };

/** All clients of the measurement, in threads that share the rooms evenly. */
export interface ChatCrowd {
  /** Opens so many sockets for each member of the rooms at a server; it goes by the name from then on. */
  open(server: string, at: { url: string; rooms: readonly ChatRoom[]; devices: number }): Promise<void>;
  /** Milliseconds per message, of all threads together; see `ChatMembers.talk`. */
  talk(server: string, ratePerSecond: number, seconds: number): Promise<number[]>;
  close(): Promise<void>;
}

const file = resolve(ROOT, 'packages/bench/src/chat-worker.ts');

async function perform(worker: Worker, job: ChatJob, signal: AbortSignal): Promise<number[]> {
  const answered = once(worker, 'message', { signal }) as Promise<[ChatJobDone]>;
  worker.postMessage(job);
  const [done] = await answered;
  if (done.ok) return done.times;
  throw done.plain ? new PlainError(done.message) : new Error(done.message);
}

export function startCrowd(threads: number, signal: AbortSignal): ChatCrowd {
  const workers = Array.from({ length: threads }, () => new Worker(file));
  const all = async (jobOf: (thread: number) => ChatJob): Promise<number[]> => {
    const times = await Promise.all(workers.map((worker, thread) => perform(worker, jobOf(thread), signal)));
    return times.flat();
  };
  return {
    open: async (server, { url, rooms, devices }) => {
      const share = (thread: number) => rooms.filter((_, index) => index % threads === thread);
      await all((thread) => ({ kind: 'open', server, url, rooms: share(thread), devices }));
    },
    talk: (server, ratePerSecond, seconds) =>
      all(() => ({ kind: 'talk', server, ratePerSecond: ratePerSecond / threads, seconds })),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
