import type { SocialProvider } from '@vitis/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { socialAccounts, users } from '../../db/schema.ts';

const account = {
  id: users.id,
  email: users.email,
  roles: users.roles,
  status: users.status,
  withdrawnAt: users.withdrawnAt,
};

/** The member who has an address of mail, and this number where one is given; withdrawn or not. */
export async function findByAddress(database: Database, email: string, mobile?: string) {
  const [found] = await database
    .select(account)
    .from(users)
    .where(and(eq(users.email, email), mobile === undefined ? undefined : eq(users.mobile, mobile)));
  return found;
}

/** The member to whom a social account belongs, withdrawn or not. */
export async function findOwner(database: Database, provider: SocialProvider, subject: string) {
  const [owner] = await database
    .select(account)
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
  return owner;
}

export async function listConnected(database: Database, userId: number) {
  return database
    .select({ provider: socialAccounts.provider, connectedAt: socialAccounts.connectedAt })
    .from(socialAccounts)
    .where(eq(socialAccounts.userId, userId));
}

/** Gives a social account to a member; says why not where it or the member has another one. */
export async function insertConnection(
  tx: Database,
  connection: { userId: number; provider: SocialProvider; subject: string; connectedAt: Date },
): Promise<'SOCIAL_ALREADY_CONNECTED' | 'SOCIAL_ACCOUNT_TAKEN' | undefined> {
  const inserted = await tx
    .insert(socialAccounts)
    .values(connection)
    .onConflictDoNothing()
    .returning({ id: socialAccounts.id });
  if (inserted.length > 0) return undefined;
  const own = await listConnected(tx, connection.userId);
  const has = own.some(({ provider }) => provider === connection.provider);
  return has ? 'SOCIAL_ALREADY_CONNECTED' : 'SOCIAL_ACCOUNT_TAKEN';
}

/** Takes it back; false where there was none. */
export async function deleteConnection(
  tx: Database,
  userId: number,
  provider: SocialProvider,
): Promise<boolean> {
  const gone = await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider)))
    .returning({ id: socialAccounts.id });
  return gone.length > 0;
}
