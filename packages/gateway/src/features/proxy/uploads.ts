import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
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

/**
 * Lets an upload pass to the provider: while it is being sent it holds a connection there, so only a member may, and
 * only a few at once. The provider is asked who it is before anything of the file is read.
 */
export function createUploadGate({ providerUrl, timeoutMs }: Options) {
  const dispatcher = new Agent({ connections: 16, connect: { timeout: 2_000 } });
  const members = new Map<string, number>();
  let all = 0;

  const pass = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (Number(request.headers['content-length'] ?? 0) > UPLOAD_BODY_LIMIT) {
      readAway(request);
      return sendProblem(request, reply, TOO_LARGE);
    }
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
    if (reply.raw.closed) return reply.hijack();
    if (answer === null) {
      readAway(request);
      return sendProblem(request, reply, TOO_LATE);
    }
    const { text } = answer;
    if (answer.statusCode !== 200) {
      readAway(request);
      for (const name of ['content-type', 'retry-after', 'www-authenticate'])
        if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
      return reply.code(answer.statusCode).send(text);
    }
    const { id } = JSON.parse(text) as { id?: number };
    const member = String(id ?? authorization);
    const own = members.get(member) ?? 0;
    if (all >= UPLOADS_AT_ONCE || own >= OF_ONE_MEMBER) {
      readAway(request);
      return sendProblem(request, reply, tooMany(AGAIN_AFTER));
    }
    all += 1;
    members.set(member, own + 1);
    reply.raw.once('close', () => {
      all -= 1;
      const left = (members.get(member) ?? 1) - 1;
      if (left > 0) members.set(member, left);
      else members.delete(member);
    });
  };

  return { pass, close: () => dispatcher.destroy() };
}
