import type { FastifyReply } from 'fastify';
import { CallerGoneError } from '../db/call-context.ts';

/** Signal that is aborted, with a `CallerGoneError`, when the caller goes away before the answer, or has gone already. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const giveUp = (): void => {
    if (!raw.writableFinished) gone.abort(new CallerGoneError('the caller has gone away'));
  };
  // `close` is emitted once: whoever left while the hooks ran is not told of again.
  if (raw.closed) giveUp();
  else raw.once('close', giveUp);
  return gone.signal;
}
