import { setTimeout as sleep } from 'node:timers/promises';

export interface OpenLoop {
  ratePerSecond: number;
  seconds: number;
  /** Sends the request with this number; its time is over when it resolves. */
  send: (index: number) => Promise<void>;
  signal: AbortSignal;
}

/** A timer fires this much late by nature; beyond it the machine is loaded, and the wait counts. */
const TIMER_MS = 2;

/**
 * Sends at a fixed rate whatever the answers do: a request that is due while others are still waiting is sent all the
 * same, and one that could not be sent in time is counted from when it was due. So a stall shows in full.
 *
 * @returns milliseconds per request
 * @throws the first failure of a request
 */
export async function openLoop({ ratePerSecond, seconds, send, signal }: OpenLoop): Promise<number[]> {
  const count = Math.round(ratePerSecond * seconds);
  const started = performance.now();
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = started + (index * 1000) / ratePerSecond;
    const wait = due - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal });
    const now = performance.now();
    const from = now - due > TIMER_MS ? due : now;
    const work = send(index).then(() => {
      times.push(performance.now() - from);
    });
    // All are awaited below; until then a failure is not unhandled.
    work.catch(() => {});
    sent.push(work);
  }
  await Promise.all(sent);
  return times;
}
