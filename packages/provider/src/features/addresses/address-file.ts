import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { JusoResults } from '@vitis/contracts';
import iconv from 'iconv-lite';

type JusoAddress = JusoResults['results']['juso'][number];

/** An address of the file: what it is found by, and its columns. */
interface Filed {
  columns: readonly string[];
  /** Road-name address, lot and building without spaces, in lower case. */
  words: string;
  /** Number of the building, number of the lot and post code, each between bars. */
  numbers: string;
}

/** Columns of `도로명주소 한글`, as the address service (business.juso.go.kr) gives it out, by number. */
const COLUMN = {
  province: 2,
  city: 3,
  town: 4,
  village: 5,
  isHill: 6,
  lot: 7,
  lotPart: 8,
  road: 10,
  number: 12,
  numberPart: 13,
  postalCode: 16,
  building: 21,
  buildingOfTown: 22,
} as const;

/** Lines that are held: those of a province, some 200 MB. */
const most = 500_000;

const of = ({ columns }: Pick<Filed, 'columns'>, name: keyof typeof COLUMN): string =>
  columns[COLUMN[name]]?.trim() ?? '';

const numbered = (main: string, part: string): string =>
  part === '' || part === '0' ? main : `${main}-${part}`;
const joined = (...parts: string[]): string => parts.filter(Boolean).join(' ');

const buildingOf = (row: Pick<Filed, 'columns'>): string => of(row, 'building') || of(row, 'buildingOfTown');
const isRural = (row: Pick<Filed, 'columns'>): boolean => /[읍면]$/.test(of(row, 'town'));

function roadOf(row: Pick<Filed, 'columns'>): string {
  const number = numbered(of(row, 'number'), of(row, 'numberPart'));
  return joined(
    of(row, 'province'),
    of(row, 'city'),
    isRural(row) ? of(row, 'town') : '',
    of(row, 'road'),
    number,
  );
}

function lotOf(row: Pick<Filed, 'columns'>): string {
  const lot = (of(row, 'isHill') === '1' ? '산 ' : '') + numbered(of(row, 'lot'), of(row, 'lotPart'));
  return joined(of(row, 'province'), of(row, 'city'), of(row, 'town'), of(row, 'village'), lot);
}

function filed(line: string): Filed | undefined {
  const row = { columns: line.split('|') };
  if (!/^\d{5}$/.test(of(row, 'postalCode')) || of(row, 'road') === '') return undefined;
  const numbers = [
    numbered(of(row, 'number'), of(row, 'numberPart')),
    numbered(of(row, 'lot'), of(row, 'lotPart')),
    of(row, 'postalCode'),
  ];
  const words = roadOf(row) + lotOf(row) + buildingOf(row);
  return { ...row, words: words.toLowerCase().replaceAll(' ', ''), numbers: `|${numbers.join('|')}|` };
}

function jusoOf(row: Pick<Filed, 'columns'>): JusoAddress {
  const building = buildingOf(row);
  const brackets = [isRural(row) ? '' : of(row, 'town'), building].filter(Boolean).join(', ');
  const roadAddrPart1 = roadOf(row);
  const roadAddrPart2 = brackets === '' ? '' : ` (${brackets})`;
  return {
    roadAddr: roadAddrPart1 + roadAddrPart2,
    roadAddrPart1,
    roadAddrPart2,
    jibunAddr: joined(lotOf(row), building),
    engAddr: '',
    zipNo: of(row, 'postalCode'),
    bdNm: building,
    siNm: of(row, 'province'),
    sggNm: of(row, 'city'),
    emdNm: of(row, 'town'),
    rn: of(row, 'road'),
    buldMnnm: of(row, 'number'),
    buldSlno: of(row, 'numberPart') || '0',
  };
}

/** Files of the service are CP949; one that was written anew may be UTF-8. */
async function encodingOf(path: string): Promise<'utf-8' | 'cp949'> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    // Whole lines: the piece may end inside of a letter.
    const lines = buffer.subarray(0, buffer.subarray(0, bytesRead).lastIndexOf('\n') + 1);
    return isUtf8(lines) ? 'utf-8' : 'cp949';
  } finally {
    await file.close();
  }
}

async function read(path: string): Promise<Filed[]> {
  const decoder = iconv.getDecoder(await encodingOf(path));
  const rows: Filed[] = [];
  let rest = '';
  for await (const chunk of createReadStream(path)) {
    const lines = (rest + decoder.write(chunk as Buffer)).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const row = filed(line);
      if (row && rows.push(row) === most) return rows;
    }
  }
  const last = filed(rest);
  return last ? [...rows, last] : rows;
}

/** A number says which one, and is no part of another; anything else may stand anywhere. */
const fits = ({ words, numbers }: Filed, asked: readonly string[]): boolean =>
  asked.every((word) => (/^\d+(?:-\d+)?$/.test(word) ? numbers.includes(`|${word}|`) : words.includes(word)));

/**
 * Addresses of the public file `도로명주소 한글` that lies on this machine. It is read when it is first asked for, and again
 * after a failure.
 */
export function createAddressFile(path: string) {
  let reading: Promise<Filed[]> | undefined;
  const all = (): Promise<Filed[]> => {
    reading ??= read(path).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
  return {
    /** The addresses that have every one of the words, a page of them. */
    find: async (keyword: string, { page, size }: { page: number; size: number }) => {
      const asked = keyword.toLowerCase().split(/\s+/).filter(Boolean);
      const found = (await all()).filter((row) => fits(row, asked));
      return { total: found.length, shown: found.slice((page - 1) * size, page * size).map(jusoOf) };
    },
  };
}
