import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { INQUIRY_CONTENT_LIMIT, LARGEST_ID } from '@vitis/contracts';
import { plainText, seoulDay } from '@vitis/domain';
import { asc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { inquiries, users } from '../db/schema.ts';
import { decodeText } from '../exchange/files/decode-text.ts';
import { answerInquiry } from '../features/inquiries/answer-inquiry.ts';
import { categoryOf } from '../features/inquiries/inquiry-categories.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { keptIf, TRIED } from './kept-if.ts';

const options = {
  text: { type: 'string' },
  file: { type: 'string' },
  replace: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Inquiries that wait, the oldest first, each with what it says. */
async function list({ connection, say }: CommandContext): Promise<number> {
  const waiting = await connection.database
    .select({ inquiry: inquiries, email: users.email })
    .from(inquiries)
    .innerJoin(users, eq(users.id, inquiries.userId))
    .where(isNull(inquiries.answeredAt))
    .orderBy(asc(inquiries.requestedAt))
    .limit(200);
  if (waiting.length === 0) say('No inquiry waits for an answer.');
  for (const { inquiry, email } of waiting) {
    const { id, categoryId, title, content, requestedAt, fileIds } = inquiry;
    const files = fileIds.length === 0 ? '' : `, files ${fileIds.join(' ')}`;
    say(`${id}  ${seoulDay(requestedAt)}  ${categoryOf(categoryId).name['ko-KR']}  ${email}${files}`);
    say(`    ${title}`);
    for (const line of content.split('\n')) say(`      ${line}`);
  }
  return 0;
}

/** An answer may be longer than what was asked. */
const ANSWER_LIMIT = 2 * INQUIRY_CONTENT_LIMIT;

/** A file of text as any program in Korea saves it, without the mark that some put before UTF-8. */
async function fileText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(`the file "${file}" cannot be read`);
  });
  return decodeText(bytes, undefined).text;
}

/** The words of an answer, by the rules of what is written to people. */
async function answerText(values: { text?: string; file?: string }): Promise<string> {
  if ((values.text === undefined) === (values.file === undefined))
    throw new UsageError('say what to answer: --text TEXT or --file FILE');
  const written = values.text ?? (await fileText(values.file!));
  const checked = v.safeParse(plainText(ANSWER_LIMIT, { min: 1, multiline: true }), written);
  if (!checked.success) throw new UsageError(`an answer has 1 to ${ANSWER_LIMIT} letters of plain text`);
  return checked.output;
}

/** The operator's side of inquiries. An answer, its mail and its record are one transaction; the server sends the mail. */
export const qnaCommand: Command = {
  usage: 'qna list|answer',
  summary: 'Shows the inquiries that wait, and answers one; its writer hears of it at once and by mail:',
  forms: ['qna list', 'qna answer ID --text TEXT|--file FILE [--replace] [--dry-run]'],
  explain: () => [
    `FILE is plain text of at most ${ANSWER_LIMIT} letters, sent as it stands. Example: docs/examples/answer.txt.`,
  ],
  run: async (args, context) => {
    const { values, positionals } = readArgs(args);
    const [verb = '', number = '', ...rest] = positionals;
    if (verb === 'list' && number === '') return list(context);
    const id = Number(number);
    if (verb !== 'answer' || rest.length > 0 || !/^[1-9]\d{0,9}$/.test(number) || id > LARGEST_ID)
      throw new UsageError('say what to do: list, or answer with the number of one inquiry');
    const text = await answerText(values);
    const { replace: isReplacing, 'dry-run': isDryRun } = values;
    const unanswered = await keptIf(
      context.connection.database,
      (unit) => answerInquiry(unit, id, { text, now: new Date(), isReplacing }),
      () => !isDryRun,
    );
    const outcome = {
      NO_INQUIRY: `There is no inquiry ${id}.`,
      ANSWERED: `Inquiry ${id} has its answer: --replace gives it another one.`,
      done: isDryRun ? `Inquiry ${id} would be answered; ${TRIED}.` : `Inquiry ${id} is answered.`,
    };
    context.say(outcome[unanswered ?? 'done']);
    return unanswered ? 1 : 0;
  },
};
