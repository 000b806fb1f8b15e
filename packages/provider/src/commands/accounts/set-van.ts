import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { users } from '../../db/schema.ts';
import { inOneTransaction } from '../../http/unit-of-work.ts';
import { operator } from '../operator.ts';

/** Says how many cases a driver's van holds; null: nobody counts. Answers the line that says why it was not done. */
export async function setVan(
  database: Database,
  email: string,
  vanCases: number | null,
): Promise<string | undefined> {
  const { result } = await inOneTransaction(database, operator, async ({ tx, record }) => {
    const [account] = await tx
      .select({ id: users.id, roles: users.roles })
      .from(users)
      .where(eq(users.email, email.toLowerCase()))
      .for('update');
    if (!account) return `There is no account ${email}.`;
    if (!account.roles.includes('DRIVER')) return `${email} is no driver.`;
    await tx.update(users).set({ vanCases }).where(eq(users.id, account.id));
    await record('account.van', `user:${account.id}`, { vanCases });
    return undefined;
  });
  return result;
}
