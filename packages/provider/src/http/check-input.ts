import { type Endpoint, etagOf, type InputSchemas } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { fieldProblems } from '../problems/field-problems.ts';
import { ProblemError } from '../problems/problem-error.ts';

/** Params, query and body after their schemas. Throws 400 with the fields that are wrong. */
export function checkInput(input: InputSchemas, request: FastifyRequest) {
  for (const raw of [request.params, request.query, request.body]) refuseUnusable(raw);
  return {
    params: checkPart(input.params, request.params, request),
    query: checkPart(input.query, request.query, request),
    body: checkPart(input.body, request.body, request),
  };
}

/** Stops at the first issue of a field, so that no pattern runs on a text that is too long. */
export const firstOfEach = { abortPipeEarly: true } as const;

function checkPart(schema: v.GenericSchema | undefined, raw: unknown, request: FastifyRequest): unknown {
  if (schema === undefined) return undefined;
  const checked = v.safeParse(schema, raw ?? {}, firstOfEach);
  if (checked.success) return checked.output;
  throw new ProblemError(400, 'INVALID_INPUT', { errors: fieldProblems(checked.issues, request.language) });
}

/** Lists and objects inside each other; ours need four. What walks through a body would run out of stack otherwise. */
const deepest = 32;

/** Values in all; the largest list of ours holds less than a thousand. More are refused before they are all seen. */
const mostValues = 5_000;

/** Value of a field; names of the prototype are refused (prototype pollution). */
function fieldOf(value: Readonly<Record<string, unknown>>, field: string): unknown {
  if (field === '__proto__' || field === 'constructor') throw new ProblemError(400, 'MALFORMED_REQUEST');
  return value[field];
}

/** U+0000, which the database cannot store: refused here as 400, it would be a 500 there. */
function refuseUnusable(raw: unknown): void {
  let values = 0;
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') {
      if (value.includes('\u0000')) throw new ProblemError(400, 'MALFORMED_REQUEST');
    } else if (value !== null && typeof value === 'object') {
      // Of a list its places, of an object its fields. Fetching all values of a huge object takes four times as long.
      const fields = Array.isArray(value) ? value : Object.keys(value);
      values += fields.length;
      if (depth === deepest || values > mostValues) throw new ProblemError(400, 'MALFORMED_REQUEST');
      if (fields === value) for (const item of fields) look(item, depth + 1);
      else
        for (const field of fields as string[])
          look(fieldOf(value as Record<string, unknown>, field), depth + 1);
    }
  };
  look(raw, 0);
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

/** Throws 412 with the current version after a concurrent change (optimistic locking). */
export function assertVersion(expected: number, current: number): void {
  if (expected === current) return;
  throw new ProblemError(412, 'VERSION_STALE', {
    currentVersion: etagOf(current),
    headers: { etag: etagOf(current) },
  });
}
