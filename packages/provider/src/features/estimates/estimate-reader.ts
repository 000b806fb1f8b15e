import type { Estimate, EstimateRevision, Party } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { partyOf } from '../trade-documents/client-columns.ts';
import { documentLineOf } from '../trade-documents/document-lines.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';
import { findEstimate, findRevisionLines, findRevisions } from './estimate.repository.ts';
import { summaryOf } from './estimates.repository.ts';

/** One estimate as the API answers it. Throws 404 where it is not there, or not the caller's. */
export async function readEstimate(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
  { now, supplier }: { now: Date; supplier: Party },
): Promise<Estimate> {
  const row = await findEstimate(database, scope, number, now);
  if (!row) throw notFound();
  const { estimate, revisionId } = row;
  const lines = (await findRevisionLines(database, [revisionId])).get(revisionId) ?? [];
  return {
    ...summaryOf(row.summary),
    ...row.contact,
    manual: estimate.manual,
    confirmedAt: seoulTimeOrNull(estimate.confirmedAt),
    cancelledAt: seoulTimeOrNull(estimate.cancelledAt),
    cancelReason: estimate.cancelReason,
    products: lines.map(documentLineOf),
    orderFormNumber: row.orderFormNumber,
    version: estimate.version,
    supplier,
    client: partyOf(row.client),
  };
}

/** Every step of an estimate, the first one first. Throws 404 as above. */
export async function readRevisions(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
): Promise<EstimateRevision[]> {
  const rows = await findRevisions(database, scope, number);
  if (!rows) throw notFound();
  const lines = await findRevisionLines(
    database,
    rows.map(({ revision }) => revision.id),
  );
  return rows.map(
    ({ revision: { id, estimateId: _estimate, authorId: _author, ...revision }, authorName }) => ({
      ...revision,
      authorName,
      createdAt: seoulTime(revision.createdAt),
      products: (lines.get(id) ?? []).map(documentLineOf),
    }),
  );
}
