import type { Language } from '@vitis/contracts';
import { isPasswordOld } from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import type { UserContext } from '../../http/user-context.ts';
import { ProblemError, tooMany } from '../../problems/problem-error.ts';
import { findDevice, rememberDevice } from './known-devices.ts';
import { reserveForKnown, reserveForStranger, strangerAt } from './login-attempts.ts';
import { clearKnown, clearStranger, type KnownBy } from './login-failures.repository.ts';
import { createLoginWaits } from './login-waits.ts';
import { openSession, type SessionStart } from './open-session.ts';
import { findAccount, holdPassword } from './sessions.repository.ts';

export interface LoginOrigin {
  address: string;
  userAgent: string | null;
  language: Language;
  requestId: string;
  /** Proof of an earlier sign-in that the device sends along. */
  deviceSecret: string | undefined;
  /** What the token is bound to. */
  userContext: UserContext;
  /** Told of a member who has signed up and is not approved: the password was right. */
  onApplicant(userId: number): void;
  /** Aborted when nobody waits for the answer any more. */
  left: AbortSignal;
}

interface SignInOptions {
  /** Of an authenticator, or a recovery code. */
  code?: string | undefined;
  flow?: SessionStart['flow'];
  /** What is done with the sign-in, or stops it; in the same transaction. */
  within?: (unit: UnitOfWork, userId: number) => Promise<void>;
}

export type LoginService = ReturnType<typeof createLoginService>;

/** Signing in with mail and password. What a guess learns is the same whether the account exists or not. */
export function createLoginService(app: FastifyInstance) {
  const { services, passwords } = app;
  const { database, now, transact } = services;
  const waits = createLoginWaits();

  /** Counts the attempt and waits where it has to; answers what takes it back once it has turned out right. */
  const reserve = async (email: string, device: string | undefined, { address, left }: LoginOrigin) => {
    const stranger = strangerAt(email, address);
    if (device === undefined) {
      const wait = await reserveForStranger(services, waits, stranger);
      await wait?.place.wait(wait.seconds, left);
      // A caller who did not wait for the answer is worth no hashing; the guess stays counted.
      if (wait && left.aborted) throw tooMany('TOO_MANY_LOGINS', wait.seconds);
      return (tx: Database) => clearStranger(tx, stranger);
    }
    const knownBy: KnownBy = `device ${device}`;
    await reserveForKnown(services, { ...stranger, knownBy, code: 'TOO_MANY_LOGINS' });
    return (tx: Database) => clearKnown(tx, knownBy);
  };

  /**
   * Asks who has typed the right password for the code of a second factor, where the account has one. Answers what uses
   * it up. A code counts as wrong before it is tried, for the account: its guesses may come from anywhere.
   */
  const requireFactor = async (
    userId: number,
    {
      code,
      email,
      from,
      revert,
    }: {
      code: string | undefined;
      email: string;
      from: LoginOrigin;
      revert: (tx: Database) => Promise<void>;
    },
  ) => {
    if (!(await app.secondFactors.isOn(userId))) return undefined;
    if (code === undefined) {
      // The password was right: it is no failure that the code is still to come.
      await revert(database);
      throw new ProblemError(401, 'SECOND_FACTOR_REQUIRED');
    }
    const knownBy: KnownBy = `factor ${userId}`;
    await reserveForKnown(services, { ...strangerAt(email, from.address), knownBy, code: 'TOO_MANY_LOGINS' });
    return async (tx: Database) => {
      if (!(await app.secondFactors.take(tx, userId, code)))
        throw new ProblemError(401, 'SECOND_FACTOR_WRONG');
      await clearKnown(tx, knownBy);
    };
  };

  return {
    signIn: async (
      email: string,
      password: string,
      from: LoginOrigin,
      { flow = 'password', code, within }: SignInOptions = {},
    ) => {
      const account = await findAccount(database, email.toLowerCase());
      const shown = account && { userId: account.id, secret: from.deviceSecret };
      const device = shown && (await findDevice(database, shown, now()));
      const revert = await reserve(email, device, from);

      // By device or address, whether there is such an account or not: a crowd that guesses at one account would take its
      // owner's turn otherwise.
      const caller = device ?? strangerAt(email, from.address).address;
      const right = await passwords.matches(password, account?.passwordHash, caller, device !== undefined);
      if (!account || !shown || !right) throw new ProblemError(401, 'LOGIN_FAILED');

      // The state of an account is told only to those who know its password.
      if (account.withdrawnAt !== null) throw new ProblemError(403, 'ACCOUNT_WITHDRAWN');
      if (account.status === 'PENDING' || account.status === 'REJECTED') from.onApplicant(account.id);
      if (account.status !== 'APPROVED') throw new ProblemError(403, `ACCOUNT_${account.status}`);

      const takeFactor = await requireFactor(account.id, { code, email, from, revert });
      const opened = await transact(
        { userId: account.id, requestId: from.requestId, address: from.address },
        async (unit) => {
          const { tx, record } = unit;
          if (!(await holdPassword(tx, account))) throw new ProblemError(401, 'LOGIN_FAILED');
          await revert(tx);
          await takeFactor?.(tx);
          await within?.(unit, account.id);
          const session = await openSession(app, tx, account, { flow, ...from });
          await record('account.login', `user:${account.id}`);
          return { ...session, deviceSecret: await rememberDevice(tx, shown, now()) };
        },
      );
      return {
        ...opened,
        userId: account.id,
        passwordChangeRecommended: isPasswordOld(account.passwordChangedAt, now()),
      };
    },
  };
}
