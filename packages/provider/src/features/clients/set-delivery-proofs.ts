import type { DeliveryProof } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies } from '../../db/schema.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';

/** Says what proves a hand-over to a client from now on; anything at all where nothing is named. */
export async function setDeliveryProofs(
  { tx, record }: UnitOfWork,
  clientCompanyId: number,
  deliveryProofs: DeliveryProof[],
): Promise<void> {
  await tx.update(clientCompanies).set({ deliveryProofs }).where(eq(clientCompanies.id, clientCompanyId));
  await record('client.proofs', `client:${clientCompanyId}`, { deliveryProofs });
}
