import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { normalizeIP } from '@fastify/rate-limit';
import { CHAT_FILES_LIMIT, getMe, HEADERS, UPLOAD_LIMIT } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Agent, request as ask } from 'undici';
import { forwardedHeaders } from '../../shared/forwarded-headers.ts';
import { sendProblem, TOO_LARGE, TOO_LATE, tooMany } from '../../shared/gateway-problem.ts';
import { BodyRefused, isFragmented } from './read-call.ts';

/** Bytes of an upload: its file, and what a form puts around it. */
const UPLOAD_BODY_LIMIT = UPLOAD_LIMIT + 64 * 1024;
/** Uploads that pass through at once: of all, and of one member, whose message may have so many files. */
export const UPLOADS_AT_ONCE = 64;
const OF_ONE_MEMBER = CHAT_FILES_LIMIT;
/** Of those who sign up, whom nobody knows yet; and of one address. */
const GUESTS_AT_ONCE = 8;
const OF_ONE_ADDRESS = 3;
/** Seconds after which another try makes sense. */
const AGAIN_AFTER = 5;

interface Options {
  providerUrl: string;
  timeoutMs: number;
}

/** Counts an upload on its way; one without a length of its own is cut where it is too large. */
export function countedUpload(payload: IncomingMessage): Transform {
  let length = 0;
  let pieces = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      pieces += 1;
      if (isFragmented(pieces, length)) {
        done(new BodyRefused(413));
        payload.destroy();
      } else if (length > UPLOAD_BODY_LIMIT) done(new BodyRefused(413));
      else done(null, chunk);
    },
  });
  // Whoever passes it on hears of it, too; a refused one has no reader any more.
  counted.on('error', () => undefined);
  payload.once('error', (error) => counted.destroy(error));
  payload.once('close', () => {
    if (!payload.complete) counted.destroy(new BodyRefused(408));
  });
  return payload.pipe(counted);
}

/** A refusal gets lost while its reader still sends: the rest is taken, by the deadline of a call, and kept nowhere. */
function readAway({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

/** So many places at once, of which one sender has a few. */
function createPlaces(atOnce: number, ofOne: number) {
  const held = new Map<string, number>();
  let all = 0;

  /** Holds a place until the answer is over; false where none is left. */
  return (sender: string, reply: FastifyReply): boolean => {
    const own = held.get(sender) ?? 0;
    if (all >= atOnce || own >= ofOne) return false;
    all += 1;
    held.set(sender, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (held.get(sender) ?? 1) - 1;
      if (left > 0) held.set(sender, left);
      else held.delete(sender);
    });
    return true;
  };
}

/**
 * Lets an upload pass to the provider: while it is being sent it holds a connection there, so only a few may at once. For
 * members' the provider is asked who it is before anything of the file is read; those who sign up have few places of
 * their own.
 */
export function createUploadGate({ providerUrl, timeoutMs }: Options) {
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 2_000 } });
  const holdForMember = createPlaces(UPLOADS_AT_ONCE, OF_ONE_MEMBER);
  const holdForGuest = createPlaces(GUESTS_AT_ONCE, OF_ONE_ADDRESS);

  /** Who the provider says that it is; undefined where it was answered with what the provider says instead. */
  const memberOf = async (request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> => {
    const { authorization = '', cookie, 'accept-language': language } = request.headers;
    const answer = await ask(providerUrl + getMe.path, {
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...forwardedHeaders(request),
        ...(authorization === '' ? {} : { authorization }),
        // A browser's token is worth nothing without the cookie that it is bound to.
        ...(cookie === undefined ? {} : { cookie }),
        ...(language === undefined ? {} : { [HEADERS.language]: language }),
      },
    })
      .then(async ({ statusCode, headers, body }) => ({ statusCode, headers, text: await body.text() }))
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'the provider does not say who uploads');
        return null;
      });
    // Nobody is there any more, and nobody would give the place back. Only the answer knows: a request that has come
    // whole counts as destroyed, too.
    if (reply.raw.closed) {
      reply.hijack();
      return undefined;
    }
    if (answer === null) {
      readAway(request);
      sendProblem(request, reply, TOO_LATE);
      return undefined;
    }
    const { text } = answer;
    if (answer.statusCode !== 200) {
      readAway(request);
      for (const name of ['content-type', 'retry-after', 'www-authenticate'])
        if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      void reply.code(answer.statusCode).send(text);
      return undefined;
    }
    const { id } = JSON.parse(text) as { id?: number };
    return String(id ?? authorization);
  };

  /** Answers what may not pass, and lets all else go on. */
  const pass = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isForGuests: boolean,
  ): Promise<unknown> => {
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BODY_LIMIT) {
      readAway(request);
      return sendProblem(request, reply, TOO_LARGE);
    }
    const sender = isForGuests ? normalizeIP(request.ip) : await memberOf(request, reply);
    if (sender === undefined) return reply;
    const hold = isForGuests ? holdForGuest : holdForMember;
    if (hold(sender, reply)) return undefined;
    readAway(request);
    return sendProblem(request, reply, tooMany(AGAIN_AFTER));
  };

  return { pass, close: () => dispatcher.destroy() };
}
