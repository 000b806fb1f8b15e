import type { Language } from '@vitis/contracts';
import { EMAIL_LINK_HOURS } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type AttemptLimit, countAttempt, secondsUntilFree } from '../../limits/count-attempt.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { takenField } from '../../problems/taken-field.ts';
import type { CodeSubject } from '../verification/code.service.ts';
import { emailTaken } from './availability.ts';
import { freeEmail, holdSignUp, updateSignUp } from './sign-up.repository.ts';
import { confirmMail, houseMail, receivedMail } from './sign-up-mails.ts';

/** Links that go to one applicant: one a minute, five an hour. */
const LIMITS: readonly AttemptLimit[] = [
  { kind: 'sign-up-link-pause', most: 1, seconds: 60 },
  { kind: 'sign-up-link', most: 5, seconds: 60 * 60 },
];
const keyOf = (userId: number): string => `user ${userId}`;
const subjectOf = (email: string): CodeSubject => ({ purpose: 'CONFIRM_EMAIL', email });

interface Applicant {
  id: number;
  email: string;
  fullName: string;
  language: Language;
}

/** That an applicant's address of mail is theirs, shown by a link that goes there. */
export function createEmailConfirmation({ services, codes, config }: FastifyInstance) {
  const { now } = services;

  return {
    /** Mails a link. Throws 429 where one went a moment ago. */
    mailLink: async (unit: UnitOfWork, applicant: Applicant): Promise<void> => {
      for (const limit of LIMITS) await countAttempt(unit.tx, limit, keyOf(applicant.id), now());
      const { proof } = await codes.prove(unit.tx, subjectOf(applicant.email), EMAIL_LINK_HOURS * 60);
      unit.mail(confirmMail(applicant, proof));
    },

    /** Seconds until another one may be asked for. */
    againAfter: async (tx: Database, userId: number): Promise<number> => {
      const waits = LIMITS.map((limit) => secondsUntilFree(tx, limit, keyOf(userId), now()));
      return Math.max(...(await Promise.all(waits)));
    },

    /**
     * The address of an applicant to whom another link goes, changed where it was wrong. Throws 409 for one that is
     * confirmed, or belongs to somebody else.
     */
    addressFor: async (
      { tx, savepoint, record }: UnitOfWork,
      userId: number,
      email: string,
      language: Language,
    ): Promise<Applicant> => {
      const found = await holdSignUp(tx, { userId });
      if (!found) throw notFound();
      const { user, signUp } = found;
      if (signUp.emailConfirmedAt !== null) throw conflict('EMAIL_CONFIRMED');
      if (email === user.email) return user;
      const taken = await emailTaken(tx, email, now());
      if (taken) throw takenField('email', taken, language);
      await freeEmail(tx, email);
      await savepoint((inner) => inner.tx.update(users).set({ email }).where(eq(users.id, userId))).catch(
        () => {
          // Somebody was faster by a moment.
          throw takenField('email', 'EMAIL_TAKEN', language);
        },
      );
      await record('account.sign-up-address', `user:${userId}`);
      return { ...user, email };
    },

    /** Confirms by a link, and tells the house that somebody waits. Throws 409 where the link says nothing any more. */
    confirm: async (unit: UnitOfWork, email: string, proof: string): Promise<void> => {
      const subject = subjectOf(email);
      if (!(await codes.tryRedeem(unit.tx, subject, proof)))
        throw conflict(`LINK_${await codes.whyNot(unit.tx, subject, proof)}`);
      const found = await holdSignUp(unit.tx, { email });
      if (!found) throw conflict('LINK_WRONG');
      const { user, signUp } = found;
      // By another link of the same address.
      if (signUp.emailConfirmedAt !== null) return;
      await updateSignUp(unit.tx, user.id, { emailConfirmedAt: now() });
      await unit.record('account.email-confirm', `user:${user.id}`);
      if (user.status !== 'PENDING') return;
      unit.mail(receivedMail(user));
      unit.mail(houseMail(config.contactEmail, { ...user, ...signUp }));
    },
  };
}
