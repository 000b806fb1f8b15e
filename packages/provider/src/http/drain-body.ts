import type { IncomingMessage } from 'node:http';
import { UPLOAD_LIMIT } from '@vitis/contracts';

/** The largest body that is taken at all: a file and what a form puts around it. */
const largestBody = UPLOAD_LIMIT + 64 * 1024;

/**
 * Drains the rest of a request body and resolves with whether it was complete. A refusal that is sent before the body has
 * ended gets lost: the connection resets under the sender, and a proxy in between answers 502. Bounded by the largest
 * upload and by `time` in milliseconds; nothing is stored.
 */
export function drainBody(raw: IncomingMessage, time = 10_000): Promise<boolean> {
  // A call that came by `inject` has no parser, and is never complete.
  if (raw.complete || raw.readableEnded) return Promise.resolve(true);
  if (raw.destroyed || Number(raw.headers['content-length'] ?? 0) > largestBody)
    return Promise.resolve(false);
  return new Promise((done) => {
    let left = largestBody;
    const finish = () => {
      clearTimeout(timer);
      raw.off('data', count).off('end', finish).off('close', finish).off('error', finish);
      raw.pause();
      done(raw.complete);
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) finish();
    };
    const timer = setTimeout(finish, time);
    raw.on('data', count).on('end', finish).on('close', finish).on('error', finish).resume();
  });
}
