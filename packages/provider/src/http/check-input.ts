import { type Endpoint, etagOf } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fieldProblems } from '../problems/field-problems.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Params, query and body after their schemas. Throws 400 with the fields that are wrong. */
export function checkInput(endpoint: Endpoint, request: FastifyRequest) {
  for (const raw of [request.params, request.query, request.body]) refuseUnusable(raw);
  return {
    params: checkPart(endpoint.params, request.params, request),
    query: checkPart(endpoint.query, request.query, request),
    body: checkPart(endpoint.body, request.body, request),
  };
}

function checkPart(schema: v.GenericSchema | undefined, raw: unknown, request: FastifyRequest): unknown {
  if (schema === undefined) return undefined;
  const checked = v.safeParse(schema, raw ?? {});
  if (checked.success) return checked.output;
  throw new ProblemError(400, 'INVALID_INPUT', { errors: fieldProblems(checked.issues, request.language) });
}

/** Lists and objects inside each other; ours need four. What walks through a body would run out of stack otherwise. */
const deepest = 32;

/** The database cannot hold U+0000; said here it is the caller's mistake, said there it would be ours. */
function refuseUnusable(raw: unknown, depth = 0): void {
  if (typeof raw === 'string') {
    if (raw.includes('\u0000')) throw new ProblemError(400, 'MALFORMED_REQUEST');
  } else if (raw !== null && typeof raw === 'object') {
    if (depth === deepest) throw new ProblemError(400, 'MALFORMED_REQUEST');
    for (const value of Object.values(raw)) refuseUnusable(value, depth + 1);
  }
}

/** The version in `If-Match` (`"v7"`); 428 where it is missing, 400 where it is not one of ours. 0 where none is needed. */
export function expectedVersion(endpoint: Endpoint, request: FastifyRequest): number {
  if (!endpoint.ifMatch) return 0;
  const header = request.headers['if-match'];
  if (header === undefined) throw new ProblemError(428, 'PRECONDITION_REQUIRED');
  const match = /^"v(\d{1,9})"$/.exec(header.trim());
  if (!match) throw new ProblemError(400, 'MALFORMED_REQUEST');
  return Number(match[1]);
}

/** Throws 412 with what holds now, when somebody else was faster. */
export function assertVersion(expected: number, current: number): void {
  if (expected === current) return;
  throw new ProblemError(412, 'VERSION_STALE', {
    currentVersion: etagOf(current),
    headers: { etag: etagOf(current) },
  });
}
