import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { LARGEST_BODY_LIMIT } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';

/** Bodies up to this size are always accepted, however much memory others hold. */
const SMALL_BODY = 8 * 1024;
/** Bytes of all larger bodies that are being read, and of those from one address. */
const ALL_LIMIT = 24 * 1024 * 1024;
const ADDRESS_LIMIT = 6 * 1024 * 1024;
/** Initial buffer of a body; it doubles on demand. */
const FIRST_ROOM = 1024;

/** A body that is not taken; `statusCode` says why: 408 too slow, 413 too large, 503 too many at once. */
export class BodyRefused extends Error {
  readonly statusCode: 408 | 413 | 503;

  constructor(statusCode: 408 | 413 | 503) {
    super(`a body was refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** Bodies in chunks of a few bytes, each of which costs a hundred times its content; no regular client sends them. */
export const isFragmented = (pieces: number, bytes: number): boolean => pieces > 256 + bytes / 64;

/**
 * Reads the bodies of calls whole, so that no connection to the provider waits for a slow sender. What is being read
 * is bounded in time and in bytes: per call, per address and together.
 */
export function createCallReader(deadline: number) {
  const held = new Map<string, number>();
  let all = 0;
  const hold = (address: string, bytes: number): void => {
    const holds = (held.get(address) ?? 0) + bytes;
    if (holds > 0) held.set(address, holds);
    else held.delete(address);
    all += bytes;
  };

  /** A stream that is complete already, of one piece. Throws `BodyRefused`. */
  return async (request: FastifyRequest, payload: IncomingMessage): Promise<Readable> => {
    if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY_LIMIT) throw new BodyRefused(413);
    const address = normalizeIP(request.ip);
    let body = Buffer.allocUnsafe(FIRST_ROOM);
    let length = 0;
    let pieces = 0;
    let counted = 0;
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((done, fail) => {
        timer = setTimeout(() => fail(new BodyRefused(408)), deadline);
        payload.on('data', (chunk: Buffer) => {
          pieces += 1;
          const end = length + chunk.length;
          if (isFragmented(pieces, end)) {
            fail(new BodyRefused(413));
            payload.destroy();
            return;
          }
          if (end > LARGEST_BODY_LIMIT) return fail(new BodyRefused(413));
          if (end > body.length) {
            const larger = Buffer.allocUnsafe(Math.min(LARGEST_BODY_LIMIT, Math.max(end, body.length * 2)));
            body.copy(larger, 0, 0, length);
            body = larger;
          }
          chunk.copy(body, length);
          length = end;
          if (body.length <= SMALL_BODY) return;
          hold(address, body.length - counted);
          counted = body.length;
          if (all > ALL_LIMIT || (held.get(address) ?? 0) > ADDRESS_LIMIT) fail(new BodyRefused(503));
        });
        const incomplete = () => fail(new BodyRefused(408));
        // After an end a close changes nothing.
        payload.once('end', done).once('error', incomplete).once('close', incomplete);
      });
    } finally {
      clearTimeout(timer);
      // What comes after a refusal is read away by the server, and kept by nobody.
      payload.removeAllListeners('data');
      hold(address, -counted);
    }
    return Readable.from(length === 0 ? [] : [body.subarray(0, length)]);
  };
}
