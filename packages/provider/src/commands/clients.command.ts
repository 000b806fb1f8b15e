import { parseArgs } from 'node:util';
import { DELIVERY_PROOFS, DeliveryProof, ReceivingHours } from '@vitis/contracts';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { clientCompanies, users } from '../db/schema.ts';
import { assignManager, type Unassigned } from '../features/clients/assign-manager.ts';
import { setDeliveryProofs } from '../features/clients/set-delivery-proofs.ts';
import { setReceivingHours } from '../features/clients/set-receiving-hours.ts';
import {
  decideSignUp,
  type SignUpDecision,
  type Undecided,
} from '../features/registration/decide-sign-up.ts';
import type { UnitOfWork } from '../http/unit-of-work.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { keptIf, TRIED } from './kept-if.ts';

const options = {
  reason: { type: 'string' },
  unconfirmed: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

const usage = 'name a decision and one email address';
/** What a verb takes besides the client. */
const SECOND_WORDS: Readonly<Record<string, string>> = {
  assign: 'name a client and the address of a sales person',
  hours: 'name a client and its hours: 11:00~15:00, 11:00~ or ~15:00, or any',
  proofs: 'name a client and what proves a hand-over: photo, name, signature with commas between, or any',
};

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [verb = '', email = '', second = '', ...rest] = positionals;
    const wanted = SECOND_WORDS[verb];
    if (email === '' || rest.length > 0 || (wanted === undefined) === (second !== ''))
      throw new UsageError(wanted ?? usage);
    if (values.unconfirmed && verb !== 'approve') throw new UsageError(usage);
    if (values.reason !== undefined && verb !== 'reject') throw new UsageError(usage);
    return { verb, email, second, ...values, isDryRun: values['dry-run'] };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : usage);
  }
}

type Words = ReturnType<typeof readArgs>;

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

function decisionOf({ verb, reason }: Words): SignUpDecision {
  if (verb === 'approve') return { status: 'APPROVED' };
  if (verb === 'reject') return { status: 'REJECTED', reason: reason ?? null };
  throw new UsageError(usage);
}

async function decide(given: Words, { connection, say }: CommandContext): Promise<number> {
  const { email, isDryRun, unconfirmed: isUnconfirmedTaken } = given;
  const decision = decisionOf(given);
  const undecided = await keptIf(
    connection.database,
    (unit) => decideSignUp(unit, email, decision, { by: 'operator', now: new Date(), isUnconfirmedTaken }),
    () => !isDryRun,
  );
  const done = words[decision.status];
  const outcome = isDryRun ? `would be ${done}; ${TRIED}` : `is ${done}`;
  say(undecided ? sentences[undecided](email, done) : `${email} ${outcome}.`);
  return undecided ? 1 : 0;
}

const noClient = (email: string): string =>
  `There is no client ${email}: name who buys for it, or its registration number.`;

/** A client by the address of one who buys for it, or by its registration number. */
async function findClient({ tx }: UnitOfWork, named: string): Promise<number | undefined> {
  const digits = named.replaceAll('-', '');
  const [found] = /^\d{10}$/.test(digits)
    ? await tx
        .select({ id: sql<number | null>`${clientCompanies.id}` })
        .from(clientCompanies)
        .where(eq(clientCompanies.registrationNumber, digits))
    : await tx.select({ id: users.clientCompanyId }).from(users).where(eq(users.email, named.toLowerCase()));
  return found?.id ?? undefined;
}

async function assign(
  { email, second: sales, isDryRun }: Words,
  { connection, say }: CommandContext,
): Promise<number> {
  const unassigned = await keptIf(
    connection.database,
    async (unit): Promise<Unassigned | undefined> => {
      const id = await findClient(unit, email);
      return id === undefined ? 'NO_CLIENT' : assignManager(unit, id, sales, new Date());
    },
    () => !isDryRun,
  );
  const outcome: Record<Unassigned | 'done', string> = {
    NO_CLIENT: noClient(email),
    NO_SALESPERSON: `${sales} is no sales person who can sign in.`,
    SAME: `${sales} looks after ${email} already.`,
    done: isDryRun
      ? `${sales} would look after ${email}; ${TRIED}.`
      : `${sales} looks after ${email} from now on.`,
  };
  say(outcome[unassigned ?? 'done']);
  return unassigned ? 1 : 0;
}

