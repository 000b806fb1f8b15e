import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deadlines } from '../../shared/deadlines.ts';
import { ENDPOINTS } from '../../shared/endpoints.ts';
import { forwardedHeaders } from '../../shared/forwarded-headers.ts';
import { sendProblem, TOO_LARGE, TOO_LATE, UNREACHABLE } from '../../shared/gateway-problem.ts';
import { ownOriginOnly } from '../../shared/own-origin.ts';
import { ADDRESSES } from '../../shared/rate-limit.ts';
import { createBufferedAnswers } from './buffered-answer.ts';
import { BodyRefused, createCallReader } from './read-call.ts';
import { retryLostConnection } from './retry-lost-connection.ts';
import { createSocketTunnel } from './socket-tunnel.ts';
import { countedUpload, createUploadGate, UPLOADS_AT_ONCE } from './uploads.ts';

interface Options {
  providerUrl: string;
  timeoutMs: number;
  publicOrigin: string;
  deadlines: Deadlines;
  /** Handshakes of sockets of one address. */
  handshakesPerMinute: number;
}

/** Calls that bring a file, by their path. */
const UPLOADS = new Map(
  ENDPOINTS.filter(({ upload }) => upload).map((endpoint) => [endpoint.path, endpoint]),
);
const SOCKETS = '/socket.io';

const uploadOf = ({ method, url }: FastifyRequest) =>
  method === 'POST' ? UPLOADS.get(url.replace(/\?.*/s, '') as `/${string}`) : undefined;

/** Whether its body passes as a stream; all others are read whole first. */
export const isUpload = (request: FastifyRequest): boolean => uploadOf(request) !== undefined;

/**
 * Connection pools per purpose (bulkheads), so that one kind cannot exhaust those of another: calls with small answers,
 * downloads that slow readers hold, uploads, and long polling.
 */
const PLACES = {
  '/api': 128,
  // Password guesses queue at the provider, and hold no other connection meanwhile.
  '/api/v1/b2b/account': 64,
  '/api/docs': 16,
  '/api/v1/file-download': 64,
  '/files': 512,
  ...Object.fromEntries([...UPLOADS.keys()].map((path) => [path, UPLOADS_AT_ONCE + 16])),
  [SOCKETS]: 1024,
};

/** Proxies calls, files and sockets to the provider; a late answer becomes a problem response. */
export async function proxy(app: FastifyInstance, options: Options): Promise<void> {
  const { providerUrl, timeoutMs, publicOrigin, deadlines, handshakesPerMinute } = options;
  const answerBuffered = createBufferedAnswers();
  const readCall = createCallReader(deadlines.call);
  const gate = createUploadGate({ providerUrl, timeoutMs });
  app.addHook('onClose', () => gate.close());
  const ownOrigin = ownOriginOnly(publicOrigin);
  // The provider counts for all gateways, but a handshake that it refuses has already cost a connection to it.
  const limitHandshakes = app.rateLimit({ max: handshakesPerMinute, cache: ADDRESSES });
  const tunnel = createSocketTunnel(app, {
    prefix: SOCKETS,
    providerUrl,
    timeoutMs: deadlines.headers,
    silence: deadlines.silence + deadlines.step,
  });

  for (const [prefix, connections] of Object.entries(PLACES)) {
    const preHandler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      await ownOrigin(request, reply);
      // An awaited hook returns nothing after it has replied: only `reply.sent` tells.
      if (reply.sent) return reply;
      if (prefix === SOCKETS) {
        await limitHandshakes.call(app, request, reply);
        return tunnel(request, reply);
      }
      const upload = uploadOf(request);
      if (upload) return gate.pass(request, reply, upload.access === 'everyone');
    };
    const proxied: FastifyHttpProxyOptions = {
      upstream: providerUrl,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      proxyPayloads: false,
      preHandler: preHandler as NonNullable<FastifyHttpProxyOptions['preHandler']>,
      undici: {
        connections,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        connect: { timeout: 2_000 },
      },
      // The response's own log line is enough.
      disableRequestLogging: true,
      replyOptions: {
        retryDelay: retryLostConnection,
        // Whoever asked whether to go on with a body was answered here.
        rewriteRequestHeaders: (request, { expect: _expect, ...headers }) => ({
          ...headers,
          ...forwardedHeaders(request as FastifyRequest),
        }),
        onResponse: (_request, reply, answer) => {
          // Its types say the stream is a server's message; it is the body, which undici hands over.
          const { stream } = answer as unknown as { stream: Readable };
          answerBuffered(reply as FastifyReply, stream);
        },
        onError: (reply, { error }) => {
          const request = reply.request as FastifyRequest;
          if (isTooLarge(error)) return sendProblem(request, reply as FastifyReply, TOO_LARGE);
          request.log.warn({ err: error }, 'the provider does not answer');
          const late = 'statusCode' in error && error.statusCode === 504;
          sendProblem(request, reply as FastifyReply, late ? TOO_LATE : UNREACHABLE);
        },
      },
    };
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) =>
        isUpload(request) ? countedUpload(payload) : readCall(request, payload),
      );
      await scope.register(httpProxy, proxied);
    });
  }
}

const isTooLarge = (error: Error): boolean =>
  [error, error.cause].some((each) => each instanceof BodyRefused && each.statusCode === 413);
