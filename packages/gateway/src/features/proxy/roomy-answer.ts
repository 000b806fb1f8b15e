import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Bytes of one answer that are kept for a slow reader, and of all. */
const ROOM = 256 * 1024;
const ALL_ROOM = 8 * 1024 * 1024;
/** Streams hold so much anyway. */
const SMALL = 64 * 1024;

/**
 * Takes answers from the provider as fast as it gives them, and keeps what the visitor has not read yet: a slow reader
 * waits here, and no connection to the provider with it. Past `ALL_ROOM` the others are slowed down again.
 */
export function createRoomyAnswers() {
  let taken = 0;

  return (reply: FastifyReply, answer: Readable): FastifyReply => {
    const length = Number(reply.getHeader('content-length') ?? ROOM);
    const room = Math.min(length, ROOM);
    // What does not fit as a whole holds its connection all the same: nothing is won by keeping a part.
    if (length <= SMALL || length > ROOM || taken + room > ALL_ROOM || reply.raw.closed)
      return reply.send(answer);
    taken += room;
    reply.raw.once('close', () => {
      taken -= room;
    });
    const buffer = new PassThrough({ highWaterMark: room });
    // An answer that breaks off ends the buffer with the same error, which the reply hears.
    pipeline(answer, buffer, () => undefined);
    return reply.send(buffer);
  };
}
