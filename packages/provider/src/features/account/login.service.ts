import { createHash } from 'node:crypto';
import {
  isPasswordOld,
  LOGIN_FAILURE_MINUTES,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  SESSION_TOKEN_SECONDS,
} from '@vitis/domain';
import type { Passwords } from '../../http/passwords.ts';
import type { Services } from '../../http/services.ts';
import type { Tokens } from '../../http/tokens.ts';
import { ProblemError, tooMany } from '../../problems/problem-error.ts';
import {
  clearFailures,
  countFailures,
  findAccount,
  insertFailure,
  insertSession,
  type LoginAttempt,
  lockAttempts,
} from './sessions.repository.ts';

export interface LoginOrigin {
  address: string;
  userAgent: string | null;
  requestId: string;
}

const failureWindow = LOGIN_FAILURE_MINUTES * 60 * 1000;

/** Signing in with mail and password. What a guess learns is the same whether the account exists or not. */
export function createLoginService(
  { database, now, transact }: Services,
  passwords: Passwords,
  tokens: Tokens,
) {
  /** A refused attempt is not counted: otherwise a lock would never end while somebody keeps knocking. */
  const reserveAttempt = async (attempt: LoginAttempt): Promise<void> => {
    const since = new Date(now().getTime() - failureWindow);
    const full = await database.transaction(async (tx) => {
      await lockAttempts(tx, attempt);
      const account = await countFailures(tx, { accountHash: attempt.accountHash }, since);
      if (account.count >= LOGIN_FAILURES_PER_ACCOUNT) return account;
      const address = await countFailures(tx, { address: attempt.address }, since);
      if (address.count >= LOGIN_FAILURES_PER_ADDRESS) return address;
      await insertFailure(tx, attempt, now());
      return undefined;
    });
    if (!full) return;
    const oldest = full.oldest ?? now();
    throw tooMany('TOO_MANY_LOGINS', (oldest.getTime() + failureWindow - now().getTime()) / 1000);
  };

  return {
    signIn: async (email: string, password: string, from: LoginOrigin) => {
      const address = addressKey(from.address);
      const accountHash = createHash('sha256').update(email.toLowerCase()).digest('hex');
      await reserveAttempt({ accountHash, address });

      const account = await findAccount(database, email.toLowerCase());
      const right = await passwords.matches(password, account?.passwordHash);
      if (!account || !right) throw new ProblemError(401, 'LOGIN_FAILED');

      // Only who knows the password is told how the account stands.
      if (account.withdrawnAt !== null) throw new ProblemError(403, 'ACCOUNT_WITHDRAWN');
      if (account.status !== 'APPROVED') throw new ProblemError(403, `ACCOUNT_${account.status}`);

      const session = {
        id: crypto.randomUUID(),
        expiresAt: new Date(now().getTime() + SESSION_TOKEN_SECONDS * 1000),
      };
      await transact(
        { userId: account.id, requestId: from.requestId, address: from.address },
        async ({ tx, record }) => {
          await clearFailures(tx, accountHash);
          await insertSession(tx, {
            ...session,
            userId: account.id,
            createdAt: now(),
            address: from.address,
            userAgent: from.userAgent?.slice(0, 300) ?? null,
          });
          await record('account.login', `user:${account.id}`);
        },
      );
      return {
        accessToken: await tokens.sign(
          { userId: account.id, sessionId: session.id, roles: account.roles },
          session.expiresAt,
        ),
        passwordChangeRecommended: isPasswordOld(account.passwordChangedAt, now()),
      };
    },
  };
}

/** An address to count by; of IPv6 the network, of which one house has 2⁶⁴ addresses. */
function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
}
