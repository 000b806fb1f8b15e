import type { EstimateStatus } from '@vitis/contracts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { clientCompanies, estimateLines, estimateRevisions, estimates, users } from '../../db/schema.ts';
import type { BuyerScope, SalesScope } from '../../http/policies.ts';
import { clientColumns, manager, requester } from '../trade-documents/client-columns.ts';
import type { Author } from '../trade-documents/client-people.ts';
import { type DocumentSums, lineColumns, storedLineColumns } from '../trade-documents/document-lines.ts';
import type { EstimateDraftLine, EstimateLineColumns } from './estimate-lines.ts';
import { estimateLists, latestRevision, summaryColumns } from './estimates.repository.ts';

export type StoredEstimate = typeof estimates.$inferSelect;

/** Locks the estimate for a step, until this transaction ends. Undefined where it is not the caller's. */
export async function lockEstimate(
  tx: Database,
  scope: BuyerScope | SalesScope,
  number: string,
): Promise<StoredEstimate | undefined> {
  const [row] = await tx.select().from(estimates).where(estimateLists.ownNumber(scope, number)).for('update');
  return row;
}

/** Everything of one estimate but its lines. */
export async function findEstimate(
  database: Database,
  scope: BuyerScope | SalesScope,
  number: string,
  now: Date,
) {
  const [row] = await database
    .select({
      summary: summaryColumns(now),
      contact: clientColumns,
      client: clientCompanies,
      estimate: estimates,
      revisionId: estimateRevisions.id,
      orderFormNumber: sql<string | null>`(
        SELECT o.number FROM order_forms o
        WHERE o.estimate_id = ${estimates.id} AND o.status <> 'CANCELLED' LIMIT 1)`,
    })
    .from(estimates)
    .innerJoin(estimateRevisions, latestRevision)
    .innerJoin(clientCompanies, eq(clientCompanies.id, estimates.clientCompanyId))
    .innerJoin(requester, eq(requester.id, estimates.requestedBy))
    .leftJoin(manager, eq(manager.id, estimates.managerId))
    .where(estimateLists.ownNumber(scope, number));
  return row;
}

/** Every step of one estimate, the first one first; undefined where it is not the caller's. */
export async function findRevisions(database: Database, scope: BuyerScope | SalesScope, number: string) {
  const rows = await database
    .select({ revision: estimateRevisions, authorName: users.fullName })
    .from(estimates)
    .innerJoin(estimateRevisions, eq(estimateRevisions.estimateId, estimates.id))
    .innerJoin(users, eq(users.id, estimateRevisions.authorId))
    .where(estimateLists.ownNumber(scope, number))
    .orderBy(asc(estimateRevisions.revision));
  return rows.length > 0 ? rows : undefined;
}

const columns = { ...storedLineColumns(estimateLines), targetPrice: estimateLines.targetPrice };

/** Lines of these revisions, each in its order. */
export async function findRevisionLines(
  database: Database,
  revisionIds: readonly number[],
): Promise<Map<number, EstimateLineColumns[]>> {
  const rows = await database
    .select({ revisionId: estimateLines.revisionId, line: columns })
    .from(estimateLines)
    .where(inArray(estimateLines.revisionId, [...revisionIds]))
    .orderBy(asc(estimateLines.revisionId), asc(estimateLines.position));
  const found = new Map<number, EstimateLineColumns[]>();
  for (const { revisionId, line } of rows) found.set(revisionId, [...(found.get(revisionId) ?? []), line]);
  return found;
}

/** Lines of the latest revision, as they were offered: what a step that changes none repeats. */
export async function findLatestLines(
  tx: Database,
  { id, revision }: Pick<StoredEstimate, 'id' | 'revision'>,
): Promise<EstimateLineColumns[]> {
  return tx
    .select(columns)
    .from(estimateLines)
    .innerJoin(estimateRevisions, eq(estimateRevisions.id, estimateLines.revisionId))
    .where(and(eq(estimateRevisions.estimateId, id), eq(estimateRevisions.revision, revision)))
    .orderBy(asc(estimateLines.position));
}

/** Lines of the answer that a confirmed estimate was confirmed without; a wine stands in an estimate once. */
export async function findNotTaken(
  database: Database,
  { id, status, revision }: StoredEstimate,
  taken: readonly EstimateLineColumns[],
): Promise<EstimateLineColumns[]> {
  if (status !== 'CONFIRMED') return [];
  const answered = await findLatestLines(database, { id, revision: revision - 1 });
  const wines = new Set(taken.map(({ productId }) => productId));
  return answered.filter(({ productId }) => !wines.has(productId));
}

/** Whether a request of a person that waits for its answer, made after `since`, is of just these wines and bottles. */
export async function hasAskedFor(
  tx: Database,
  { userId }: BuyerScope,
  lines: readonly { productId: number; qty: number }[],
  since: Date,
): Promise<boolean> {
  const asked = await tx
    .select({ id: estimates.id, revision: estimates.revision })
    .from(estimates)
    .where(
      and(
        eq(estimates.requestedBy, userId),
        eq(estimates.status, 'REQUESTED'),
        gt(estimates.requestedAt, since),
      ),
    );
  const wanted = new Map(lines.map(({ productId, qty }) => [productId, qty]));
  for (const estimate of asked) {
    const before = await findLatestLines(tx, estimate);
    const isSame = ({ productId, qty }: EstimateLineColumns) => wanted.get(productId) === qty;
    if (before.length === wanted.size && before.every(isSame)) return true;
  }
  return false;
}

export type NewEstimate = typeof estimates.$inferInsert;

export async function insertEstimate(tx: Database, estimate: NewEstimate): Promise<StoredEstimate> {
  const [row] = await tx.insert(estimates).values(estimate).returning();
  return row!;
}

/** Changes an estimate that is locked: one revision and one version on. */
export async function updateEstimate(
  tx: Database,
  { id, version, revision }: StoredEstimate,
  change: Partial<NewEstimate>,
): Promise<StoredEstimate> {
  const [row] = await tx
    .update(estimates)
    .set({ ...change, version: version + 1, revision: revision + 1 })
    .where(eq(estimates.id, id))
    .returning();
  return row!;
}

export interface NewRevision extends Author {
  status: EstimateStatus;
  message: string;
  createdAt: Date;
  lines: readonly EstimateDraftLine[];
  sums: DocumentSums;
}

/** Writes the revision that the estimate's row names already; it is never altered afterwards. */
export async function insertRevision(
  tx: Database,
  { id, revision, expiredDate }: StoredEstimate,
  { lines, sums, ...fields }: NewRevision,
): Promise<void> {
  const [row] = await tx
    .insert(estimateRevisions)
    .values({ ...fields, ...sums, estimateId: id, revision, expiredDate })
    .returning({ id: estimateRevisions.id });
  await tx.insert(estimateLines).values(lineColumns(lines).map((line) => ({ ...line, revisionId: row!.id })));
}
