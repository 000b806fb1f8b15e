import { DELIVERY_PROOFS, type DeliveryProof } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies } from '../../db/schema.ts';
import { conflict } from '../../problems/problem-error.ts';
import type { DeliveryRow } from './delivery-writes.repository.ts';

/** Throws 409 where a hand-over is not proven as its client wants it; by anything at all where it says nothing. */
export async function assertProven(
  tx: Database,
  { clientCompanyId }: DeliveryRow,
  given: Readonly<Record<DeliveryProof, boolean>>,
): Promise<void> {
  const [client] = await tx
    .select({ wanted: clientCompanies.deliveryProofs })
    .from(clientCompanies)
    .where(eq(clientCompanies.id, clientCompanyId));
  const wanted = client?.wanted ?? [];
  const isProven =
    wanted.length > 0 ? wanted.every((each) => given[each]) : DELIVERY_PROOFS.some((each) => given[each]);
  if (!isProven) throw conflict('PROOF_MISSING');
}
