import { type Endpoint, etagOf } from '@vitis/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { StoredAnswer } from './idempotency.ts';

/** What a handler answers, before it is written. */
export interface Outcome {
  status: number;
  body: unknown;
  version?: number;
  headers?: Record<string, string | string[]>;
  /** The body is a file, in place of what the contract describes. */
  isFile?: true;
}

const jsonType = 'application/json; charset=utf-8';

/** Writes a reply by the schema of its status: nothing that the contract does not name leaves the house. */
export function writeOutcome(endpoint: Endpoint, request: FastifyRequest, outcome: Outcome): StoredAnswer {
  const etag = outcome.version === undefined ? null : etagOf(outcome.version);
  const schema = endpoint.responses[outcome.status];
  if (!schema) throw new Error(`${endpoint.method} ${endpoint.path} declares no ${outcome.status}`);
  if (outcome.status === 204) return { status: 204, contentType: '', etag, answer: '' };
  const checked = v.safeParse(schema, outcome.body);
  if (!checked.success) {
    const issues = checked.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    const message = `${endpoint.method} ${endpoint.path} answered what its contract does not say: ${issues.join('; ')}`;
    if (request.server.config.strictReplies) throw new Error(message);
    request.log.error({ issues }, message);
  }
  return { status: outcome.status, contentType: jsonType, etag, answer: JSON.stringify(checked.output) };
}

/** Sends what was written, now or long ago. */
export function sendAnswer(
  reply: FastifyReply,
  answer: StoredAnswer,
  headers: Record<string, string | string[]> = {},
) {
  reply.code(answer.status).headers(headers);
  if (answer.etag !== null) reply.header('etag', answer.etag);
  if (answer.status === 204) return reply.send();
  return reply.header('content-type', answer.contentType).send(answer.answer);
}

export function sendOutcome(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome,
) {
  if ((endpoint.file || outcome.isFile) && outcome.status === 200)
    return reply
      .code(200)
      .headers(outcome.headers ?? {})
      .send(outcome.body);
  return sendAnswer(reply, writeOutcome(endpoint, request, outcome), outcome.headers);
}
