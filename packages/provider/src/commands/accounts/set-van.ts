import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { setVan } from '../../features/deliveries/set-van.ts';
import { inOneTransaction } from '../../http/unit-of-work.ts';
import { operator } from '../operator.ts';

/** Says how many cases the van of an account holds. Answers the line that says why it was not done. */
export async function setVanOf(
  database: Database,
  email: string,
  vanCases: number | null,
): Promise<string | undefined> {
  const { result } = await inOneTransaction(database, operator, async (unit) => {
    const [account] = await unit.tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
      .for('update');
    if (!account) return `There is no account ${email}.`;
    return (await setVan(unit, account.id, vanCases)) ? undefined : `${email} is no driver.`;
  });
  return result;
}
