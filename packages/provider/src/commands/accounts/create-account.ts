import type { Role } from '@vitis/contracts';
import { CHANGE_PASSWORD, EmailField, GIVEN_PASSWORD_AT, PersonNameField } from '@vitis/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/connect.ts';
import { audit, clientCompanies, users } from '../../db/schema.ts';
import { newPasswordIssues } from '../../features/passwords/new-password.ts';
import { createPasswords } from '../../http/passwords.ts';
import { FIELD_TEXTS, type FieldCode } from '../../problems/field-texts.ts';
import { UsageError } from '../command.ts';
import { generatePassword } from './generate-password.ts';

export interface WantedAccount {
  email: string;
  role: Role;
  fullName: string;
  /** Ten digits; for buyers, and for nobody else. */
  company: string | undefined;
}

function checked<Schema extends v.GenericSchema<string, string>>(schema: Schema, text: string, what: string) {
  const result = v.safeParse(schema, text);
  if (result.success) return result.output;
  const code = result.issues[0].message as FieldCode;
  throw new UsageError(`${what} "${text}" cannot be used: ${FIELD_TEXTS['en-US'][code] ?? code}`);
}

/** What is to be made, as far as it can be judged without the database. Throws `UsageError`. */
export function readWanted(email: string, given: Record<string, string | undefined>): WantedAccount {
  const { role, name = '', company } = given;
  if (role !== 'B2B' && role !== 'SALESPERSON' && role !== 'DRIVER')
    throw new UsageError('--role takes B2B, SALESPERSON or DRIVER');
  if ((role === 'B2B') !== (company !== undefined))
    throw new UsageError('a buyer (B2B) needs --company, its registration number; others have none');
  return {
    role,
    company: company?.replaceAll('-', ''),
    email: checked(EmailField, email, 'the address').toLowerCase(),
    fullName: checked(PersonNameField, name, 'the name'),
  };
}

/**
 * Makes an account that can sign in at once, and its record. Answers the lines to say: what was made, or why nothing
 * was. The password is asked for where none is to be generated, and only when everything else fits.
 */
export async function createAccount(
  database: Database,
  wanted: WantedAccount,
  ask: (() => Promise<string>) | undefined,
): Promise<{ done: boolean; lines: string[] }> {
  const { email, role, fullName } = wanted;
  const refuse = (line: string) => ({ done: false, lines: [line] });
  if (await database.$count(users, eq(users.email, email)))
    return refuse(`There is an account ${email} already.`);
  const company = wanted.company === undefined ? undefined : await companyOf(database, wanted.company);
  if (wanted.company !== undefined && !company) return refuse(`There is no company ${wanted.company}.`);

  const owner = { email, fullName, companyName: company?.name ?? null };
  const password = ask ? await ask() : await generatePassword(owner);
  const issues = await newPasswordIssues(password, CHANGE_PASSWORD, owner);
  if (issues.length > 0)
    return refuse(
      `The password cannot be used. ${issues.map((code) => FIELD_TEXTS['en-US'][code]).join(' ')}`,
    );
  const passwordHash = await createPasswords(1).hash(password);

  const id = await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        email,
        fullName,
        passwordHash,
        roles: [role],
        status: 'APPROVED',
        clientCompanyId: company?.id ?? null,
        passwordChangedAt: GIVEN_PASSWORD_AT,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!made) return undefined;
    const details = { by: 'operator', role };
    await tx.insert(audit).values({ action: 'account.create', target: `user:${made.id}`, details });
    return made.id;
  });
  if (id === undefined) return refuse(`There is an account ${email} already.`);
  const lines = [`${email} can sign in; it is asked for a password of its own then.`];
  return { done: true, lines: ask ? lines : [...lines, `Its password, shown this once: ${password}`] };
}

async function companyOf(database: Database, registrationNumber: string) {
  const [company] = await database
    .select({ id: clientCompanies.id, name: clientCompanies.name })
    .from(clientCompanies)
    .where(eq(clientCompanies.registrationNumber, registrationNumber));
  return company;
}
