import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Database } from './db/connect.ts';
import { users } from './db/schema.ts';

/** How the addresses of the demonstration's accounts end, and no others: mail to `.test` reaches nobody (RFC 2606). */
export const DEMONSTRATION_MAIL = '@vitis.test';

/** Accounts of the demonstration that can sign in. */
export async function demonstrationAccounts(database: Database): Promise<string[]> {
  const found = await database
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        like(users.email, `%${DEMONSTRATION_MAIL}`),
        eq(users.status, 'APPROVED'),
        isNull(users.withdrawnAt),
      ),
    )
    .orderBy(asc(users.id));
  return found.map(({ email }) => email);
}

/** Throws one line where the public comes to a shop whose accounts have a password that everybody can read. */
export async function refuseDemonstration(database: Database, publicOrigin: string | null): Promise<void> {
  if (publicOrigin === null) return;
  const [first, ...others] = await demonstrationAccounts(database);
  if (first === undefined) return;
  const all = others.length === 0 ? first : `${first} and ${others.length} more`;
  throw new Error(
    `Not served at ${publicOrigin}: everybody knows the password of the demonstration's accounts (${all}). ` +
      'Make real ones with "npm run provider -- accounts create EMAIL --role B2B|SALESPERSON|DRIVER --name NAME" ' +
      'and end these with "npm run provider -- accounts disable --demonstration".',
  );
}
