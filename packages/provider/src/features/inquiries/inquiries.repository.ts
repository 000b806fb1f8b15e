import type {
  CheckedQueryOf,
  InquiryStatus,
  Language,
  listQnas,
  QnaDetail,
  QnaSummary,
} from '@vitis/contracts';
import { parseSort } from '@vitis/contracts';
import { addDays, seoulTime, startOfDay } from '@vitis/domain';
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { contains } from '../../db/contains.ts';
import { files, inquiries } from '../../db/schema.ts';
import { filesOf } from '../registration/sign-up.repository.ts';
import { categoryOf } from './inquiry-categories.ts';

/** Whose inquiries: they are personal. */
export interface Asker {
  userId: number;
}

type Row = typeof inquiries.$inferSelect;
type Filter = Partial<Pick<CheckedQueryOf<typeof listQnas>, 'status' | 'dateFrom' | 'dateTo' | 'q'>>;

const ofAsker = ({ userId }: Asker): SQL => eq(inquiries.userId, userId);

const inStatus = (status: InquiryStatus): SQL =>
  status === 'ANSWERED' ? isNotNull(inquiries.answeredAt) : isNull(inquiries.answeredAt);

const narrowed = (asker: Asker, { status, dateFrom, dateTo, q }: Filter): SQL | undefined =>
  and(
    ofAsker(asker),
    status === undefined ? undefined : inStatus(status),
    dateFrom === undefined ? undefined : gte(inquiries.requestedAt, startOfDay(dateFrom)),
    dateTo === undefined ? undefined : lt(inquiries.requestedAt, startOfDay(addDays(dateTo, 1))),
    q ? or(contains(sql`${inquiries.title}`, q), contains(sql`${inquiries.content}`, q)) : undefined,
  );

/** Rows of a page and how many there are in all. */
export async function findInquiries(
  database: Database,
  asker: Asker,
  query: CheckedQueryOf<typeof listQnas>,
): Promise<{ rows: Row[]; total: number }> {
  const { page, size, sort = 'requestedAt,desc' } = query;
  const way = parseSort(sort).direction === 'asc' ? asc : desc;
  const where = narrowed(asker, query);
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(inquiries)
      .where(where)
      .orderBy(way(inquiries.requestedAt), way(inquiries.id))
      .limit(size)
      .offset(page * size),
    database.$count(inquiries, where),
  ]);
  return { rows, total };
}

/** How many wait and how many are answered, of the days and words that a list is narrowed to. */
export async function countInquiries(
  database: Database,
  asker: Asker,
  counted: Omit<Filter, 'status'>,
): Promise<Record<InquiryStatus | 'total', number>> {
  const [row] = await database
    .select({
      total: sql<string>`count(*)`,
      answered: sql<string>`count(${inquiries.answeredAt})`,
    })
    .from(inquiries)
    .where(narrowed(asker, counted));
  const [total, answered] = [Number(row?.total ?? 0), Number(row?.answered ?? 0)];
  return { WAITING: total - answered, ANSWERED: answered, total };
}

/** Undefined where there is none, or it is another member's. */
export async function findInquiry(database: Database, asker: Asker, id: number): Promise<Row | undefined> {
  const [row] = await database
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), ofAsker(asker)));
  return row;
}

export async function insertInquiry(tx: Database, row: typeof inquiries.$inferInsert): Promise<Row> {
  const [kept] = await tx.insert(inquiries).values(row).returning();
  return kept!;
}

/** Takes one away that nobody has answered; whether there was such a one. */
export async function deleteWaiting(tx: Database, asker: Asker, id: number): Promise<boolean> {
  const gone = await tx
    .delete(inquiries)
    .where(and(eq(inquiries.id, id), ofAsker(asker), isNull(inquiries.answeredAt)))
    .returning({ id: inquiries.id });
  return gone.length > 0;
}

/** Whether all of these are uploads of the asker that nothing else has taken. They stay as long as the transaction does. */
export async function areOwnUploads(
  tx: Database,
  { userId }: Asker,
  ids: readonly number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, userId), eq(files.policy, 'OWNER')))
    .for('key share');
  return own.length === ids.length;
}

/** An inquiry as a list shows it. */
export function summaryOf(row: Row, language: Language): QnaSummary {
  const { id, categoryId, title, requestedAt, answeredAt, fileIds } = row;
  const category = categoryOf(categoryId);
  return {
    id,
    category: { id: category.id, name: category.name[language] },
    title,
    status: answeredAt === null ? 'WAITING' : 'ANSWERED',
    requestedAt: seoulTime(requestedAt),
    answeredAt: answeredAt && seoulTime(answeredAt),
    fileCount: fileIds.length,
  };
}

/** An inquiry as its own page shows it. */
export async function detailOf(database: Database, row: Row, language: Language): Promise<QnaDetail> {
  return {
    ...summaryOf(row, language),
    content: row.content,
    files: await filesOf(database, row.fileIds),
    answer: row.answer,
  };
}
