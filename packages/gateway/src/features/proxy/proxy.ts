import httpProxy from '@fastify/http-proxy';
import type { Problem } from '@vitis/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Options {
  providerUrl: string;
  timeoutMs: number;
}

function unavailable(reply: FastifyReply, status: 502 | 504, requestId: string): FastifyReply {
  const problem: Problem = {
    type: 'about:blank',
    title: status === 504 ? 'Gateway Timeout' : 'Bad Gateway',
    status,
    code: 'UNAVAILABLE',
    message: 'SERVER ERROR : 관리자에게 문의하세요.',
    requestId,
  };
  return reply.code(status).type('application/problem+json').send(problem);
}

/** A foreign site must not open a socket, or send a form, in a visitor's name. */
async function ownOriginOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { origin } = request.headers;
  if (origin === undefined || (request.method === 'GET' && request.headers.upgrade === undefined)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  return reply.code(403).send();
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
      preHandler: ownOriginOnly,
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
          unavailable(reply as FastifyReply, late ? 504 : 502, reply.request.id);
        },
      },
    });
  }
}
