import { and, eq, isNull } from 'drizzle-orm';
import { inquiries, users } from '../../db/schema.ts';
import type { Mail, UnitOfWork } from '../../http/unit-of-work.ts';
import { greeting, placeIn } from '../../outbox/mail-texts.ts';
import { texts } from '../../problems/texts.ts';

/** Why an inquiry is not answered. */
export type Unanswered = 'NO_INQUIRY' | 'ANSWERED';

interface Answer {
  text: string;
  now: Date;
  /** Another answer takes the place of the one that is there. */
  isReplacing: boolean;
}

const LETTER = {
  subject: texts(
    '문의하신 내용에 답변드립니다: {title}',
    'We have answered your inquiry: {title}',
    '您的咨询已回复：{title}',
    '您的諮詢已回覆：{title}',
    'お問い合わせに回答いたしました：{title}',
  ),
  action: texts('문의 보기', 'Open the inquiry', '查看咨询', '查看諮詢', 'お問い合わせを見る'),
};

type Reader = Pick<typeof users.$inferSelect, 'email' | 'fullName' | 'language'>;

/** The answer itself, in the words of the house; what stands around it is in the reader's language. */
function mailOf({ email, fullName, language }: Reader, id: number, title: string, text: string): Mail {
  return {
    recipient: email,
    language,
    subject: LETTER.subject[language].replace('{title}', () => title),
    body: `${greeting(fullName, language)}\n\n${text}`,
    action: { label: LETTER.action[language], path: placeIn(`/mypage/inquiry/${id}`, language) },
  };
}

/**
 * Answers an inquiry: its page changes where it is open, and its writer gets a mail. Returns why not where it cannot be
 * answered.
 */
export async function answerInquiry(
  { tx, mail, notify, record }: UnitOfWork,
  id: number,
  { text, now, isReplacing }: Answer,
): Promise<Unanswered | undefined> {
  const [asked] = await tx
    .update(inquiries)
    .set({ answer: text, answeredAt: now })
    .where(and(eq(inquiries.id, id), isReplacing ? undefined : isNull(inquiries.answeredAt)))
    .returning();
  if (!asked) return (await tx.$count(inquiries, eq(inquiries.id, id))) > 0 ? 'ANSWERED' : 'NO_INQUIRY';
  const [reader] = await tx.select().from(users).where(eq(users.id, asked.userId));
  if (reader && reader.withdrawnAt === null) mail(mailOf(reader, id, asked.title, text));
  notify([`user:${asked.userId}`], 'inquiry:changed', { id, status: 'ANSWERED' });
  await record('inquiry.answer', `inquiry:${id}`, { by: 'operator', replaced: isReplacing });
  return undefined;
}
