import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, knownDevices, loginFailures, users } from '../../db/schema.ts';

const isHere = isNull(users.withdrawnAt);

/** Accounts of a mobile number, the oldest first. */
export async function accountsOf(database: Database, mobile: string) {
  return database
    .select({ email: users.email, createdAt: users.createdAt })
    .from(users)
    .where(and(eq(users.mobile, mobile), isHere))
    .orderBy(asc(users.id));
}

/** What mails to a member are written in; undefined where nobody has the address, or not this number. */
export async function languageOf(database: Database, email: string, mobile?: string) {
  const [found] = await database
    .select({ language: users.language })
    .from(users)
    .where(and(eq(users.email, email), mobile === undefined ? undefined : eq(users.mobile, mobile), isHere));
  return found?.language;
}

/** The member whose password is set anew, held until the transaction ends. */
export async function holdOwner(tx: Database, email: string) {
  const company: SQL<string | null> =
    sql`(SELECT ${clientCompanies.name} FROM ${clientCompanies} WHERE ${clientCompanies.id} = ${users.clientCompanyId})`;
  const [owner] = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      language: users.language,
      companyName: company,
    })
    .from(users)
    .where(and(eq(users.email, email), isHere))
    .for('update');
  return owner;
}

/** Sets a password; whoever was stopped or known at the sign-in is so no longer. */
export async function setPassword(
  tx: Database,
  { id, accountHash }: { id: number; accountHash: string },
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash: hash, passwordChangedAt: at, version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, id));
  await tx.delete(loginFailures).where(eq(loginFailures.accountHash, accountHash));
}
