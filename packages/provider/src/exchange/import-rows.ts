import { sql } from 'drizzle-orm';
import type { UnitOfWork } from '../http/unit-of-work.ts';
import { type Column, keyOf, type Row } from './column.ts';
import type { Change, Exchange } from './exchange.ts';
import type { TableRow } from './files/read-table.ts';
import { asFileHasIt, differences, readRow } from './read-row.ts';

/** What became of a row. */
export interface RowReport {
  line: number;
  result: 'added' | 'changed' | 'same' | 'refused';
  /** Columns that changed, or what is wrong. */
  what: string;
}

/** How many rows are compared and written at once. */
const CHUNK = 500;

interface ReadLine {
  line: number;
  row: Row;
}

/**
 * Brings the shop to what the rows say, inside of the caller's transaction, which has to be rolled back where a row is
 * refused: from there on rows are only looked at. What is the same already is not written. Reports every row.
 */
export async function importRows(
  unit: UnitOfWork,
  exchange: Exchange,
  rows: Iterable<TableRow>,
  { report, say }: { report(row: RowReport): void; say(line: string): void },
): Promise<void> {
  const { tx } = unit;
  // Two imports at once would both find something new, and both make it.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('vitis import'))`);
  let isRefused = false;
  const refuse = (line: number, what: string): void => {
    isRefused = true;
    report({ line, result: 'refused', what });
  };
  const lines = readLines(exchange.columns, rows, refuse);
  await exchange.lock?.(
    tx,
    lines.map(({ row }) => row),
  );
  const write = await exchange.begin(unit, say);
  for (let from = 0; from < lines.length; from += CHUNK) {
    const { changes, reports } = await compare(unit, exchange, lines.slice(from, from + CHUNK), refuse);
    const refused = new Set<number>();
    if (!isRefused)
      await write(changes, (line, problem) => {
        refused.add(line);
        refuse(line, problem);
      });
    for (const each of reports) if (!refused.has(each.line)) report(each);
  }
  if (!isRefused) await exchange.finish?.(unit);
}

/** The rows that can be read, each thing once. */
function readLines(
  columns: readonly Column[],
  rows: Iterable<TableRow>,
  refuse: (line: number, what: string) => void,
): ReadLine[] {
  const lines: ReadLine[] = [];
  const seen = new Map<string, number>();
  for (const each of rows) {
    const { row, problems } = readRow(columns, each);
    const key = keyOf(columns, row);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, each.line);
    else problems.push(`is about the same as row ${first}`);
    if (problems.length > 0) refuse(each.line, problems.join('; '));
    else lines.push({ line: each.line, row });
  }
  return lines;
}

async function compare(
  { tx }: UnitOfWork,
  { columns, readKnown, check }: Exchange,
  lines: readonly ReadLine[],
  refuse: (line: number, what: string) => void,
): Promise<{ changes: Change[]; reports: RowReport[] }> {
  const stored = await readKnown(
    tx,
    lines.map(({ row }) => row),
  );
  const known = new Map(
    stored.map((each) => {
      const row = asFileHasIt(columns, each);
      return [keyOf(columns, row), row];
    }),
  );
  const changes: Change[] = [];
  const reports: RowReport[] = [];
  const blank = Object.fromEntries(columns.map(({ name, otherwise }) => [name, otherwise]));
  for (const { line, row: said } of lines) {
    const before = known.get(keyOf(columns, said)) ?? null;
    const changed = before === null ? [] : differences(before, said);
    if (before !== null && changed.length === 0) {
      reports.push({ line, result: 'same', what: '' });
      continue;
    }
    const row = { ...(before ?? blank), ...said };
    const missing = columns.filter(({ name, isRequired }) => isRequired && row[name] === null);
    const problem =
      missing.length > 0 ? `is new and needs ${missing.map(({ name }) => name).join(', ')}` : check?.(row);
    if (problem !== undefined) refuse(line, problem);
    else {
      changes.push({ line, row, before });
      reports.push({ line, result: before ? 'changed' : 'added', what: changed.join(', ') });
    }
  }
  return { changes, reports };
}
