import { sql } from 'drizzle-orm';
import { sanitizeArticle } from '../../db/rich-text.ts';
import type { ContentBlock, Translated } from '../../db/schema.ts';
import { publishContents } from '../../features/contents/publish-contents.ts';
import type { UnitOfWork } from '../../http/unit-of-work.ts';
import { type Row, WrongCell } from '../column.ts';
import {
  asWords,
  choice,
  day,
  entriesOf,
  flag,
  inLanguages,
  languageCells,
  languagesOf,
  list,
  moment,
  momentOf,
  number,
  text,
  wordsOf,
} from '../columns.ts';
import type { Change, Exchange, Refuse, StoredRow } from '../exchange.ts';
import { blockCells, blocksOf } from './content-blocks.ts';
import { PAGE } from './page.ts';

const KINDS = ['NEWS_EVENT', 'MAGAZINE', 'WINE_SENSE', 'NOTICE', 'FAQ', 'PRIVACY', 'TERM'];
/** Those whose text has no markup. */
const PLAIN = new Set<unknown>(['FAQ', 'PRIVACY', 'TERM']);
/** A cell of Excel holds so many letters. */
const LONGEST_BODY = 32_000;

const code = (written: string): string => {
  if (!/^[\w-]+$/.test(written)) throw new WrongCell('takes letters, digits, - and _');
  return written;
};

const wine = (written: string): string => {
  if (!/^\S+ (NV|\d{4}) \d+$/.test(written))
    throw new WrongCell('takes code, year and bottle, as pomerol-1 2019 750');
  return written;
};

const stored = sql`SELECT c.id AS place, COALESCE(c.code, c.id::text) AS code, c.kind, c.category, c.category_name, c.title,
    c.summary, c.author, c.body, c.blocks, c.position, c.pinned, c.starts_on::text AS "startsOn", c.ends_on::text AS "endsOn",
    CASE WHEN isfinite(c.published_at) THEN to_char(c.published_at AT TIME ZONE 'Asia/Seoul', 'YYYY-MM-DD HH24:MI:SS') END
      AS published,
    (SELECT string_agg(w.code || ' ' || COALESCE(p.vintage::text, 'NV') || ' ' || v.millilitres, ' | ' ORDER BY l.position)
      FROM content_products l JOIN products p ON p.id = l.product_id JOIN wines w ON w.id = p.wine_id
        JOIN volumes v ON v.id = p.volume_id WHERE l.content_id = c.id) AS products
  FROM contents c`;

interface Stored extends Record<string, unknown> {
  place: number;
  category_name: Translated | null;
  title: Translated;
  summary: Translated | null;
  author: Translated | null;
  body: Translated | null;
  blocks: ContentBlock[];
}

const rowsOf = ({ rows }: { rows: Record<string, unknown>[] }): StoredRow[] =>
  (rows as Stored[]).map(({ place, category_name, title, summary, author, body, blocks, ...plain }) => ({
    place,
    row: {
      ...(plain as Row),
      ...languageCells('categoryName', category_name, asWords),
      ...languageCells('title', title, asWords),
      ...languageCells('summary', summary, asWords),
      ...languageCells('author', author, asWords),
      ...languageCells('body', body, asWords),
      ...blockCells(blocks),
    },
  }));

/** What a row says, as the table has it; a text says why it cannot. */
function written(row: Row) {
  const blocks = blocksOf(row);
  if (typeof blocks === 'string') return blocks;
  const isNumber = /^\d+$/.test(String(row.code));
  return {
    id: isNumber ? Number(row.code) : null,
    code: isNumber ? null : row.code,
    kind: row.kind,
    category: row.category,
    category_name: languagesOf('categoryName', row, wordsOf),
    title: languagesOf('title', row, wordsOf),
    summary: languagesOf('summary', row, wordsOf),
    author: languagesOf('author', row, wordsOf),
    body: languagesOf('body', row, wordsOf),
    blocks,
    position: row.position,
    pinned: row.pinned,
    published_at: row.published === null ? 'infinity' : momentOf(String(row.published)).toISOString(),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
  };
}
const NAMES = [
  ...[
    'code',
    'kind',
    'category',
    'category_name',
    'title',
    'summary',
    'author',
    'body',
    'blocks',
    'position',
    'pinned',
  ],
  ...['published_at', 'starts_on', 'ends_on'],
];
const COLUMNS = sql.raw(NAMES.join(', '));
const GIVEN = sql.raw(NAMES.map((name) => `n.${name}`).join(', '));

