import { type Endpoint, HEADERS, PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ProblemError } from '../problems/problem-error.ts';
import { writeProblem } from '../problems/write-problem.ts';
import { type Attempt, claimKey, hashBody, keepAnswer, type StoredAnswer } from './idempotency.ts';
import { type Outcome, sendAnswer, writeOutcome } from './send-outcome.ts';
import type { Services } from './services.ts';
import type { AuditContext, UnitOfWork } from './unit-of-work.ts';

type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/**
 * Runs an idempotent call: work, answer and key are one transaction. A refusal (4xx) rolls the work back and is stored as
 * the answer; a fault (5xx) and "too many" (429), which pass, store nothing, so that the caller may retry with the same key.
 */
export async function runOnce(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  auditContext: AuditContext,
  work: (transact: Transact) => Promise<Outcome>,
) {
  const attempt = attemptOf(request);
  const answer = await services.transact(auditContext, async (unit) => {
    const known = await claimKey(unit.tx, attempt);
    if (known) return known;
    const fresh = await unit
      .savepoint(async (joined) => writeOutcome(endpoint, request, await work((inner) => inner(joined))))
      .catch((error: unknown) => refusalOf(error, request));
    await keepAnswer(unit.tx, attempt, fresh);
    return fresh;
  });
  return sendAnswer(reply, answer);
}

function attemptOf(request: FastifyRequest): Attempt {
  const header = request.headers[HEADERS.idempotencyKey.toLowerCase()];
  const key = v.safeParse(v.pipe(v.string(), v.uuid()), header);
  if (!key.success) throw new ProblemError(400, 'IDEMPOTENCY_KEY_MISSING');
  return {
    userId: request.session?.userId ?? null,
    key: key.output.toLowerCase(),
    endpoint: `${request.method} ${request.url}`,
    bodyHash: hashBody(request.body),
  };
}

function refusalOf(error: unknown, request: FastifyRequest): StoredAnswer {
  if (!(error instanceof ProblemError) || error.status >= 500 || error.status === 429) throw error;
  const problem = writeProblem(error, request.language, request.id);
  return {
    status: error.status,
    contentType: PROBLEM_CONTENT_TYPE,
    etag: error.details.headers?.etag ?? null,
    answer: JSON.stringify(problem),
  };
}