function proofsOf(text: string): DeliveryProof[] {
  if (text.toLowerCase() === 'any') return [];
  const named = text.toUpperCase().split(',');
  if (!named.every((each) => v.is(DeliveryProof, each))) throw new UsageError(SECOND_WORDS.proofs!);
  return DELIVERY_PROOFS.filter((each) => named.includes(each));
}

async function demandProofs(
  { email, second, isDryRun }: Words,
  { connection, say }: CommandContext,
): Promise<number> {
  const proofs = proofsOf(second);
  const isKnown = await keptIf(
    connection.database,
    async (unit): Promise<boolean> => {
      const id = await findClient(unit, email);
      if (id === undefined) return false;
      await setDeliveryProofs(unit, id, proofs);
      return true;
    },
    () => !isDryRun,
  );
  if (!isKnown) {
    say(noClient(email));
    return 1;
  }
  const what = proofs.length === 0 ? 'any one of photo, name and signature' : proofs.join(', ').toLowerCase();
  say(isDryRun ? `${email} would want ${what}; ${TRIED}.` : `${email} wants ${what} from now on.`);
  return 0;
}

/** `11:00~15:00`; an end that is left out is open. A hyphen does as well, but at the start it would be an option. */
function hoursOf(text: string): ReceivingHours {
  if (text.toLowerCase() === 'any') return { from: null, until: null };
  const [, from, until] = /^(\d\d:\d\d)?[~-](\d\d:\d\d)?$/.exec(text) ?? [];
  const hours = { from: from ?? null, until: until ?? null };
  const isNone = from === undefined && until === undefined;
  if (isNone || !v.is(ReceivingHours, hours) || (from && until && from >= until))
    throw new UsageError(SECOND_WORDS.hours!);
  return hours;
}

async function receive(
  { email, second, isDryRun }: Words,
  { connection, say }: CommandContext,
): Promise<number> {
  const hours = hoursOf(second);
  const isKnown = await keptIf(
    connection.database,
    async (unit): Promise<boolean> => {
      const id = await findClient(unit, email);
      if (id === undefined) return false;
      await setReceivingHours(unit, id, hours);
      return true;
    },
    () => !isDryRun,
  );
  if (!isKnown) {
    say(noClient(email));
    return 1;
  }
  const when = [hours.from && `from ${hours.from}`, hours.until && `until ${hours.until}`].filter(Boolean);
  const what = when.length === 0 ? 'at any time' : when.join(' ');
  say(
    isDryRun
      ? `${email} would receive wines ${what}; ${TRIED}.`
      : `${email} receives wines ${what} from now on.`,
  );
  return 0;
}

/** Decides sign-ups, what proves a hand-over and when, and who looks after a client. Its mails, events and record are one transaction with it. */
export const clientsCommand: Command = {
  usage: 'clients approve|reject|assign|hours|proofs EMAIL',
  summary:
    'Decides a sign-up and tells the applicant, gives a client with its chat to a sales person, or says when it receives wines and what proves a hand-over:',
  forms: [
    'clients approve EMAIL [--unconfirmed] [--dry-run]',
    'clients reject EMAIL [--reason TEXT] [--dry-run]',
    'clients assign EMAIL|NUMBER SALES [--dry-run]',
    'clients hours EMAIL|NUMBER 11:00~15:00|any [--dry-run]',
    'clients proofs EMAIL|NUMBER photo,name,signature|any [--dry-run]',
  ],
  run: async (args, context) => {
    const given = readArgs(args);
    if (given.verb === 'assign') return assign(given, context);
    if (given.verb === 'hours') return receive(given, context);
    return given.verb === 'proofs' ? demandProofs(given, context) : decide(given, context);
  },
};
