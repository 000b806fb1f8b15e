import type { CheckedBodyOf, Language, SignUpApplication, signUp } from '@vitis/contracts';
import {
  SIGN_UP_PASSWORD,
  SignUpAccountFields,
  type SignUpBusiness,
  SignUpBusinessForm,
  seoulTime,
} from '@vitis/domain';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../db/connect.ts';
import { firstOfEach } from '../../http/check-input.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { fieldProblems } from '../../problems/field-problems.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound, ProblemError } from '../../problems/problem-error.ts';
import { takenField } from '../../problems/taken-field.ts';
import { newPasswordIssues } from '../passwords/new-password.ts';
import { mobileOf } from '../verification/mobile-of.ts';
import { emailTaken, mobileTaken, type Taken } from './availability.ts';
import { createEmailConfirmation } from './email-confirmation.service.ts';
import { claimOf, isClaimed } from './file-claims.ts';
import {
  filesOf,
  findSignUp,
  freeEmail,
  insertApplicant,
  insertSignUp,
  reopen,
  takeFiles,
  updateSignUp,
} from './sign-up.repository.ts';
import { houseMail, receivedMail } from './sign-up-mails.ts';

type Body = CheckedBodyOf<typeof signUp>;
type ClaimedFiles = Body['businessRegistrationFiles'];

/** By the domain's rules, which the form has checked with. Throws 400 with the fields that are wrong. */
function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
  language: Language,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given, firstOfEach);
  if (result.success) return result.output;
  throw new ProblemError(400, 'INVALID_INPUT', { errors: fieldProblems(result.issues, language) });
}

/** Signing up: an account that waits, and what it waits with. */
export function createSignUpService(app: FastifyInstance) {
  const { services, codes, passwords, secret, config } = app;
  const { database, now } = services;
  const confirmation = createEmailConfirmation(app);

  const businessOf = (body: object, language: Language): SignUpBusiness =>
    checked(SignUpBusinessForm, body, language);

  const takeClaimed = async (tx: Database, userId: number, given: ClaimedFiles, language: Language) => {
    const ids = [...new Set(given.filter((file) => isClaimed(secret, file)).map(({ id }) => id))];
    if (ids.length < given.length || (await takeFiles(tx, userId, ids)) < ids.length)
      throw takenField('businessRegistrationFiles', 'FILES_GONE', language);
    return ids;
  };

  const read = async (tx: Database, userId: number): Promise<SignUpApplication> => {
    const found = await findSignUp(tx, userId);
    if (!found) throw notFound();
    const { user, signUp: row } = found;
    const files = await filesOf(tx, row.registrationFiles);
    return {
      email: user.email,
      fullName: user.fullName,
      status: user.status,
      submittedAt: seoulTime(row.submittedAt),
      emailConfirmed: row.emailConfirmedAt !== null,
      mailAgainAfterSeconds: await confirmation.againAfter(tx, userId),
      reason: user.status === 'REJECTED' ? row.reason : null,
      decidedAfterSeconds: config.autoApproveSeconds,
      business: row.business,
      files: files.map((file) => ({ ...file, claim: claimOf(secret, file.id) })),
    };
  };

  return {
    /** The account that is to be made, as far as it can be judged without writing. Throws 400 with the fields. */
    prepare: async (body: Body, language: Language) => {
      const mobile = mobileOf(body.mobile, language);
      const account = checked(SignUpAccountFields, body, language);
      const business = businessOf(body, language);
      const { email, fullName, password } = account;
      const owner = { email, fullName, companyName: business.companyName };
      const [issue] = await newPasswordIssues(password, SIGN_UP_PASSWORD, owner);
      if (issue) throw invalidField('password', issue, language);
      return { email, fullName, password, mobile, business };
    },

    /** Makes the account with the transaction. Throws 409 where something of it was taken, also in this moment. */
    signUp: async (
      unit: UnitOfWork,
      body: Body,
      prepared: {
        email: string;
        fullName: string;
        password: string;
        mobile: string;
        business: SignUpBusiness;
      },
      language: Language,
    ): Promise<{ userId: number; application: SignUpApplication }> => {
      const { tx } = unit;
      const { email, fullName, password, mobile, business } = prepared;
      const refuseTaken = (field: string, taken: Taken) => {
        if (taken) throw takenField(field, taken, language);
      };
      refuseTaken('email', await emailTaken(tx, email, now()));
      refuseTaken('mobile', await mobileTaken(tx, mobile, now()));
      const shown = { purpose: 'SIGN_UP', mobile } as const;
      // A check of the identity is good for the name that it has shown, and for no other.
      const isChecked = await codes.tryRedeem(tx, { ...shown, fullName }, body.proof);
      if (!isChecked) await codes.redeem(tx, shown, body.proof);
      await freeEmail(tx, email);
      const { marketingEmail, marketingSms } = body.agreements;
      const userId = await insertApplicant(tx, {
        email,
        fullName,
        mobile,
        language,
        passwordHash: await passwords.hash(password, email),
        passwordChangedAt: now(),
        createdAt: now(),
        roles: ['B2B'],
        status: 'PENDING',
        emailSubscribed: marketingEmail,
        smsSubscribed: marketingSms,
      });
      if (userId === undefined) {
        // Somebody was faster by a moment.
        refuseTaken('email', await emailTaken(tx, email, now()));
        throw takenField('mobile', 'MOBILE_TAKEN', language);
      }
      const registrationFiles = await takeClaimed(tx, userId, body.businessRegistrationFiles, language);
      const at = now().toISOString();
      await insertSignUp(tx, {
        userId,
        business,
        registrationFiles,
        verifiedBy: isChecked ? 'IDENTITY' : 'CODE',
        agreements: {
          terms: at,
          privacy: at,
          ...(marketingEmail && { marketingEmail: at }),
          ...(marketingSms && { marketingSms: at }),
        },
        submittedAt: now(),
      });
      // The house hears of it once the address is confirmed.
      await confirmation.mailLink(unit, { id: userId, email, fullName, language });
      await unit.record('account.sign-up', `user:${userId}`);
      return { userId, application: await read(tx, userId) };
    },

    find: (userId: number) => read(database, userId),

    /** Corrects what was refused; it waits again. Throws 409 where nothing was refused. */
    correct: async (
      unit: UnitOfWork,
      userId: number,
      body: object & { businessRegistrationFiles: ClaimedFiles },
      language: Language,
    ): Promise<SignUpApplication> => {
      const business = businessOf(body, language);
      const found = await findSignUp(unit.tx, userId);
      if (!found) throw notFound();
      const { user, signUp: row } = found;
      if (!(await reopen(unit.tx, userId))) throw conflict('SIGN_UP_DECIDED');
      const registrationFiles = await takeClaimed(unit.tx, userId, body.businessRegistrationFiles, language);
      await updateSignUp(unit.tx, userId, {
        business,
        registrationFiles,
        submittedAt: now(),
        decidedAt: null,
        reason: null,
      });
      if (row.emailConfirmedAt !== null) {
        unit.mail(receivedMail(user));
        unit.mail(houseMail(config.contactEmail, { ...user, business, verifiedBy: row.verifiedBy }));
      }
      await unit.record('account.sign-up-corrected', `user:${userId}`);
      return read(unit.tx, userId);
    },
  };
}
