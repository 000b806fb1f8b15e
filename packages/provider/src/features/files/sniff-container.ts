import type { OfficeType } from '@vitis/contracts';
import { readEntries, type ZipEntry } from './zip-entries.ts';

/** What an archive may become when it is opened: what ten megabytes of office documents ever do. */
const LARGEST_CONTENT = 200 * 1024 * 1024;
const MOST_ENTRIES = 5_000;

/** Programs, and what starts one when it is opened. */
const RUNS =
  /\.(?:exe|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|psm1|vbs|vbe|js|jse|wsf|wsh|hta|lnk|jar|apk|dll|reg|sh|iso|img|chm)$/i;
/** Where documents keep macros. */
const MACROS = /(?:^|\/)vbaProject\.bin$|^Scripts\//i;

/** Which document it is, by the part that every one of its kind has. */
const MAIN_PARTS: readonly (readonly [string, OfficeType])[] = [
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  ['Contents/content.hpf', 'application/hwp+zip'],
];

/** The same of the older container, whose parts have their names in UTF-16. */
const STREAMS: readonly (readonly [string, OfficeType])[] = [
  ['WordDocument', 'application/msword'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['Workbook', 'application/vnd.ms-excel'],
];

const isHarmless = ({ name, isEncrypted }: ZipEntry): boolean =>
  // What is locked nobody has looked into, and a path leads nowhere but into the archive's own folder.
  !isEncrypted &&
  !RUNS.test(name) &&
  !MACROS.test(name) &&
  !/^[\\/]|(?:^|[\\/])\.\.(?:[\\/]|$)|^[a-z]:/i.test(name);

function sniffArchive(bytes: Buffer): OfficeType | undefined {
  const entries = readEntries(bytes, MOST_ENTRIES);
  if (!entries || entries.length === 0 || !entries.every(isHarmless)) return undefined;
  if (entries.reduce((sum, { size }) => sum + size, 0) > LARGEST_CONTENT) return undefined;
  const names = new Set(entries.map(({ name }) => name));
  return MAIN_PARTS.find(([part]) => names.has(part))?.[1] ?? 'application/zip';
}

function sniffCompound(bytes: Buffer): OfficeType | undefined {
  const has = (words: string, encoding: BufferEncoding) => bytes.includes(Buffer.from(words, encoding));
  if (has('_VBA_PROJECT', 'utf16le')) return undefined;
  if (has('HWP Document File', 'latin1')) return 'application/x-hwp';
  return STREAMS.find(([name]) => has(name, 'utf16le'))?.[1];
}

/**
 * Kind of a document that is a container of parts: of an office, or an archive. Undefined for one that has a program or
 * macros in it, is locked, or grows beyond measure when it is opened.
 */
export function sniffContainer(given: Uint8Array): OfficeType | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const start = bytes.subarray(0, 8).toString('hex');
  if (start.startsWith('504b0304')) return sniffArchive(bytes);
  return start === 'd0cf11e0a1b11ae1' ? sniffCompound(bytes) : undefined;
}
