import { and, asc, count, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, clientGroups, files, signUps, staffClients, users } from '../../db/schema.ts';

export type SignUpRow = typeof signUps.$inferSelect;
type UserRow = typeof users.$inferInsert;

/** A new account; undefined where its address of mail or its number was taken in this moment. */
export async function insertApplicant(tx: Database, row: UserRow): Promise<number | undefined> {
  const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return made?.id;
}

/** Takes the address of mail from an account that withdrew long ago. */
export async function freeEmail(tx: Database, email: string): Promise<void> {
  const [old] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.withdrawnAt)));
  if (old)
    await tx
      .update(users)
      .set({ email: `${old.id}@withdrawn.invalid` })
      .where(eq(users.id, old.id));
}

export async function insertSignUp(tx: Database, row: typeof signUps.$inferInsert): Promise<void> {
  await tx.insert(signUps).values(row);
}

export async function findSignUp(database: Database, userId: number) {
  const [row] = await database
    .select({ user: users, signUp: signUps })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(and(eq(signUps.userId, userId), isNull(users.withdrawnAt)));
  return row;
}

/** The sign-up of an address of mail, held until the transaction ends. */
export async function holdSignUp(tx: Database, by: { email: string } | { userId: number }) {
  const [row] = await tx
    .select({ user: users, signUp: signUps })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(
      and('email' in by ? eq(users.email, by.email) : eq(users.id, by.userId), isNull(users.withdrawnAt)),
    )
    .for('update');
  return row;
}

/** A refused sign-up waits again; false for one that is not refused. */
export async function reopen(tx: Database, userId: number): Promise<boolean> {
  const opened = await tx
    .update(users)
    .set({ status: 'PENDING', version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), eq(users.status, 'REJECTED'), isNull(users.withdrawnAt)))
    .returning({ id: users.id });
  return opened.length > 0;
}

/** Gives files of guests, and those that are the applicant's already, to the applicant; answers how many that were. */
export async function takeFiles(tx: Database, userId: number, ids: readonly number[]): Promise<number> {
  const taken = await tx
    .update(files)
    .set({ ownerId: userId })
    .where(
      and(
        inArray(files.id, [...ids]),
        eq(files.policy, 'OWNER'),
        or(isNull(files.ownerId), eq(files.ownerId, userId)),
      ),
    )
    .returning({ id: files.id });
  return taken.length;
}

export async function filesOf(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return database
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(inArray(files.id, [...ids]))
    .orderBy(asc(files.id));
}

export async function updateSignUp(
  tx: Database,
  userId: number,
  change: Partial<typeof signUps.$inferInsert>,
): Promise<void> {
  await tx.update(signUps).set(change).where(eq(signUps.userId, userId));
}

/** Sign-ups that wait since before a moment, and whose address was confirmed before it, too. */
export async function waitingSince(database: Database, moment: Date): Promise<{ email: string }[]> {
  return database
    .select({ email: users.email })
    .from(signUps)
    .innerJoin(users, eq(users.id, signUps.userId))
    .where(
      and(
        eq(users.status, 'PENDING'),
        isNull(users.withdrawnAt),
        lte(signUps.submittedAt, moment),
        lte(signUps.emailConfirmedAt, moment),
      ),
    );
}

/** The company of the number, made from what was signed up with where it is no client yet. */
export async function companyFor(tx: Database, { business, registrationFiles }: SignUpRow): Promise<number> {
  const known = eq(clientCompanies.registrationNumber, business.companyRegistrationNumber);
  const [company] = await tx.select().from(clientCompanies).where(known).for('update');
  if (company) {
    const all = [...new Set([...company.registrationFiles, ...registrationFiles])];
    await tx.update(clientCompanies).set({ registrationFiles: all }).where(known);
    return company.id;
  }
  const [group] = await tx
    .select({ id: clientGroups.id })
    .from(clientGroups)
    .where(eq(clientGroups.code, 'STANDARD'));
  if (!group) throw new Error('there is no group of clients STANDARD');
  const { companyName, companyRegistrationNumber, ...rest } = business;
  const [made] = await tx
    .insert(clientCompanies)
    .values({
      ...rest,
      name: companyName,
      registrationNumber: companyRegistrationNumber,
      // Until the ERP gives it one of its own.
      erpCode: `W${companyRegistrationNumber}`,
      clientGroupId: group.id,
      registrationFiles,
    })
    .returning({ id: clientCompanies.id });
  return made!.id;
}

/** Gives a company without a sales contact to the sales person who looks after the fewest; null where there is none. */
export async function giveManager(tx: Database, clientCompanyId: number): Promise<number | null> {
  const [present] = await tx
    .select({ id: staffClients.userId })
    .from(staffClients)
    .where(and(eq(staffClients.clientCompanyId, clientCompanyId), eq(staffClients.first, true)));
  if (present) return present.id;
  const staff = await tx
    .select({ id: users.id, roles: users.roles, clients: count(staffClients.clientCompanyId) })
    .from(users)
    .leftJoin(staffClients, eq(staffClients.userId, users.id))
    .where(and(eq(users.status, 'APPROVED'), isNull(users.withdrawnAt)))
    .groupBy(users.id)
    .orderBy(asc(count(staffClients.clientCompanyId)), asc(users.id));
  const manager = staff.find(({ roles }) => roles.includes('SALESPERSON'));
  if (!manager) return null;
  await tx
    .insert(staffClients)
    .values({ userId: manager.id, clientCompanyId, first: true })
    .onConflictDoUpdate({
      target: [staffClients.userId, staffClients.clientCompanyId],
      set: { first: true },
    });
  return manager.id;
}

/** Files of a sign-up become the company's, which its buyers and its sales staff may read. */
export async function giveFiles(
  tx: Database,
  ids: readonly number[],
  clientCompanyId: number,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(files)
    .set({ clientCompanyId, policy: 'COMPANY' })
    .where(inArray(files.id, [...ids]));
}

/**
 * Takes sign-ups away for good that were sent before a moment and whose address nobody has confirmed: it may be somebody
 * else's, who could not sign up with it. Their files are nobody's then, and go with those. Returns how many that were.
 */
export async function forgetUnconfirmed(database: Database, before: Date): Promise<number> {
  return database.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: users.id })
      .from(signUps)
      .innerJoin(users, eq(users.id, signUps.userId))
      .where(
        and(
          isNull(signUps.emailConfirmedAt),
          lt(signUps.submittedAt, before),
          inArray(users.status, ['PENDING', 'REJECTED']),
        ),
      )
      .for('update');
    const ids = waiting.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.delete(signUps).where(inArray(signUps.userId, ids));
    await tx.update(files).set({ ownerId: null }).where(inArray(files.ownerId, ids));
    await tx.delete(users).where(inArray(users.id, ids));
    return ids.length;
  });
}
