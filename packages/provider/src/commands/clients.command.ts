import { parseArgs } from 'node:util';
import {
  decideSignUp,
  type SignUpDecision,
  type Undecided,
} from '../features/registration/decide-sign-up.ts';
import { inOneTransaction } from '../http/unit-of-work.ts';
import { type Command, UsageError } from './command.ts';
import { operator } from './operator.ts';

function readArgs(args: string[]): { email: string; decision: SignUpDecision; isUnconfirmedTaken: boolean } {
  const usage = 'name a decision and one email address';
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args,
        options: { reason: { type: 'string' }, unconfirmed: { type: 'boolean', default: false } },
        allowPositionals: true,
      });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : usage);
    }
  })();
  const [verb = '', email = '', ...rest] = positionals;
  const { reason, unconfirmed } = values;
  if (email === '' || rest.length > 0) throw new UsageError(usage);
  if (verb === 'reject' && !unconfirmed)
    return { email, decision: { status: 'REJECTED', reason: reason ?? null }, isUnconfirmedTaken: false };
  if (verb !== 'approve' || reason !== undefined) throw new UsageError(usage);
  return { email, decision: { status: 'APPROVED' }, isUnconfirmedTaken: unconfirmed };
}

const words = { APPROVED: 'approved', REJECTED: 'rejected' } as const;

const sentences: Readonly<Record<Undecided, (email: string, done: string) => string>> = {
  UNCONFIRMED: (email) =>
    `${email} has not opened the link of its mail yet: --unconfirmed approves it all the same.`,
  NO_ACCOUNT: (email) => `There is no account ${email}.`,
  WITHDRAWN: (email) => `${email} has withdrawn.`,
  SAME: (email, done) => `${email} is ${done} already.`,
  DISABLED: (email) => `${email} is disabled: "accounts enable" lets it in again.`,
  IN_USE: (email) => `${email} is approved and in use: a sign-up is rejected before that.`,
};

/** Decides a sign-up. The decision, its mail and its record are one transaction; the mail goes out by the server. */
export const clientsCommand: Command = {
  usage: 'clients approve|reject EMAIL',
  summary: 'Decides a sign-up and tells the applicant; approve takes --unconfirmed, reject --reason TEXT.',
  run: async (args, { connection, say }) => {
    const { email, decision, isUnconfirmedTaken } = readArgs(args);
    const { result: undecided } = await inOneTransaction(connection.database, operator, (unit) =>
      decideSignUp(unit, email, decision, { by: 'operator', now: new Date(), isUnconfirmedTaken }),
    );
    const done = words[decision.status];
    say(undecided ? sentences[undecided](email, done) : `${email} is ${done}.`);
    return undecided ? 1 : 0;
  },
};
