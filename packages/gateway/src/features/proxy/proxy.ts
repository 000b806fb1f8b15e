import httpProxy from '@fastify/http-proxy';
import { UPLOAD_LIMIT } from '@vitis/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem, TOO_LARGE, TOO_LATE, UNREACHABLE } from './gateway-problem.ts';
import { ownOriginOnly } from './own-origin-only.ts';

interface Options {
  providerUrl: string;
  timeoutMs: number;
}

/** Bytes of a body: a call is small, an upload has its file and a little around it. */
const CALL_LIMIT = 1024 * 1024;
const UPLOAD_BODY_LIMIT = UPLOAD_LIMIT + 64 * 1024;

/** Refuses here what the provider would refuse while it is still being sent: that would reach nobody. */
async function withinLimits(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const limit = request.url.startsWith('/api/v1/files') ? UPLOAD_BODY_LIMIT : CALL_LIMIT;
  if (Number(request.headers['content-length'] ?? 0) <= limit) return;
  request.raw.resume();
  return sendProblem(request, reply, TOO_LARGE);
}

/** Passes calls, files and sockets to the provider; one that does not answer in time is a problem the browser understands. */
export async function proxy(app: FastifyInstance, { providerUrl, timeoutMs }: Options): Promise<void> {
  for (const prefix of ['/api', '/files', '/socket.io']) {
    await app.register(httpProxy, {
      upstream: providerUrl,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/socket.io',
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      preHandler: async (request, reply) =>
        (await ownOriginOnly(request, reply)) ?? (await withinLimits(request, reply)),
      // One pool of connections that a dead provider cannot fill up.
      undici: {
        connections: 64,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        connect: { timeout: 2_000 },
      },
      // Two lines for every call and picture would bury what matters; the answer's own line is enough.
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error }, 'the provider does not answer');
          const late = 'statusCode' in error && error.statusCode === 504;
          sendProblem(reply.request as FastifyRequest, reply as FastifyReply, late ? TOO_LATE : UNREACHABLE);
        },
      },
    });
  }
}
