import type { Page } from '@playwright/test';
import { expect, type Person } from './fixtures.ts';
import { linesOf, readPdf, squeezed } from './read-pdf.ts';
import { textOf } from './texts.ts';

/** Opens a sheet of the catalogue and prints it: the lines of each page, without spaces. */
export async function printSheet(
  { page, goto }: Pick<Person, 'page' | 'goto'>,
  path: string,
): Promise<string[][]> {
  await goto(path);
  return printOpenSheet(page);
}

/** The sheet of the catalogue that is open as the printer gets it, once all of it is there. */
export async function printOpenSheet(page: Page): Promise<string[][]> {
  await expect(page.getByRole('button', { name: textOf('mf-catalog', 'portal.print.print') })).toBeEnabled();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  return readSheet(await page.pdf({ preferCSSPageSize: true }));
}

/** The lines of each page of a sheet that is printed, without spaces: on A4, within the margins. */
export async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  const pages = await readPdf(bytes);
  for (const { width, height, texts } of pages) {
    expect([width, height].map(Math.round), 'A4').toEqual([210, 297]);
    const outside = texts.filter(
      (text) => text.x < 11 || text.x + text.width > 199 || text.y < 8 || text.y > 292,
    );
    expect(outside, 'texts that leave the margins').toEqual([]);
  }
  return pages.map(({ texts }) => linesOf(texts).map(({ text }) => text));
}

/**
 * The table of a printed sheet has its headings on every page, and below them the beginning of a row, not the rest of
 * one from the page before; each page says which it is, unless the browser has no words for the margins of a page. Gives the
 * first line of each row.
 */
export function expectWholeRows(
  pages: readonly string[][],
  headings: readonly string[],
  isStart: (line: string) => boolean,
  isNumbered = true,
): string[] {
  return pages.flatMap((lines, at) => {
    const place = `page ${at + 1} of ${pages.length}`;
    const heading = lines.findIndex((line) => line.startsWith(squeezed(headings.join(''))));
    expect(heading, `headings on ${place}`).toBeGreaterThan(0);
    const first = lines[heading + 1] ?? '';
    expect([first, isStart(first)], `a row that is cut, on ${place}`).toEqual([first, true]);
    if (isNumbered) expect(lines.at(-1)).toBe(`${at + 1}/${pages.length}`);
    return lines.slice(heading + 1).filter(isStart);
  });
}
