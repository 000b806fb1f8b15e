import type { Estimate, EstimateRevision, Language, Party } from '@vitis/contracts';
import { seoulTime } from '@vitis/domain';
import type { Database } from '../../db/connect.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { notFound } from '../../problems/problem-error.ts';
import { filesOf } from '../registration/sign-up.repository.ts';
import { partyOf } from '../trade-documents/client-columns.ts';
import { findLineWines } from '../trade-documents/line-wines.ts';
import { seoulTimeOrNull } from '../trade-documents/seoul-time-or-null.ts';
import { findEstimate, findNotTaken, findRevisionLines, findRevisions } from './estimate.repository.ts';
import { estimateLineOf } from './estimate-lines.ts';
import { summaryOf } from './estimates.repository.ts';

/** One estimate as the API answers it. Throws 404 where it is not there, or not the caller's. */
export async function readEstimate(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
  { now, supplier, language }: { now: Date; supplier: Party; language?: Language | undefined },
): Promise<Estimate> {
  const row = await findEstimate(database, scope, number, now);
  if (!row) throw notFound();
  const { estimate, revisionId } = row;
  const lines = (await findRevisionLines(database, [revisionId])).get(revisionId) ?? [];
  const notTaken = await findNotTaken(database, estimate, lines);
  const wines = await findLineWines(database, [...lines, ...notTaken], language);
  return {
    ...summaryOf(row.summary),
    ...row.contact,
    manual: estimate.manual,
    confirmedAt: seoulTimeOrNull(estimate.confirmedAt),
    cancelledAt: seoulTimeOrNull(estimate.cancelledAt),
    cancelReason: estimate.cancelReason,
    recipient: estimate.recipient,
    files: await filesOf(database, estimate.fileIds),
    products: lines.map((line) => estimateLineOf(line, wines)),
    notTaken: notTaken.map((line) => estimateLineOf(line, wines)),
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
  language: Language,
): Promise<EstimateRevision[]> {
  const rows = await findRevisions(database, scope, number);
  if (!rows) throw notFound();
  const lines = await findRevisionLines(
    database,
    rows.map(({ revision }) => revision.id),
  );
  const wines = await findLineWines(database, [...lines.values()].flat(), language);
  return rows.map(
    ({ revision: { id, estimateId: _estimate, authorId: _author, ...revision }, authorName }) => ({
      ...revision,
      authorName,
      createdAt: seoulTime(revision.createdAt),
      products: (lines.get(id) ?? []).map((line) => estimateLineOf(line, wines)),
    }),
  );
}
