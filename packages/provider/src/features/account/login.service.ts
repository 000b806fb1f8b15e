import { isPasswordOld, SESSION_TOKEN_SECONDS } from '@vitis/domain';
import type { Passwords } from '../../http/passwords.ts';
import type { Services } from '../../http/services.ts';
import type { Tokens } from '../../http/tokens.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { accountHashOf, reserveAttempt } from './login-attempts.ts';
import { clearFailures, findAccount, holdPassword, insertSession } from './sessions.repository.ts';

export interface LoginOrigin {
  address: string;
  userAgent: string | null;
  requestId: string;
}

/** Signing in with mail and password. What a guess learns is the same whether the account exists or not. */
export function createLoginService(services: Services, passwords: Passwords, tokens: Tokens) {
  const { database, now, transact } = services;

  return {
    signIn: async (email: string, password: string, from: LoginOrigin) => {
      await reserveAttempt(services, { email, address: from.address });

      const account = await findAccount(database, email.toLowerCase());
      // Whose turn it is goes by the name that was given, whether there is such an account or not: two guesses at once
      // would otherwise tell by their times.
      const right = await passwords.matches(password, account?.passwordHash, accountHashOf(email));
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
          if (!(await holdPassword(tx, account))) throw new ProblemError(401, 'LOGIN_FAILED');
          await clearFailures(tx, accountHashOf(email));
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
