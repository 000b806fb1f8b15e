import { parseArgs } from 'node:util';
import { seoulClock, seoulDay } from '@vitis/domain';
import { sql } from 'drizzle-orm';
import { momentOf } from '../exchange/columns.ts';
import { publishContents } from '../features/contents/publish-contents.ts';
import type { UnitOfWork } from '../http/unit-of-work.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { keptIf, TRIED } from './kept-if.ts';

const options = { at: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** When it is published: at once, or at an hour in Seoul. */
function readMoment(written: string | undefined): Date {
  if (written === undefined) return new Date();
  const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(written) ? momentOf(written) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new UsageError('--at takes a day and an hour in Seoul, as "2026-12-01 09:00"');
  return moment;
}

interface Found extends Record<string, unknown> {
  id: number;
  code: string;
  kind: string;
  title: string;
  published: string | null;
}

const columns = sql`id, COALESCE(code, id::text) AS code, kind, title ->> 'ko-KR' AS title,
  CASE WHEN isfinite(published_at) THEN published_at::text END AS published`;

const whenOf = ({ published }: Found): string => {
  if (published === null) return 'not published';
  const at = new Date(published);
  return `${at > new Date() ? 'from' : 'since'} ${seoulDay(at)} ${seoulClock(at)}`;
};

/** Texts of the house, the newest first. */
async function list({ connection, say }: CommandContext): Promise<number> {
  const { rows } = await connection.database.execute<Found>(
    sql`SELECT ${columns} FROM contents ORDER BY published_at DESC, id DESC LIMIT 500`,
  );
  if (rows.length === 0) say('There are no contents.');
  for (const row of rows) say(`${row.code}  ${row.kind}  ${whenOf(row)}  ${row.title}`);
  return 0;
}

/** Publishes a text, or withdraws it (null). Answers it as it was before; undefined where there is none. */
async function decide(unit: UnitOfWork, code: string, at: Date | null): Promise<Found | undefined> {
  const { tx, record } = unit;
  const { rows } = await tx.execute<Found>(
    sql`SELECT ${columns} FROM contents WHERE COALESCE(code, id::text) = ${code} FOR UPDATE`,
  );
  const [found] = rows;
  if (!found) return undefined;
  const moment = at === null ? 'infinity' : at.toISOString();
  await tx.execute(sql`UPDATE contents SET published_at = ${moment}::timestamptz WHERE id = ${found.id}`);
  await record(`content.${at === null ? 'withdraw' : 'publish'}`, `content:${found.id}`, {
    by: 'operator',
    before: found.published,
    ...(at === null ? {} : { at: moment }),
  });
  publishContents(unit);
  return found;
}

/** The operator's hand on articles, notices, questions and policies. Withdrawn, nobody finds one any more. */
export const contentsCommand: Command = {
  usage: 'contents list|publish|withdraw',
  summary: 'Shows the texts of the house, publishes one, now or at an hour in Seoul, or takes it back:',
  forms: [
    'contents list',
    'contents publish CODE [--at "2026-12-01 09:00"] [--dry-run]',
    'contents withdraw CODE [--dry-run]',
  ],
  run: async (args, context) => {
    const { values, positionals } = readArgs(args);
    const [verb = '', code = '', ...rest] = positionals;
    if (verb === 'list' && code === '') return list(context);
    if ((verb !== 'publish' && verb !== 'withdraw') || code === '' || rest.length > 0)
      throw new UsageError('say what to do: list, or publish or withdraw with the code of one text');
    if (verb === 'withdraw' && values.at !== undefined) throw new UsageError('withdraw takes no --at');
    const isDryRun = values['dry-run'];
    const at = verb === 'publish' ? readMoment(values.at) : null;
    const found = await keptIf(
      context.connection.database,
      (unit) => decide(unit, code, at),
      () => !isDryRun,
    );
    if (!found) {
      context.say(`There is no content ${code}: "contents list" shows them.`);
      return 1;
    }
    const done = at === null ? 'withdrawn' : `published from ${seoulDay(at)} ${seoulClock(at)} on`;
    context.say(
      `${code} (${found.title}; ${whenOf(found)}) ${isDryRun ? `would be ${done}; ${TRIED}` : `is ${done}`}.`,
    );
    return 0;
  },
};
