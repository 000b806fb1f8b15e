import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { ProblemError } from '../problems/problem-error.ts';

/** Everything that the security log tells; docs/security-log.md says what each means. */
export const SECURITY_EVENTS = [
  'login.succeeded',
  'login.failed',
  'login.refused',
  'login.limited',
  'logout',
  'password.changed',
  'password.wrong',
  'password.limited',
  'sessions.ended',
  'account.withdrawn',
  'second-factor.enabled',
  'second-factor.disabled',
  'social.connected',
  'social.disconnected',
  'social.refused',
  'identity.refused',
  'access.unauthenticated',
  'access.forbidden',
  'access.not-found',
  'requests.limited',
  'sockets.limited',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What is told beside the request: never a password, a token, or an address of mail in the clear. */
export interface SecurityFacts {
  userId?: number | undefined;
  /** Hash of the address that was typed; the account may not exist. */
  account?: string | undefined;
  /** Sessions that ended with it. */
  sessions?: readonly string[];
  status?: number;
  code?: string;
}

/**
 * Writes one line of the security log: marked `security`, so that it can be taken out of the rest and kept longer. It is
 * written even where other lines of its level are not.
 */
export function logSecurity(log: FastifyBaseLogger, event: SecurityEvent, facts: object): void {
  const level = log.level === 'silent' ? 'silent' : 'info';
  log.child({ security: true }, { level }).info({ event, ...facts }, event);
}

/** The same, with who asked what from where. */
export function logSecurityOf(
  request: FastifyRequest,
  event: SecurityEvent,
  { userId = request.session?.userId, account = request.account ?? undefined, ...facts }: SecurityFacts = {},
): void {
  logSecurity(request.server.log, event, {
    requestId: request.id,
    address: request.ip,
    method: request.method,
    path: request.url.split('?', 1)[0],
    userId,
    account,
    ...facts,
  });
}

const eventsByCode: Readonly<Record<string, SecurityEvent>> = {
  LOGIN_FAILED: 'login.failed',
  TOO_MANY_LOGINS: 'login.limited',
  SECOND_FACTOR_REQUIRED: 'login.failed',
  SECOND_FACTOR_WRONG: 'login.failed',
  PASSWORD_WRONG: 'password.wrong',
  TOO_MANY_PASSWORDS: 'password.limited',
  SOCIAL_STATE_MISMATCH: 'social.refused',
  SOCIAL_RETURN_ADDRESS: 'social.refused',
  SOCIAL_TOKEN_MISSING: 'social.refused',
  IDENTITY_MISMATCH: 'identity.refused',
};

const eventsByStatus: Readonly<Record<number, SecurityEvent>> = {
  401: 'access.unauthenticated',
  403: 'access.forbidden',
  429: 'requests.limited',
};

/** Tells a refusal that has to do with who may do what; others are nothing to this log. */
export function logRefusal(request: FastifyRequest, { status, code }: ProblemError): void {
  // Somebody who is signed in and asks for what is not there, or is somebody else's: the two look the same.
  const missing = status === 404 && !request.is404 && request.session !== null;
  const forMembers = request.routeOptions.config.endpoint?.access !== 'everyone';
  const event =
    eventsByCode[code] ??
    (code.startsWith('ACCOUNT_') ? 'login.refused' : eventsByStatus[status]) ??
    (missing && forMembers ? 'access.not-found' : undefined);
  if (event) logSecurityOf(request, event, { status, code });
}
