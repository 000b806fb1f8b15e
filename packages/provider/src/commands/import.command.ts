import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { refreshStatistics } from '../db/refresh-statistics.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { readEncoding } from '../exchange/files/decode-text.ts';
import { readTable, type Table } from '../exchange/files/read-table.ts';
import { writerOf, writeTable } from '../exchange/files/write-table.ts';
import { importRows, type RowReport } from '../exchange/import-rows.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import {
  type ExchangeWords,
  explainExchange,
  readExchangeWords,
  SUBJECTS,
} from './exchange/exchange-words.ts';
import { keptIf, TRIED } from './kept-if.ts';

/** Wrong rows that are shown; a report has all. */
const MOST_SHOWN = 20;
/** So many new or changed rows make the database look at its tables anew. */
const MANY = 1_000;

/** Nothing of a file with a column that nobody knows is taken: it may be a column's name mistyped. */
function checkHead({ columns, name }: Exchange, { head }: Table): void {
  const unknown = head.filter((each) => columns.every((column) => column.name !== each));
  // An empty list in JSON names no columns.
  const missing = columns.filter(
    (column) => head.length > 0 && column.isKey && column.isRequired && !head.includes(column.name),
  );
  const twice = head.filter((each, place) => head.indexOf(each) !== place);
  const problems = [
    unknown.length > 0 ? `${name} have no column ${unknown.map((each) => `"${each}"`).join(', ')}` : '',
    missing.length > 0 ? `the file has no column ${missing.map((each) => each.name).join(', ')}` : '',
    twice.length > 0 ? `the file has ${twice.join(', ')} twice` : '',
  ].filter((each) => each !== '');
  if (problems.length > 0) throw new UsageError(problems.join('; '));
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const count = (rows: readonly RowReport[], result: RowReport['result']): number =>
  rows.filter((each) => each.result === result).length;

function summaryOf(rows: readonly RowReport[]) {
  return { added: count(rows, 'added'), changed: count(rows, 'changed'), same: count(rows, 'same') };
}

/** Runs the import, and takes it back where a row was refused or it was a trial. Answers what became of the rows. */
async function bring(
  { exchange, file, isDryRun }: ExchangeWords,
  table: Table,
  { connection, say }: CommandContext,
): Promise<RowReport[]> {
  const digest = await digestOf(file);
  const rows = await keptIf(
    connection.database,
    async (unit) => {
      const reported: RowReport[] = [];
      await importRows(unit, exchange, table.rows, { report: (row) => void reported.push(row), say });
      const details = { by: 'operator', file: basename(file), sha256: digest, ...summaryOf(reported) };
      await unit.record(`import.${exchange.name}`, exchange.name, details);
      return reported;
    },
    (reported) => !isDryRun && count(reported, 'refused') === 0,
  );
  return rows.toSorted((a, b) => a.line - b.line);
}

async function writeReport(path: string, rows: readonly RowReport[]): Promise<void> {
  async function* lines() {
    for (const { line, result, what } of rows) yield { row: line, result, what };
  }
  await writeTable(path, ['row', 'result', 'what'], lines(), 'report');
}

/** Brings the shop to what a file says: all of it, or nothing where one row is wrong. */
export const importCommand: Command = {
  usage: 'import SUBJECT FILE',
  summary: `Takes ${SUBJECTS.replaceAll('|', ', ')} from a .csv, .xlsx or .json file, all of it or nothing:`,
  forms: [`import ${SUBJECTS} FILE [--dry-run] [--report FILE] [--encoding utf-8|cp949]`],
  explain: explainExchange,
  run: async (args, context) => {
    const words = readExchangeWords(args);
    const { exchange, file, isDryRun, report } = words;
    if (report !== undefined) writerOf(report);
    const table = await readTable(file, readEncoding(words.encoding));
    checkHead(exchange, table);
    const { say, connection } = context;
    say(`${file} is read as ${table.format}.`);
    const rows = await bring(words, table, context);
    if (report !== undefined) await writeReport(report, rows);
    const refused = rows.filter(({ result }) => result === 'refused');
    for (const { line, what } of refused.slice(0, MOST_SHOWN)) say(`row ${line}: ${what}`);
    if (refused.length > MOST_SHOWN)
      say(`and ${refused.length - MOST_SHOWN} more${report === undefined ? ': --report FILE has all' : ''}`);
    if (refused.length > 0) {
      say(`${refused.length} of ${rows.length} rows cannot be taken; nothing was changed.`);
      return 1;
    }
    const { added, changed, same } = summaryOf(rows);
    const outcome = `${added} new, ${changed} changed, ${same} the same`;
    say(`${exchange.name}: ${outcome}${isDryRun ? `; ${TRIED}` : ''}.`);
    if (!isDryRun && added + changed >= MANY) await refreshStatistics(connection.database);
    return 0;
  },
};
