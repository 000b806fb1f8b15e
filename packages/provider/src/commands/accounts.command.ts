import { parseArgs } from 'node:util';
import { demonstrationAccounts } from '../demonstration.ts';
import { describeFactor, removeFactor } from './accounts/account-factor.ts';
import { endSessions, listSessions } from './accounts/account-sessions.ts';
import { askPassword } from './accounts/ask-password.ts';
import { createAccount, readWanted } from './accounts/create-account.ts';
import { setVanOf } from './accounts/set-van.ts';
import { disableAccount, enableAccount } from './accounts/shut-account.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';

const texts = {
  role: { type: 'string' },
  name: { type: 'string' },
  company: { type: 'string' },
  end: { type: 'string' },
  generate: { type: 'boolean' },
  demonstration: { type: 'boolean' },
  remove: { type: 'boolean' },
  cases: { type: 'string' },
} as const;

type Words = ReturnType<typeof readArgs>;

/** What each verb takes beside the address. */
const optionsOf: Readonly<Record<string, readonly (keyof typeof texts)[]>> = {
  create: ['role', 'name', 'company', 'generate'],
  disable: ['demonstration'],
  enable: [],
  sessions: ['end'],
  'second-factor': ['remove'],
  van: ['cases'],
};

function readArgs(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options: texts, allowPositionals: true });
    const [verb = '', email = '', ...rest] = positionals;
    const taken = Object.hasOwn(optionsOf, verb) ? optionsOf[verb] : undefined;
    if (!taken)
      throw new UsageError('say what to do: create, disable, enable, sessions, second-factor or van');
    const other = Object.keys(values).find((name) => !taken.some((each) => each === name));
    if (other !== undefined) throw new UsageError(`accounts ${verb} takes no --${other}`);
    if ((email === '') !== (values.demonstration === true) || rest.length > 0)
      throw new UsageError('name one address of mail');
    return { verb, email, ...values };
  } catch (error) {
    throw error instanceof UsageError
      ? error
      : new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function disable(
  { email, demonstration }: Words,
  { connection, say }: CommandContext,
): Promise<number> {
  const { database } = connection;
  const emails = demonstration ? await demonstrationAccounts(database) : [email];
  if (emails.length === 0) say('No account of the demonstration can sign in.');
  let failed = 0;
  for (const each of emails) {
    const outcome = await disableAccount(database, each);
    if (typeof outcome === 'string') failed += 1;
    say(typeof outcome === 'string' ? outcome : `${each} is disabled; ${outcome} of its sessions ended.`);
  }
  return failed === 0 ? 0 : 1;
}

async function showSessions({ email, end }: Words, { connection, say }: CommandContext): Promise<number> {
  const lines = await listSessions(connection.database, email);
  if (!lines) {
    say(`There is no account ${email}.`);
    return 1;
  }
  if (end === undefined) {
    for (const line of lines) say(line);
    return 0;
  }
  const ended = await endSessions(connection.database, email, end);
  say(ended === undefined ? `${email} has no session ${end}.` : `Sessions of ${email} that ended: ${ended}.`);
  return ended === undefined ? 1 : 0;
}

async function showFactor({ email, remove }: Words, { connection, say }: CommandContext): Promise<number> {
  if (!remove) {
    const line = await describeFactor(connection.database, email);
    say(line ?? `There is no account ${email}.`);
    return line === undefined ? 1 : 0;
  }
  const outcome = await removeFactor(connection.database, email);
  if (typeof outcome === 'string') say(outcome);
  else say(`${email} signs in with the password alone; ${outcome} of its sessions ended.`);
  return typeof outcome === 'string' ? 1 : 0;
}

async function measureVan(
  { email, cases = '' }: Words,
  { connection, say }: CommandContext,
): Promise<number> {
  const isAny = cases.toLowerCase() === 'any';
  if (!isAny && !/^[1-9]\d{0,3}$/.test(cases)) throw new UsageError('say --cases with a number, or any');
  const refusal = await setVanOf(connection.database, email, isAny ? null : Number(cases));
  const holds = isAny ? 'any number of cases' : `${cases} cases`;
  say(refusal ?? `The van of ${email} holds ${holds} from now on.`);
  return refusal === undefined ? 0 : 1;
}

/** The operator's hand on accounts. What is done is recorded; `ask` brings the password of a new one. */
export const accountsCommandWith = (ask: () => Promise<string>): Command => ({
  usage: 'accounts create|disable|enable|…',
  summary:
    'Makes an account, shuts one or lets it in again, shows and ends its sessions and its second factor:',
  forms: [
    'accounts create EMAIL --role B2B --company NUMBER --name NAME [--generate]',
    'accounts create EMAIL --role SALESPERSON|DRIVER --name NAME [--generate]',
    'accounts disable EMAIL',
    'accounts disable --demonstration',
    'accounts enable EMAIL',
    'accounts sessions EMAIL [--end ID|all]',
    'accounts second-factor EMAIL [--remove]',
    'accounts van EMAIL --cases NUMBER|any',
  ],
  run: async (args, context) => {
    const words = readArgs(args);
    const { connection, say } = context;
    if (words.verb === 'disable') return disable(words, context);
    if (words.verb === 'sessions') return showSessions(words, context);
    if (words.verb === 'second-factor') return showFactor(words, context);
    if (words.verb === 'van') return measureVan(words, context);
    if (words.verb === 'enable') {
      const refusal = await enableAccount(connection.database, words.email);
      say(refusal ?? `${words.email} can sign in again.`);
      return refusal === undefined ? 0 : 1;
    }
    const { role, name, company, generate } = words;
    const wanted = readWanted(words.email, { role, name, company });
    const { done, lines } = await createAccount(connection.database, wanted, generate ? undefined : ask);
    for (const line of lines) say(line);
    return done ? 0 : 1;
  },
});

export const accountsCommand: Command = accountsCommandWith(askPassword);
