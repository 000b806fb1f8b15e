import type { CheckedBodyOf, createQna, Language } from '@vitis/contracts';
import { eq } from 'drizzle-orm';
import { clientCompanies, users } from '../../db/schema.ts';
import { freeText, requiredLine } from '../../http/free-text.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type AttemptLimit, countAttempt } from '../../limits/count-attempt.ts';
import { invalidField } from '../../problems/invalid-field.ts';
import { conflict, notFound } from '../../problems/problem-error.ts';
import { takenField } from '../../problems/taken-field.ts';
import {
  type Asker,
  areOwnUploads,
  deleteWaiting,
  findInquiry,
  insertInquiry,
} from './inquiries.repository.ts';
import { INQUIRY_CATEGORIES } from './inquiry-categories.ts';

/** Inquiries of one member: each is a mail to the house. */
export const INQUIRIES_PER_HOUR: AttemptLimit = { kind: 'inquiry', most: 20, seconds: 60 * 60 };

interface Asking {
  language: Language;
  now: Date;
  /** Where the house reads its mail. */
  contactEmail: string;
}

/** Keeps what a member asks, mails it to the house, and tells the member's other pages. */
export async function askHouse(
  unit: UnitOfWork,
  asker: Asker,
  given: CheckedBodyOf<typeof createQna>,
  { language, now, contactEmail }: Asking,
) {
  const { tx, mail, notify, record } = unit;
  const category = INQUIRY_CATEGORIES.find(({ id }) => id === given.idCategory);
  if (!category) throw invalidField('idCategory', 'NOT_A_CHOICE', language);
  const title = requiredLine(given.title, 'title', language);
  const content = freeText(given.content, 'content', language);
  if (content === '') throw invalidField('content', 'REQUIRED', language);
  const fileIds = [...new Set(given.files)];
  await countAttempt(tx, INQUIRIES_PER_HOUR, `user ${asker.userId}`, now);
  if (!(await areOwnUploads(tx, asker, fileIds))) throw takenField('files', 'FILES_GONE', language);

  const { userId } = asker;
  const row = await insertInquiry(tx, {
    userId,
    categoryId: category.id,
    title,
    content,
    fileIds,
    requestedAt: now,
  });
  const [from] = await tx
    .select({ fullName: users.fullName, email: users.email, company: clientCompanies.name })
    .from(users)
    .leftJoin(clientCompanies, eq(clientCompanies.id, users.clientCompanyId))
    .where(eq(users.id, userId));
  mail({
    recipient: contactEmail,
    subject: `1:1 문의 ${row.id}: ${title}`,
    body: [
      `분류: ${category.name['ko-KR']}`,
      `보낸 사람: ${[from?.company, from?.fullName].filter(Boolean).join(' ')} (${from?.email})`,
      `첨부: ${fileIds.length}개`,
      '',
      content,
      '',
      `답변: npm run provider -- qna answer ${row.id}`,
    ].join('\n'),
  });
  notify([`user:${userId}`], 'inquiry:changed', { id: row.id, status: 'WAITING' });
  await record('inquiry.create', `inquiry:${row.id}`);
  return row;
}

/** Takes an inquiry back. Throws 409 where it has its answer: that stays to be read. */
export async function takeBack({ tx, notify, record }: UnitOfWork, asker: Asker, id: number): Promise<void> {
  if (!(await deleteWaiting(tx, asker, id))) {
    if (await findInquiry(tx, asker, id)) throw conflict('INQUIRY_ANSWERED');
    throw notFound();
  }
  notify([`user:${asker.userId}`], 'inquiry:changed', { id, status: 'WAITING' });
  await record('inquiry.delete', `inquiry:${id}`);
}
