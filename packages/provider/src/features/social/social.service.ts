import type { Language, SocialProvider } from '@vitis/contracts';
import type { FastifyInstance } from 'fastify';
import { hashOf, newSecret } from '../../http/browser-secret.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import type { UserContext } from '../../http/user-context.ts';
import { conflict, ProblemError } from '../../problems/problem-error.ts';
import type { LoginOrigin } from '../account/login.service.ts';
import { openSession } from '../account/open-session.ts';
import type { CodeSubject } from '../verification/code.service.ts';
import { authorizationUrlOf, exchangeCode, newCodeVerifier } from './exchange-code.ts';
import { findByAddress, findOwner, insertConnection } from './social-accounts.repository.ts';
import {
  insertAttempt,
  isWaiting,
  keepSubject,
  takeAttempt,
  takeSubject,
} from './social-attempts.repository.ts';
import { connectedMail } from './social-mails.ts';

const mismatch = () => new ProblemError(400, 'SOCIAL_STATE_MISMATCH');

interface Beginning {
  redirectUri: string;
  /** The member who connects an account; null for a sign-in. */
  userId: number | null;
  language: Language;
}

/** What the browser brings back. */
interface Came {
  code: string;
  state: string;
  redirectUri: string;
  browserHash: string;
}

/** Who calls, from where, as sign-ins are written down. */
export interface SocialOrigin {
  address: string;
  userAgent: string | null;
  requestId: string;
  language: Language;
  userContext: UserContext;
}

type Account = NonNullable<Awaited<ReturnType<typeof findOwner>>>;

/** The state of an account is told only to those who have shown that it is theirs. */
function assertGood({ withdrawnAt, status }: Pick<Account, 'withdrawnAt' | 'status'>): void {
  if (withdrawnAt !== null) throw new ProblemError(403, 'ACCOUNT_WITHDRAWN');
  if (status !== 'APPROVED') throw new ProblemError(403, `ACCOUNT_${status}`);
}

/** Signing in with the account of a social provider, and giving it to an account of the shop. */
export function createSocialService(app: FastifyInstance) {
  const { services, social, logins } = app;
  const { database, now, transact } = services;

  const signIn = async (
    account: Account,
    provider: SocialProvider,
    from: SocialOrigin,
    within?: (unit: UnitOfWork) => Promise<void>,
  ) => {
    assertGood(account);
    // Its code is asked for where the password is.
    if (await app.secondFactors.isOn(account.id)) throw new ProblemError(403, 'SECOND_FACTOR_REQUIRED');
    const context = { userId: account.id, requestId: from.requestId, address: from.address };
    return transact(context, async (unit) => {
      await within?.(unit);
      const session = await openSession(app, unit.tx, account, { flow: 'code', ...from });
      await unit.record('account.login', `user:${account.id}`, { provider });
      return { outcome: 'signed-in' as const, userId: account.id, ...session };
    });
  };

  /** Gives a social account to a member, who is told by mail. Throws 409 where it or the member has another one. */
  const connect = async (
    unit: UnitOfWork,
    userId: number,
    { provider, subject }: { provider: SocialProvider; subject: string },
  ) => {
    const refused = await insertConnection(unit.tx, { userId, provider, subject, connectedAt: now() });
    if (refused) throw conflict(refused);
    await unit.record('account.social-connect', `user:${userId}`, { provider });
    await connectedMail(unit, { userId, at: now() }, provider, 'connected');
  };

  /** Gives a member what this browser has shown, once. */
  const connectShown = async (
    unit: UnitOfWork,
    userId: number,
    { provider, browserHash }: { provider: SocialProvider; browserHash: string },
  ) => {
    const subject = await takeSubject(unit.tx, provider, browserHash, now());
    if (subject === undefined) throw mismatch();
    await connect(unit, userId, { provider, subject });
  };

  /** What this browser has shown of a provider. Throws 400 where it has shown nothing: then nothing is tried or sent. */
  const requireShown = async (named: string, browserHash: string) => {
    const { provider } = social.find(named);
    if (!(await isWaiting(database, provider, browserHash, now()))) throw mismatch();
    return { provider, browserHash };
  };

  return {
    /** Begins a way to a provider: answers where it leads, and the secret that the browser is to keep. */
    begin: async (named: string, { redirectUri, userId, language }: Beginning) => {
      const { provider, client } = social.find(named);
      const started = {
        // The browser reads from it who was asked, and in which language; all of it is checked here.
        state: `${provider}.${language}.${newSecret()}`,
        codeVerifier: newCodeVerifier(),
        redirectUri,
      };
      const browserSecret = newSecret();
      await insertAttempt(database, {
        provider,
        stateHash: hashOf(started.state),
        browserHash: hashOf(browserSecret),
        codeVerifier: started.codeVerifier,
        redirectUri,
        userId,
        createdAt: now(),
      });
      return { authorizationUrl: await authorizationUrlOf(client, started), browserSecret };
    },

    /** Ends it: the account's owner is signed in, or a member has it from now on, or nobody is known to have it. */
    finish: async (named: string, came: Came, memberId: number | null, from: SocialOrigin) => {
      const { provider, client } = social.find(named);
      const { code, state, redirectUri, browserHash } = came;
      if (code === '' || state === '' || redirectUri === '')
        throw new ProblemError(400, 'SOCIAL_ARGUMENTS_MISSING');
      const attempt = await takeAttempt(
        database,
        { provider, stateHash: hashOf(state), browserHash, redirectUri, userId: memberId },
        now(),
      );
      if (!attempt) throw mismatch();
      const { codeVerifier, userId } = attempt;
      const { subject, email } = await exchangeCode(client, code, { state, codeVerifier, redirectUri });

      if (userId !== null) {
        const context = { userId, requestId: from.requestId, address: from.address };
        await transact(context, (unit) => connect(unit, userId, { provider, subject }));
        return { outcome: 'connected' as const, userId };
      }
      const owner = await findOwner(database, provider, subject);
      if (owner) return signIn(owner, provider, from);
      await keepSubject(database, attempt.id, subject);
      return { outcome: 'unknown' as const, email };
    },

    /** Gives what this browser has shown to the account whose password is known, and signs in there. */
    link: async (
      named: string,
      browserHash: string,
      { email, password }: { email: string; password: string },
      from: LoginOrigin,
    ) => {
      const shown = await requireShown(named, browserHash);
      return logins.signIn(email, password, from, {
        flow: 'code',
        within: (unit, userId) => connectShown(unit, userId, shown),
      });
    },

    requireShown,

    /**
     * Gives it to the account to whose address of mail, or number, a code has gone, and signs in there. Throws 409 for a
     * wrong code, 403 for an account that may not sign in so.
     */
    linkByCode: async (
      named: string,
      browserHash: string,
      { subject, code }: { subject: CodeSubject & { email: string }; code: string },
      from: SocialOrigin & Pick<LoginOrigin, 'onApplicant'>,
    ) => {
      const shown = await requireShown(named, browserHash);
      await app.codes.confirm(subject, code, from.language);
      const account = await findByAddress(database, subject.email, subject.mobile);
      // The code went to nobody: it was guessed.
      if (!account) throw conflict('CODE_WRONG');
      if (account.status === 'PENDING' || account.status === 'REJECTED') from.onApplicant(account.id);
      return signIn(account, shown.provider, from, (unit) => connectShown(unit, account.id, shown));
    },
  };
}
