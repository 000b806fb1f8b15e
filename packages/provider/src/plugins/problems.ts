import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { isCallerGone } from '../db/unavailable.ts';
import { drainBody } from '../http/drain-body.ts';
import { logRefusal } from '../http/security-log.ts';
import { asProblem } from '../problems/as-problem.ts';
import { notFound, type ProblemError } from '../problems/problem-error.ts';
import { writeProblem } from '../problems/write-problem.ts';
import { giveContext } from './request-context.ts';

/** What the router refuses by itself, before any route or hook is asked: an address that cannot be decoded. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  giveContext(request, reply);
  void send(asProblem(error), request, reply);
}

/** Every error leaves as `application/problem+json`; only faults of ours are logged as errors. */
export const problems = fastifyPlugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const problem = asProblem(error);
      if (problem.status >= 500 && !isCallerGone(error))
        request.log.error({ err: problem.cause ?? error }, 'a call failed');
      return send(problem, request, reply);
    });
    app.setNotFoundHandler((request, reply) => send(notFound(), request, reply));
  },
  { name: 'problems', dependencies: ['request-context'] },
);

async function send(problem: ProblemError, request: FastifyRequest, reply: FastifyReply) {
  logRefusal(request, problem);
  // What is left of a body that was not read to its end is nobody's next request.
  if (!(await drainBody(request.raw))) reply.header('connection', 'close');
  return reply
    .code(problem.status)
    .headers(problem.details.headers ?? {})
    .header('cache-control', 'no-store')
    .header('content-type', PROBLEM_CONTENT_TYPE)
    .send(JSON.stringify(writeProblem(problem, request.language, request.id)));
}
