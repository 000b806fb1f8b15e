import type { ReceivingHours } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';

/** Says in which hours a client receives wines from now on; at any time where none are named. */
export async function setReceivingHours(
  { tx, record }: UnitOfWork,
  clientCompanyId: number,
  { from, until }: ReceivingHours,
): Promise<void> {
  await tx
    .update(clientCompanies)
    .set({ receivesFrom: from, receivesUntil: until })
    .where(eq(clientCompanies.id, clientCompanyId));
  await record('client.hours', `client:${clientCompanyId}`, { from, until });
}
