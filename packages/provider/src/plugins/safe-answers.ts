import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../problems/problem-error.ts';

/** Policy of answers, none of which is a page: no loading, no framing. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Several `Host` headers, which servers on the way may read differently (request smuggling). */
function namesTwoHosts({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2)
    if (raw.rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** What holds for every request and every answer, whichever route it is. */
export const safeAnswers = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (namesTwoHosts(request)) throw new ProblemError(400, 'MALFORMED_REQUEST');
    });
    app.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothing);
    });
  },
  { name: 'safe-answers', dependencies: ['problems'] },
);
