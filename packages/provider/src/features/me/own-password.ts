import { PASSWORD_CHECK_MINUTES } from '@vitis/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { Session } from '../../http/session.ts';
import { ProblemError, unauthenticated } from '../../problems/problem-error.ts';
import { reserveForKnown, strangerAt } from '../account/login-attempts.ts';
import { clearKnown, type KnownBy } from '../account/login-failures.repository.ts';
import { findCredentials } from './me.repository.ts';

export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** The member's stored credentials. Throws 401 where there is no such member any more. */
export async function credentialsOf({ services }: FastifyInstance, session: Session): Promise<Credentials> {
  const member = await findCredentials(services.database, session.userId);
  if (!member) throw unauthenticated('SESSION_ENDED');
  return member;
}

/**
 * Checks the password of somebody who is signed in, counted by the session. Answers the hash that it fits, and what takes
 * the guesses back. Throws 403 for a wrong one, 429 after too many.
 */
export async function requireOwnPassword(
  { services, passwords }: FastifyInstance,
  {
    request,
    session,
    member,
    password,
  }: {
    request: FastifyRequest;
    session: Session;
    member: Credentials;
    password: string;
  },
): Promise<{ checked: string; knownBy: KnownBy; clear: (tx: Database) => Promise<void> }> {
  const knownBy: KnownBy = `session ${session.id}`;
  const stranger = strangerAt(member.email, request.ip);
  request.account = stranger.accountHash;
  await reserveForKnown(services, { ...stranger, knownBy, code: 'TOO_MANY_PASSWORDS' });
  const right = await passwords.matches(password, member.passwordHash, knownBy, true);
  if (!right || member.passwordHash === null) throw new ProblemError(403, 'PASSWORD_WRONG');
  return { checked: member.passwordHash, knownBy, clear: (tx) => clearKnown(tx, knownBy) };
}

/** Until when the password that was typed in this session counts; null where none was, or it was too long ago. */
export function checkedUntil({ passwordCheckedAt }: Session, now: Date): Date | null {
  if (passwordCheckedAt === null) return null;
  const until = new Date(passwordCheckedAt.getTime() + PASSWORD_CHECK_MINUTES * 60_000);
  return until > now ? until : null;
}

/** Throws 403 where the password has not been typed in this session lately. */
export function requireChecked(session: Session, now: Date): void {
  if (checkedUntil(session, now) === null) throw new ProblemError(403, 'PASSWORD_CHECK_REQUIRED');
}
