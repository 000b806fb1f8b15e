import { unzipSync } from 'fflate';
import { parse } from 'papaparse';
import { readSheet } from 'read-excel-file/browser';

/** Why a file is not read, or not taken (`LENGTH`); each has words of its own. */
export type FileTrouble = 'TYPE' | 'SIZE' | 'ROWS' | 'LENGTH' | 'EMPTY' | 'BROKEN';

/** A file that cannot be read as an order. */
export class OrderFileError extends Error {
  readonly trouble: FileTrouble;

  constructor(trouble: FileTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** Bytes of a file; a sheet of a hundred lines has a tenth of it. */
export const FILE_LIMIT = 1024 * 1024;
/** Bytes of all that a workbook unpacks to: a megabyte may hold a gigabyte of nothing. */
const UNPACKED_LIMIT = 20 * 1024 * 1024;
/** Parts of a workbook. */
const ENTRIES_LIMIT = 200;
/** Rows of a sheet, with what stands above and below the lines; cells of a row. */
const ROWS_LIMIT = 300;
const CELLS_LIMIT = 30;

/** Looks at what a workbook says of its sizes, and unpacks nothing. */
function checkPacked(bytes: Uint8Array): void {
  let unpacked = 0;
  let entries = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      entries += 1;
      if (unpacked > UNPACKED_LIMIT || entries > ENTRIES_LIMIT) throw new OrderFileError('SIZE');
      return false;
    },
  });
}

/** A cell as text: dates are years of a vintage at most. */
const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? String(cell.getFullYear()) : String(cell);
};

async function readWorkbook(file: File): Promise<string[][]> {
  checkPacked(new Uint8Array(await file.arrayBuffer()));
  return (await readSheet(file)).map((row) => row.map(textOf));
}

/** The mark with which a file of UTF-16 begins says which of its bytes comes first. */
function utf16Of(bytes: ArrayBuffer): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** The text of a file: UTF-8, or what Korean Excel writes by itself, as CSV and as Unicode text. */
function decoded(bytes: ArrayBuffer): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16, { fatal: true }).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

async function readText(file: File): Promise<string[][]> {
  const text = decoded(await file.arrayBuffer());
  if (text.includes('\0')) throw new OrderFileError('BROKEN');
  return parse<string[]>(text, { preview: ROWS_LIMIT + 1, skipEmptyLines: 'greedy' }).data;
}

/**
 * The rows of a CSV or XLSX file (its first sheet).
 *
 * @throws OrderFileError where it is of another kind, too large, empty or damaged
 */
export async function readOrderFile(file: File): Promise<string[][]> {
  const kind = /\.(xlsx|csv|tsv|txt)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (kind === undefined) throw new OrderFileError('TYPE');
  if (file.size > FILE_LIMIT) throw new OrderFileError('SIZE');
  let rows: string[][];
  try {
    rows = kind === 'xlsx' ? await readWorkbook(file) : await readText(file);
  } catch (error) {
    throw error instanceof OrderFileError ? error : new OrderFileError('BROKEN');
  }
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new OrderFileError('EMPTY');
  if (filled.length > ROWS_LIMIT) throw new OrderFileError('ROWS');
  return filled.map((row) => row.slice(0, CELLS_LIMIT));
}

/** What keeps a cell from being a formula, as `csvOf` writes it. */
const NO_FORMULA = /^'(?=[=+\-@])/;

/** Rows as a person would have pasted them: cells parted by tabs. A row of one cell is a written line. */
export async function readOrderText(file: File): Promise<string> {
  const rows = await readOrderFile(file);
  return rows
    .map((row) =>
      row
        .map((cell) => cell.replace(/\s+/g, ' ').trim().replace(NO_FORMULA, ''))
        .join('\t')
        .trimEnd(),
    )
    .join('\n');
}
