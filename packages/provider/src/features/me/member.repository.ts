import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { assertVersion } from '../../http/check-input.ts';
import { unauthenticated } from '../../problems/problem-error.ts';

const account = {
  version: users.version,
  email: users.email,
  fullName: users.fullName,
  mobile: users.mobile,
};

/** What a member's own page shows. Throws 401 where the member is gone. */
export async function findOwnAccount(database: Database, userId: number) {
  const [row] = await database.select(account).from(users).where(eq(users.id, userId));
  if (!row) throw unauthenticated('SESSION_ENDED');
  return row;
}

/** What members change of themselves where nobody else could be faster. */
export type OwnFacts = Partial<
  Pick<
    typeof users.$inferInsert,
    'smsSubscribed' | 'emailSubscribed' | 'working' | 'statusMessage' | 'hours' | 'businessDays'
  >
>;

export async function changeOwnFacts(tx: Database, userId: number, facts: OwnFacts): Promise<void> {
  await tx.update(users).set(facts).where(eq(users.id, userId));
}

/** Changes the name in the version that its member has seen. Throws 412 where it is another one by now. */
export async function changeName(tx: Database, userId: number, fullName: string, expected: number) {
  const [row] = await tx
    .update(users)
    .set({ fullName, version: sql`${users.version} + 1` })
    .where(and(eq(users.id, userId), eq(users.version, expected)))
    .returning(account);
  if (row) return row;
  assertVersion(expected, (await findOwnAccount(tx, userId)).version);
  throw unauthenticated('SESSION_ENDED');
}
