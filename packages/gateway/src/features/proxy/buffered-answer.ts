import { PassThrough, pipeline, type Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Bytes that are buffered for a slow reader: of one answer, and of all. */
const ROOM = 256 * 1024;
const ALL_ROOM = 8 * 1024 * 1024;
/** Buffer size of a plain stream. */
const SMALL = 64 * 1024;

/**
 * Buffers answers of the provider, so that a slow reader holds no connection to it. Past `ALL_ROOM` bytes, further answers
 * are streamed without a buffer.
 */
export function createBufferedAnswers() {
  let taken = 0;

  return (reply: FastifyReply, answer: Readable): FastifyReply => {
    const length = Number(reply.getHeader('content-length') ?? ROOM);
    const room = Math.min(length, ROOM);
    // An answer that does not fit whole would hold its connection anyway.
    if (length <= SMALL || length > ROOM || taken + room > ALL_ROOM || reply.raw.closed)
      return reply.send(answer);
    taken += room;
    reply.raw.once('close', () => {
      taken -= room;
    });
    const buffer = new PassThrough({ highWaterMark: room });
    // `pipeline` passes an error of the answer on to the buffer, and so to the reply.
    pipeline(answer, buffer, () => undefined);
    return reply.send(buffer);
  };
}
