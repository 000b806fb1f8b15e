import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { UsageError } from '../../commands/command.ts';
import type { RawCell } from '../column.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { looksLikeFormula, withoutMark } from './formula.ts';

/** Stands for a cell that would run: it is refused where it is read. */
export const FORMULA: unique symbol = Symbol('formula');
export type TableCell = RawCell | typeof FORMULA;

/** A line of a file under its head. */
export interface TableRow {
  /** As the program that made the file counts: the head is line 1; of JSON the place in the list, from 1. */
  line: number;
  cells: ReadonlyMap<string, TableCell>;
  /** Set where the line cannot be what was meant. */
  problem?: string;
}

/** A file as it was read. */
export interface Table {
  head: readonly string[];
  rows: Iterable<TableRow>;
  /** What it was taken for, for the operator. */
  format: string;
}

/** As large as a file may be: half a million rows of wines. */
const LARGEST_FILE = 512 * 1024 * 1024;

/**
 * A file with a head and rows: `.csv`, `.xlsx` or `.json` by its name. Empty lines are left out. Throws `UsageError` for
 * what cannot be read.
 */
export async function readTable(path: string, encoding: Encoding | undefined): Promise<Table> {
  const reader = READERS[extname(path).toLowerCase()];
  if (!reader) throw new UsageError(`"${path}" is no .csv, .xlsx or .json file`);
  const { size } = await stat(path).catch(() => {
    throw new UsageError(`there is no file "${path}"`);
  });
  if (size > LARGEST_FILE) throw new UsageError(`"${path}" is larger than 512 MB: split it`);
  try {
    return await reader(await readFile(path), encoding);
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    throw new UsageError(`"${path}" cannot be read: ${error.message}`);
  }
}

type Reader = (bytes: Uint8Array, encoding: Encoding | undefined) => Promise<Table> | Table;

const READERS: Readonly<Record<string, Reader>> = {
  '.csv': readCsv,
  '.xlsx': readWorkbook,
  '.json': readJson,
};

function readCsv(bytes: Uint8Array, given: Encoding | undefined): Table {
  const { text, encoding } = decodeText(bytes, given);
  // By the head alone: texts below have commas, semicolons and bars of their own.
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = [',', '\t', ';'].find((each) => first.includes(each)) ?? ',';
  const [head = [], ...lines] = parseCsv(text, { delimiter });
  return tableOf(
    head,
    lines,
    `CSV in ${encoding}`,
    (cell): TableCell => (looksLikeFormula(cell) ? FORMULA : withoutMark(cell)),
  );
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const { sheets } = await readXlsx(bytes, { sheets: [0] });
  const [sheet] = sheets;
  if (!sheet) throw new UsageError('the workbook has no sheet');
  const formulas = new Set(
    [...(sheet.cells ?? [])].flatMap(([place, { type, formula }]) =>
      type === 'formula' || formula !== undefined ? [place] : [],
    ),
  );
  const [head = [], ...lines] = sheet.rows;
  return tableOf(head, lines, `sheet "${sheet.name}"`, (cell, place) =>
    formulas.has(place) || looksLikeFormula(cell) ? FORMULA : cell,
  );
}

function readJson(bytes: Uint8Array, given: Encoding | undefined): Table {
  const { text, encoding } = decodeText(bytes, given);
  const list: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!Array.isArray(list) || list.some((each) => typeof each !== 'object' || each === null))
    throw new UsageError('JSON has to be a list of objects: [{ … }, { … }]');
  const rows = list.map((each: object, index): TableRow => {
    const cells = Object.entries(each).map(([name, cell]): [string, TableCell] => [
      name.trim(),
      looksLikeFormula(cell) ? FORMULA : cell,
    ]);
    const nested = cells.find(([, cell]) => typeof cell === 'object' && cell !== null);
    if (nested)
      throw new UsageError(`object ${index + 1}: "${nested[0]}" is neither text, number nor true or false`);
    return { line: index + 1, cells: new Map(cells) };
  });
  const head = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return { head, rows, format: `JSON in ${encoding}` };
}

function tableOf(
  titles: readonly RawCell[],
  lines: readonly (readonly RawCell[])[],
  format: string,
  cellOf: (cell: RawCell, place: string) => TableCell,
): Table {
  const head = titles.map((title) => String(title ?? '').trim());
  while (head.at(-1) === '') head.pop();
  if (head.length === 0) throw new UsageError('the file has no head: its first line names the columns');
  function* rows(): Generator<TableRow> {
    for (const [index, line] of lines.entries()) {
      if (line.every((cell) => cell === null || cell === '')) continue;
      const beyond = line.findIndex((cell, place) => place >= head.length && cell !== null && cell !== '');
      const cells = new Map(
        head.map((name, place): [string, TableCell] => [
          name,
          cellOf(line[place] ?? null, `${index + 1},${place}`),
        ]),
      );
      // A comma too many moves every cell behind it into the wrong column.
      yield { line: index + 2, cells, ...(beyond < 0 ? {} : { problem: 'has more cells than the head' }) };
    }
  }
  return { head, rows: { [Symbol.iterator]: rows }, format };
}
