import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ProblemError } from '../problems/problem-error.ts';

/** No answer is a page of its own: nothing may be loaded by it, and nobody frames it. */
const nothing = "default-src 'none'; frame-ancestors 'none'";

/** Two names of the host are read differently by different servers on the way; HTTP/1.0 may leave it out. */
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
