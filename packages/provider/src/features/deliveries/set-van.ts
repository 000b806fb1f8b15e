import type { Driver } from '@vitis/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';

/** Says how many cases a driver's van holds; null: nobody counts. Undefined where there is no such driver. */
export async function setVan(
  { tx, record }: UnitOfWork,
  idDriver: number,
  vanCases: number | null,
): Promise<Driver | undefined> {
  const [driver] = await tx
    .update(users)
    .set({ vanCases })
    .where(and(eq(users.id, idDriver), sql`'DRIVER' = ANY (${users.roles})`))
    .returning({
      id: users.id,
      fullName: users.fullName,
      mobile: users.mobile,
      vanCases: users.vanCases,
    });
  if (driver !== undefined) await record('account.van', `user:${idDriver}`, { vanCases });
  return driver;
}
