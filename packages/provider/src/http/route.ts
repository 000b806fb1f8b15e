import {
  BODY_LIMIT,
  type CheckedBodyOf,
  type CheckedParamsOf,
  type CheckedQueryOf,
  type Endpoint,
  HEADERS,
  type Language,
  type ReplyOf,
  type ServedEndpoint,
} from '@vitis/contracts';
import { servedEndpoint } from '@vitis/contracts/inputs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { checkInput, expectedVersion } from './check-input.ts';
import type { Policy } from './policies.ts';
import { assertAgrees } from './policies.ts';
import { runOnce } from './run-once.ts';
import { type Outcome, sendOutcome } from './send-outcome.ts';
import type { SignedIn } from './session.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a handler gets: everything checked, nothing raw that it would have to check again. */
export interface Call<E extends Endpoint, Scope> {
  params: CheckedParamsOf<E>;
  query: CheckedQueryOf<E>;
  body: CheckedBodyOf<E>;
  scope: Scope;
  session: SignedIn | null;
  language: Language;
  /** With `ifMatch`: the version that the caller has seen. */
  expectedVersion: number;
  /** One transaction; in an idempotent call, the one that also keeps the answer. */
  transact<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface AnswerOptions {
  /** Becomes the ETag. */
  version?: number;
  headers?: Record<string, string | string[]>;
}

type Done<E extends Endpoint> = Extract<ReplyOf<E>, { status: 200 | 201 | 202 | 204 }>;

/** Makes one of the endpoint's declared 2xx replies. Refusals are thrown, as `ProblemError`. */
export type Answer<E extends Endpoint> = <S extends Done<E>['status']>(
  status: S,
  body: Extract<Done<E>, { status: S }>['body'],
  options?: AnswerOptions,
) => Outcome;

export type Handler<E extends Endpoint, Scope, Prepared> = (
  call: Call<E, Scope>,
  answer: Answer<E>,
  prepared: Prepared,
) => Promise<Outcome>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the policy that guards the route; without one the server does not start. */
    policy?: string;
    endpoint?: ServedEndpoint;
  }
  interface FastifyRequest {
    language: Language;
    session: SignedIn | null;
    /** Where an account is named to sign in with: its hash, for the security log. */
    account: string | null;
  }
}

/** Whether a call has a key under which its answer is kept, or has to have one. */
const isRunOnce = ({ idempotent }: Endpoint, { headers }: FastifyRequest): boolean =>
  idempotent === true ||
  (idempotent === 'optional' && headers[HEADERS.idempotencyKey.toLowerCase()] !== undefined);

/**
 * Serves an endpoint of the contracts: policy, then input by its schemas, then the handler, then the reply by the
 * schema of its status, which strips what is not named. Throws at start when policy and contract disagree.
 *
 * @param prepare does before the transaction of an idempotent call is open what may wait: what is kept in memory for all is
 * read there, as nothing inside of a transaction may wait for a second connection, and files are drawn. A call that is
 * repeated is prepared again.
 */
export function route<const E extends Endpoint, Scope, Prepared = undefined>(
  app: FastifyInstance,
  endpoint: E,
  policy: Policy<Scope>,
  handler: Handler<E, Scope, Prepared>,
  prepare?: (call: Omit<Call<E, Scope>, 'transact'>) => Promise<Prepared>,
): void {
  assertAgrees(endpoint, policy);
  const served = servedEndpoint(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { policy: policy.name, endpoint: served },
    bodyLimit: served.bodyLimit ?? BODY_LIMIT,
    // Before the body is read: a stranger's megabytes are not worth parsing.
    onRequest: async (request) => {
      request.session = await app.authenticate(request, endpoint);
      policy.scope(request.session);
    },
    handler: async (request, reply) => {
      const call = {
        ...checkInput(served, request),
        scope: policy.scope(request.session),
        session: request.session,
        language: request.language,
        expectedVersion: expectedVersion(endpoint, request),
        request,
        reply,
      };
      const prepared = (await prepare?.(call as Omit<Call<E, Scope>, 'transact'>)) as Prepared;
      const answer: Answer<E> = (status, body, options = {}) => ({ status, body, ...options });
      const auditContext = {
        userId: request.session?.userId ?? null,
        requestId: request.id,
        address: request.ip,
      };

      if (!isRunOnce(endpoint, request)) {
        const transact: Call<E, Scope>['transact'] = (work) => app.services.transact(auditContext, work);
        return sendOutcome(
          endpoint,
          request,
          reply,
          await handler({ ...call, transact } as Call<E, Scope>, answer, prepared),
        );
      }
      return runOnce(app.services, endpoint, request, reply, auditContext, (transact) =>
        handler({ ...call, transact } as Call<E, Scope>, answer, prepared),
      );
    },
  });
}