async function writeWines(
  { tx }: UnitOfWork,
  { line, row }: Change,
  id: number,
  refuse: Refuse,
): Promise<void> {
  const wines = entriesOf(row.products ?? null);
  await tx.execute(sql`DELETE FROM content_products WHERE content_id = ${id}`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO content_products (content_id, product_id, position)
    SELECT ${id}, p.id, n.position FROM unnest(${sql.param(wines)}::text[]) WITH ORDINALITY AS n (wine, position)
    JOIN products p ON true JOIN wines w ON w.id = p.wine_id JOIN volumes v ON v.id = p.volume_id
    WHERE w.code = split_part(n.wine, ' ', 1) AND v.millilitres = split_part(n.wine, ' ', 3)::int
      AND COALESCE(p.vintage::text, 'NV') = split_part(n.wine, ' ', 2)
    ON CONFLICT DO NOTHING`);
  if (rowCount !== new Set(wines).size) refuse(line, 'products name a wine that is not there');
}

async function write(unit: UnitOfWork, changes: readonly Change[], refuse: Refuse): Promise<void> {
  for (const change of changes) {
    const { line, row, before } = change;
    const content = written(row);
    if (typeof content === 'string') {
      refuse(line, content);
      continue;
    }
    if (content.id !== null && before === null) {
      refuse(line, `there is no content ${row.code}: a code of a new one has letters`);
      continue;
    }
    const given = sql`jsonb_populate_record(NULL::contents, ${JSON.stringify(content)}::jsonb) n`;
    const which = content.id === null ? sql`c.code = n.code` : sql`c.id = n.id`;
    const { rows } = await unit.tx.execute<{ id: number }>(
      before === null
        ? sql`INSERT INTO contents (${COLUMNS}) SELECT ${COLUMNS} FROM ${given} RETURNING id`
        : sql`UPDATE contents c SET (${COLUMNS}) = (SELECT ${GIVEN}) FROM ${given} WHERE ${which} RETURNING c.id`,
    );
    await writeWines(unit, change, rows[0]!.id, refuse);
  }
}

const html = (name: string) =>
  text(name, {
    max: LONGEST_BODY,
    isMultiline: true,
    takes: 'HTML of an article or notice',
    check: sanitizeArticle,
  });
const plain = (name: string) =>
  text(name, {
    max: LONGEST_BODY,
    isMultiline: true,
    takes: 'text of a question or policy: a blank line between paragraphs, # before a heading',
  });

/** Articles, notices, questions and policies. None is deleted by a file: without `published` nobody sees one. */
export const contentsExchange: Exchange = {
  name: 'contents',
  summary:
    'Articles, events, notices, questions and answers, policies. Without a time in published nobody sees one.',
  columns: [
    text('code', {
      max: 60,
      isKey: true,
      isRequired: true,
      takes: 'a name of its own, as summer-2026',
      check: code,
    }),
    choice('kind', KINDS, { isRequired: true }),
    text('category', { max: 40 }),
    ...inLanguages('categoryName', (name) => text(name, { max: 60 })),
    ...inLanguages('title', (name, isRequired) => text(name, { max: 200, isRequired })),
    ...inLanguages('summary', (name) => text(name, { max: 500, isMultiline: true })),
    ...inLanguages('author', (name) => text(name, { max: 100 })),
    ...inLanguages('body', html),
    ...inLanguages('text', plain),
    number('position', { from: 0, to: 1_000_000, isRequired: true, otherwise: 0 }),
    flag('pinned', false),
    moment('published'),
    day('startsOn'),
    day('endsOn'),
    list('products', 'wines that it shows, as pomerol-1 2019 750', wine),
  ],
  readPage: async (database, after) =>
    rowsOf(await database.execute(sql`${stored} WHERE c.id > ${after} ORDER BY c.id LIMIT ${PAGE}`)),
  readKnown: async (tx, keys) =>
    rowsOf(
      await tx.execute(
        sql`${stored} WHERE COALESCE(c.code, c.id::text) = ANY(${sql.param(keys.map((each) => each.code))}::text[])`,
      ),
    ).map(({ row }) => row),
  check: (row) => {
    if ((row.category === null) !== (row.categoryName === null))
      return 'category and categoryName go together';
    if (PLAIN.has(row.kind) && row.body !== null) return `a ${row.kind} has text, and no body`;
    if (!PLAIN.has(row.kind) && row.text !== null) return `a ${row.kind} has a body, and no text`;
    if ((row.kind === 'PRIVACY' || row.kind === 'TERM') && row.startsOn === null)
      return `a ${row.kind} needs startsOn, the day on which it comes into force`;
    if (row.startsOn !== null && row.endsOn !== null && String(row.startsOn) > String(row.endsOn))
      return 'startsOn is after endsOn';
    return undefined;
  },
  begin: async (unit) => (changes, refuse) => write(unit, changes, refuse),
  finish: async (unit) => publishContents(unit),
};
