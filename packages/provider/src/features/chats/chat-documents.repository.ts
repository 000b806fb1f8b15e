import type { ChatDocument, Language } from '@vitis/contracts';
import { type DocumentKind, seoulTime, shownEstimateStatus } from '@vitis/domain';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { chatMessages, estimateRevisions, estimates, orderForms } from '../../db/schema.ts';
import { firstWineColumns, namedForReader } from '../trade-documents/reader-names.ts';

/** The latest documents of each kind that a room offers; those that it shows already come besides. */
const mostOfKind = 50;

/** Numbers that the cards of a room show. */
const shownIn = (database: Database, roomId: number, type: 'ESTIMATE' | 'ORDER') =>
  database
    .select({ number: chatMessages.message })
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), eq(chatMessages.type, type)));

/** Estimates and orders of a room's company as they stand now, the latest first. */
export async function findDocuments(
  database: Database,
  { roomId, clientCompanyId }: { roomId: number; clientCompanyId: number },
  now: Date,
  language: Language,
): Promise<ChatDocument[]> {
  const [asked, ordered] = await Promise.all([
    findEstimates(database, roomId, clientCompanyId, now),
    findOrders(database, roomId, clientCompanyId),
  ]);
  const documents = await namedForReader(database, [...asked, ...ordered], language);
  return documents
    .toSorted((one, other) => other.requestedAt.getTime() - one.requestedAt.getTime())
    .map((document) => ({ ...document, requestedAt: seoulTime(document.requestedAt) }));
}

async function findEstimates(database: Database, roomId: number, clientCompanyId: number, now: Date) {
  const latest = database
    .select({ id: estimates.id })
    .from(estimates)
    .where(eq(estimates.clientCompanyId, clientCompanyId))
    .orderBy(desc(estimates.requestedAt), desc(estimates.id))
    .limit(mostOfKind);
  const rows = await database
    .select({
      number: estimates.number,
      status: estimates.status,
      expiredDate: estimates.expiredDate,
      ...firstWineColumns(sql`estimate_lines l WHERE l.revision_id = ${estimateRevisions.id}`),
      lineCount: estimateRevisions.lineCount,
      total: estimateRevisions.total,
      requestedAt: estimates.requestedAt,
    })
    .from(estimates)
    .innerJoin(
      estimateRevisions,
      and(eq(estimateRevisions.estimateId, estimates.id), eq(estimateRevisions.revision, estimates.revision)),
    )
    .where(
      and(
        eq(estimates.clientCompanyId, clientCompanyId),
        or(inArray(estimates.id, latest), inArray(estimates.number, shownIn(database, roomId, 'ESTIMATE'))),
      ),
    );
  return rows.map(({ expiredDate, ...row }) => ({
    kind: 'ESTIMATE' as const,
    ...row,
    expired: shownEstimateStatus({ status: row.status, expiredDate }, now) === 'EXPIRED',
  }));
}

async function findOrders(database: Database, roomId: number, clientCompanyId: number) {
  const latest = database
    .select({ id: orderForms.id })
    .from(orderForms)
    .where(eq(orderForms.clientCompanyId, clientCompanyId))
    .orderBy(desc(orderForms.requestedAt), desc(orderForms.id))
    .limit(mostOfKind);
  const rows = await database
    .select({
      number: orderForms.number,
      status: orderForms.status,
      ...firstWineColumns(sql`order_form_lines l WHERE l.order_form_id = ${orderForms.id}`),
      lineCount: orderForms.lineCount,
      total: orderForms.total,
      requestedAt: orderForms.requestedAt,
    })
    .from(orderForms)
    .where(
      and(
        eq(orderForms.clientCompanyId, clientCompanyId),
        or(inArray(orderForms.id, latest), inArray(orderForms.number, shownIn(database, roomId, 'ORDER'))),
      ),
    );
  return rows.map((row) => ({ kind: 'ORDER' as const, ...row }));
}

/** Whether a document belongs to the company. */
export async function isDocumentOf(
  database: Database,
  kind: DocumentKind,
  number: string,
  clientCompanyId: number,
): Promise<boolean> {
  const table = kind === 'estimate' ? estimates : orderForms;
  const [row] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.number, number), eq(table.clientCompanyId, clientCompanyId)));
  return row !== undefined;
}

/**
 * Whether a member has to do with the company today: one of its buyers, or sales staff that look after it. Who does no
 * longer keeps the room with what was said in it, and sees none of the documents.
 */
export async function seesDocuments(
  database: Database,
  userId: number,
  clientCompanyId: number,
): Promise<boolean> {
  const { rows } = await database.execute<{ sees: boolean }>(sql`
    SELECT EXISTS (SELECT FROM users u WHERE u.id = ${userId} AND u.client_company_id = ${clientCompanyId})
      OR EXISTS (SELECT FROM staff_clients s WHERE s.user_id = ${userId} AND s.client_company_id = ${clientCompanyId})
      AS sees`);
  return rows[0]?.sees ?? false;
}
