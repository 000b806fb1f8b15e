import { strToU8, zipSync } from 'fflate';

const cellsOf = (row: readonly (string | number)[], at: number): string =>
  row
    .map((value, column) => {
      const place = `${'ABCDEFGHIJ'[column]}${at + 1}`;
      return typeof value === 'number'
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    })
    .join('');

/** A workbook (XLSX) of one sheet, as Excel writes the least of it; `more` are further entries of its archive. */
export function aWorkbook(
  rows: readonly (readonly (string | number)[])[],
  more: Record<string, Uint8Array> = {},
) {
  const xml = (body: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packageOf = 'http://schemas.openxmlformats.org/package/2006';
  const sheetRows = rows.map((row, at) => `<row r="${at + 1}">${cellsOf(row, at)}</row>`).join('');
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': xml(`<Types xmlns="${packageOf}/content-types"/>`),
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': xml(
        `<Relationships xmlns="${packageOf}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${sheetRows}</sheetData></worksheet>`,
      ),
      ...more,
    }),
  );
}
