import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { UsageError } from '../../commands/command.ts';
import type { Cell, Row } from '../column.ts';
import { neutralised } from './formula.ts';

type Rows = AsyncIterable<Row>;
type Writer = (head: readonly string[], rows: Rows, title: string) => Readable;

/**
 * Writes rows into a file by its name: `.csv` (UTF-8, with the mark by which Excel knows it), `.xlsx` or `.json`, while
 * they are read. The file is there whole or not at all. Throws `UsageError` for another name.
 */
export async function writeTable(
  path: string,
  head: readonly string[],
  rows: Rows,
  title: string,
): Promise<void> {
  const half = `${path}.part`;
  try {
    await pipeline(writerOf(path)(head, rows, title), createWriteStream(half, { mode: 0o600 }));
    await rename(half, path);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** How a file of this name is written. Throws `UsageError` where nobody knows. */
export function writerOf(path: string): Writer {
  const writer = WRITERS[extname(path).toLowerCase()];
  if (!writer) throw new UsageError(`"${path}" is no .csv, .xlsx or .json file`);
  return writer;
}

const WRITERS: Readonly<Record<string, Writer>> = {
  '.csv': (head, rows) =>
    fromWeb(
      writeCsvStream(
        cellsOf(head, rows, (cell) => neutralised(asText(cell))),
        { headers: [...head], bom: true },
      ),
    ),
  '.xlsx': (head, rows, title) =>
    fromWeb(
      writeXlsxStream(
        cellsOf(head, rows, (cell) => cell),
        {
          name: title,
          freezePane: { rows: 1 },
          columns: head.map((header) => ({ header, width: 18 })),
        },
      ),
    ),
  '.json': (_head, rows) => Readable.from(jsonOf(rows)),
};

const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

const asText = (cell: Cell): Cell => (typeof cell === 'boolean' ? String(cell) : cell);

async function* cellsOf(
  head: readonly string[],
  rows: Rows,
  written: (cell: Cell) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield head.map((name) => written(row[name] ?? null));
}

async function* jsonOf(rows: Rows): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
