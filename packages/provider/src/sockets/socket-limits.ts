import type { IncomingMessage } from 'node:http';
import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../http/request-language.ts';
import { logSecurity } from '../http/security-log.ts';
import type { limitsFor } from '../limits/visitor-limits.ts';
import { type ProblemError, tooMany } from '../problems/problem-error.ts';
import { writeProblem } from '../problems/write-problem.ts';
import { createOpenSockets } from './open-sockets.ts';
import type { HandshakeRefusal } from './refuse-handshake.ts';
import type { MemberSocket } from './socket-server.ts';

/** Seconds after which a member may have closed a page. */
const againAfter = 30;

/** What a client gets as the data of its `connect_error`, as a call gets it as a body. */
class SocketRefusal extends Error {
  readonly data: unknown;

  constructor(problem: ProblemError, data: unknown) {
    super(problem.code);
    this.data = data;
  }
}

/** How many sockets an address may ask for and have, and how many a member; counted over all processes. */
export function socketLimits(app: FastifyInstance, limits: ReturnType<typeof limitsFor>) {
  const open = createOpenSockets();

  const refused = (request: IncomingMessage, problem: ProblemError): HandshakeRefusal => {
    const language = requestLanguage(request.headers['accept-language']);
    const named = request.headers['x-request-id'];
    const id = typeof named === 'string' ? named : crypto.randomUUID();
    const { status, code } = problem;
    logSecurity(app.log, 'sockets.limited', {
      requestId: id,
      address: app.limitedAddress(request),
      status,
      code,
    });
    return {
      status: problem.status,
      headers: {
        ...problem.details.headers,
        'content-type': PROBLEM_CONTENT_TYPE,
        'cache-control': 'no-store',
      },
      body: JSON.stringify(writeProblem(problem, language, id)),
    };
  };

  return {
    open,

    refusalOf: (request: IncomingMessage): HandshakeRefusal | null => {
      const address = app.limitedAddress(request);
      if (address === null) return null;
      const { current, ttl } = app.requestCounter.count(`socket ${address}`);
      if (current > limits.handshakes) return refused(request, tooMany('TOO_MANY_REQUESTS', ttl / 1000));
      if (open.count(`address ${address}`) >= limits.socketsOfAddress)
        return refused(request, tooMany('TOO_MANY_SOCKETS', againAfter));
      return null;
    },

    onLine: (request: IncomingMessage, whenClosed: (done: () => void) => void): boolean => {
      const address = app.limitedAddress(request);
      if (address === null) return true;
      // Many handshakes may have been let in before the first of them became a line.
      const leave = open.take(`address ${address}`, limits.socketsOfAddress);
      if (leave === null) return false;
      whenClosed(leave);
      return true;
    },

    admit: (socket: MemberSocket): Error | undefined => {
      const { conn, data, handshake } = socket;
      const leave = open.take(`member ${data.session.userId}`, limits.socketsOfMember);
      if (leave === null) {
        const problem = tooMany('TOO_MANY_SOCKETS', againAfter);
        logSecurity(app.log, 'sockets.limited', {
          address: app.limitedAddress(socket.request),
          userId: data.session.userId,
          status: problem.status,
          code: problem.code,
        });
        const { language: said } = handshake.auth as { language?: unknown };
        const language = requestLanguage(
          typeof said === 'string' ? said : handshake.headers['accept-language'],
        );
        const retryAfter = againAfter;
        return new SocketRefusal(problem, {
          ...writeProblem(problem, language, crypto.randomUUID()),
          retryAfter,
        });
      }
      socket.once('disconnect', leave);
      // It may have gone while its token was looked at: then it never connects, and never disconnects.
      if (conn.readyState === 'open') conn.once('close', leave);
      else leave();
      return undefined;
    },
  };
}
