import { readFile } from 'node:fs/promises';
import type { Party } from '@vitis/contracts';
import { formatBusinessNumber, formatPhone, type TradePrintDocument } from '@vitis/domain';
import { expect, type Person } from './fixtures.ts';
import { type PrintedTable, printedTable } from './printed-table.ts';
import { linesOf, type PdfPage, type PdfText, readPdf, squeezed } from './read-pdf.ts';
import { textOf } from './texts.ts';

/** A document as the printer gets it; on a 거래명세서 every page holds two copies. */
export interface PrintedDocument {
  pages: PdfPage[];
  /** All that the document says on the screen. */
  text: string;
  /** The texts of one copy on each page, without spaces. */
  copies: { texts: PdfText[]; squeezed: string }[][];
}

/** Letters that one text has more often than the other. Their order is lost where a file keeps places, not words. */
export function surplus(text: string, other: string): string {
  let left = squeezed(other);
  return [...squeezed(text)]
    .filter((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left = left.slice(0, at) + left.slice(at + 1);
      return at < 0;
    })
    .join('');
}

/** Opens a document that is ready to be printed; all that it says. */
export async function documentText(
  { page, goto }: Pick<Person, 'page' | 'goto'>,
  path: string,
): Promise<string> {
  await goto(path);
  const article = page.getByRole('article');
  await expect(article).toHaveAttribute('lang', 'ko');
  return (await article.textContent()) ?? '';
}

/** Opens a document and prints it as the browser's own dialogue would; nothing but the document may be on paper. */
export async function printDocument(
  { page, goto }: Person,
  path: string,
  copiesOnPage: 1 | 2 = 1,
): Promise<PrintedDocument> {
  const text = await documentText({ page, goto }, path);
  await page.evaluate(() => document.fonts.ready);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  return readDocument(bytes, text, copiesOnPage);
}

/** Saves the document that is open as the file that the provider makes of it; `text` is what it says on the screen. */
export async function savedDocument(
  { page }: Pick<Person, 'page'>,
  text: string,
  copiesOnPage: 1 | 2 = 1,
): Promise<PrintedDocument> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: textOf('mf-mypage-buyer', 'portal.print.save') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^(?:견적서|발주서|거래명세서) [EOD]\d{8}-\d{4,}\.pdf$/);
  return readDocument(await readFile(await download.path()), text, copiesOnPage);
}

/** What a file says, which has to be what the screen says: no word more, none less, and all within the margins. */
async function readDocument(bytes: Uint8Array, text: string, copiesOnPage: 1 | 2): Promise<PrintedDocument> {
  const pages = await readPdf(bytes);
  const printed = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');
  expect(surplus(printed, text), 'on paper beside the document').toBe('');
  expect(surplus(text, printed), 'of the document, not on paper').toBe('');

  for (const { width, height, texts } of pages) {
    expect([width, height].map(Math.round), 'A4').toEqual([210, 297]);
    const outside = texts.filter(
      (text) => text.x < 11 || text.x + text.width > 199 || text.y < 8 || text.y > 291,
    );
    expect(outside, 'texts that leave the margins').toEqual([]);
  }
  return {
    pages,
    text,
    copies: Array.from({ length: copiesOnPage }, (_, copy) =>
      pages.map(({ height, texts }) => {
        const own = texts.filter(({ y }) => Math.floor((y / height) * copiesOnPage) === copy);
        return {
          texts: own,
          squeezed: linesOf(own)
            .map(({ text }) => text)
            .join('\n'),
        };
      }),
    ),
  };
}

/** A line of a document as it must be printed, in the order of the columns. */
export type ExpectedRow = readonly (string | number)[];

/** The lines of all sheets: each one whole on its sheet, under headings, with sums that foot. */
export function expectLines(
  sheets: PrintedDocument['copies'][number],
  columns: TradePrintDocument['columns'],
  rows: readonly ExpectedRow[],
): PrintedTable[] {
  const tables = sheets.map(({ texts }) => printedTable(texts, columns));
  expect(
    tables.flatMap((table) => table.sticking),
    'texts that leave their column',
  ).toEqual([]);
  expect(tables.flatMap((table) => table.rows)).toEqual(rows.map((row) => row.map(cellOf)));
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet.squeezed).toContain(`${at + 1}/${sheets.length}`);
    expect(tables[at]!.rows.length, `lines on sheet ${at + 1}`).toBeGreaterThan(0);
  }
  if (sheets.length > 1) {
    const subtotals = tables.map(({ sums }) =>
      sums.find(({ label }) => label === '소계')!.cells.map(numberOf),
    );
    const added = subtotals[0]!.map((_cell, column) => subtotals.reduce((sum, of) => sum + of[column]!, 0));
    const of = (column: string) => columns.findIndex(({ id }) => id === column);
    const from = of('qty');
    for (const column of ['qty', 'supply', 'tax']) {
      const whole = rows.reduce((sum, row) => sum + Number(row[of(column)]), 0);
      expect(added[of(column) - from], `subtotals of ${column}`).toBe(whole);
    }
  }
  return tables;
}

const cellOf = (cell: string | number): string =>
  typeof cell === 'number' ? cell.toLocaleString('ko-KR') : squeezed(cell);
const numberOf = (text: string): number => Number(text.replaceAll(',', ''));

/** Everything that the law and the trade want of a business in its box. */
export function expectParty(sheet: string, party: Party): void {
  for (const value of [
    formatBusinessNumber(party.registrationNumber),
    party.companyName,
    party.representativeName,
    party.businessType,
    party.businessItem,
    formatPhone(party.phone),
  ]) {
    expect(sheet).toContain(squeezed(value));
  }
  // An address may take two lines of its box.
  for (const word of party.address.split(' ')) expect(sheet).toContain(squeezed(word));
}
