import { saveFile } from '@vitis/portal/documents';

/** A cell that a sheet takes for text: what begins like a formula is none. */
const cellOf = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as a CSV that Excel opens in Unicode. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** Hands rows to the person. */
export const download = (name: string, content: string): void =>
  saveFile(name, new Blob([content], { type: 'text/csv;charset=utf-8' }));
