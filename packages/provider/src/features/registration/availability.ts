import type { SignUpCheck } from '@vitis/contracts';
import { mayRegisterAgain } from '@vitis/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { hasWithdrawnLately } from './withdrawn.ts';

/** Why nobody can sign up with it; null where somebody can. */
export type Taken = SignUpCheck['reason'];

/** An account that has withdrawn holds its address for six months, and gives it free then. */
export async function emailTaken(database: Database, email: string, now: Date): Promise<Taken> {
  const [owner] = await database
    .select({ withdrawnAt: users.withdrawnAt })
    .from(users)
    .where(eq(users.email, email));
  if (owner && owner.withdrawnAt === null) return 'EMAIL_TAKEN';
  const isBarred = owner?.withdrawnAt ? !mayRegisterAgain(owner.withdrawnAt, now) : false;
  return isBarred || (await hasWithdrawnLately(database, { email }, now)) ? 'WITHDRAWN_RECENTLY' : null;
}

/** A number belongs to one account that has not withdrawn. */
export async function mobileTaken(database: Database, mobile: string, now: Date): Promise<Taken> {
  const [owner] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.mobile, mobile), isNull(users.withdrawnAt)));
  if (owner) return 'MOBILE_TAKEN';
  return (await hasWithdrawnLately(database, { mobile }, now)) ? 'WITHDRAWN_RECENTLY' : null;
}
