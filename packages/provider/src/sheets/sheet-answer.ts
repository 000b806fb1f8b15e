import { Readable } from 'node:stream';
import type { Language } from '@vitis/contracts';
import { seoulDay } from '@vitis/domain';
import type { Outcome } from '../http/send-outcome.ts';
import type { Sheet, SheetCell } from './sheet.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Characters that XML has no place for; a workbook with one of them is damaged. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const written = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' ? cell.replace(UNWRITABLE, '') : cell;

async function* cellsOf<Row>(
  { columns }: Sheet<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  language: Language,
): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield columns.map((column) => written(column.cell(row, language)));
}

/**
 * A list as a workbook (XLSX), in the reader's language. It is written while its rows are read and while it is sent: however
 * many there are, a few are in memory. Every text is written as a text, so that none can run as a formula.
 */
export function sheetAnswer<Row>(
  sheet: Sheet<Row>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  { language, now }: { language: Language; now: Date },
): Outcome {
  const title = sheet.title[language];
  async function* bytes(): AsyncGenerator<Uint8Array> {
    // With the first workbook: the library takes 13 MB.
    const { writeXlsxStream } = await import('hucre/xlsx');
    yield* writeXlsxStream(cellsOf(sheet, rows, language), {
      name: title,
      freezePane: { rows: 1 },
      columns: sheet.columns.map(({ header, width, format }) => ({
        header: header[language],
        width,
        ...(format === undefined ? {} : { numFmt: format }),
      })),
    });
  }
  const name = encodeURIComponent(`${title} ${seoulDay(now)}.xlsx`);
  return {
    status: 200,
    isFile: true,
    body: Readable.from(bytes(), { objectMode: false }),
    headers: {
      'content-type': TYPE,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  };
}
