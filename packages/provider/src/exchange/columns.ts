import { LANGUAGES } from '@vitis/contracts';
import { isDay, plainText } from '@vitis/domain';
import * as v from 'valibot';
import { type Cell, type Column, type RawCell, type Row, WrongCell } from './column.ts';

type Written = Exclude<RawCell, null>;
type Traits = Partial<Pick<Column, 'isKey' | 'isRequired' | 'otherwise'>>;

/** Most letters of a text that no rule of its own bounds. */
const LONGEST_TEXT = 20_000;

const column = (name: string, takes: string, traits: Traits, read: Column['read']): Column => ({
  name,
  takes,
  isKey: false,
  isRequired: false,
  otherwise: null,
  ...traits,
  read,
});

/** A cell as a text; what a sheet has made a date of has lost what was written. */
function textIn(raw: Written): string {
  if (raw instanceof Date) throw new WrongCell('is a date: format the column as text');
  return String(raw).trim();
}

/** A text of at most so many letters; `check` answers it as it is kept, or throws. */
export function text(
  name: string,
  {
    max = LONGEST_TEXT,
    isMultiline = false,
    takes = `text, at most ${max} letters`,
    check = (words: string): string => words,
    ...traits
  }: Traits & { max?: number; isMultiline?: boolean; takes?: string; check?: (words: string) => string } = {},
): Column {
  const rule = plainText(max, { multiline: isMultiline });
  return column(name, takes, traits, (raw) => {
    const read = v.safeParse(rule, textIn(raw));
    if (!read.success)
      throw new WrongCell(
        read.issues[0].message === 'TOO_LONG'
          ? `has more than ${max} letters`
          : 'has characters that are no writing',
      );
    return read.output === '' ? null : check(read.output) || null;
  });
}

/** A number within bounds, in steps of `step`. */
export function number(
  name: string,
  { from, to, step = 1, ...traits }: Traits & { from: number; to: number; step?: number },
): Column {
  const takes = `${step === 1 ? 'whole number' : 'number'} from ${from} to ${to}`;
  const digits = step === 1 ? 0 : 1;
  return column(name, takes, traits, (raw) => {
    const written = typeof raw === 'number' ? raw : Number(textIn(raw).replaceAll(',', '') || Number.NaN);
    const value = Number(written.toFixed(digits));
    if (value !== written || value < from || value > to) throw new WrongCell(`takes a ${takes}`);
    return value;
  });
}

const YES = new Set(['true', '1', 'y', 'yes', '예', 'o']);
const NO = new Set(['false', '0', 'n', 'no', '아니오', '아니요', 'x']);

export const flag = (name: string, otherwise: boolean): Column =>
  column(name, 'true or false', { otherwise }, (raw) => {
    const word = textIn(raw).toLowerCase();
    if (YES.has(word)) return true;
    if (NO.has(word)) return false;
    throw new WrongCell('takes true or false');
  });

/** One of some words, in large or small letters. */
export const choice = (name: string, words: readonly string[], traits: Traits = {}): Column =>
  column(name, words.join(', '), traits, (raw) => {
    const word = textIn(raw).toUpperCase();
    if (!words.includes(word)) throw new WrongCell(`takes one of ${words.join(', ')}`);
    return word;
  });

/** A day in Seoul, as `2026-11-23`. */
export const day = (name: string, traits: Traits = {}): Column =>
  column(name, 'day, as 2026-11-23', traits, (raw) => {
    const written = raw instanceof Date ? raw.toISOString().slice(0, 10) : textIn(raw);
    if (!isDay(written)) throw new WrongCell('takes a day, as 2026-11-23');
    return written;
  });

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?$/;

/** What a cell with a moment says. */
export const momentOf = (written: string): Date => new Date(`${written.replace(' ', 'T')}+09:00`);

/** A moment by the clock of Seoul, as `2026-11-23 09:00:00`; a day alone is its first minute. */
export const moment = (name: string, traits: Traits = {}): Column =>
  column(name, 'day and hour in Seoul, as 2026-11-23 09:00', traits, (raw) => {
    const iso = raw instanceof Date ? raw.toISOString().slice(0, 19) : textIn(raw);
    const [, date = '', hour = '', minute = '', second = '00'] =
      MOMENT.exec(isDay(iso) ? `${iso} 00:00` : iso) ?? [];
    const written = `${date} ${hour}:${minute}:${second}`;
    if (!isDay(date) || Number.isNaN(momentOf(written).getTime()))
      throw new WrongCell('takes a day and an hour in Seoul, as 2026-11-23 09:00');
    return written;
  });

/** Between the entries of a list in one cell. */
const BETWEEN = ' | ';

/** Entries of a cell with a list; none of an empty one. */
export const entriesOf = (cell: Cell): string[] => (cell === null ? [] : String(cell).split(BETWEEN));

/** A list in one cell; null where it is empty. */
export const listCell = (entries: readonly string[]): string | null =>
  entries.length === 0 ? null : entries.map((entry) => entry.replaceAll('|', '/')).join(BETWEEN);

/** Several texts in one cell, a `|` between each two. */
export const list = (name: string, takes: string, check = (entry: string): string => entry): Column =>
  text(name, {
    takes: `${takes}; several with | between`,
    check: (words) =>
      words
        .split('|')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map(check)
        .join(BETWEEN),
  });

/** A text in five languages: five columns, the Korean one under the name alone. */
export const inLanguages = (name: string, make: (name: string, isKorean: boolean) => Column): Column[] =>
  LANGUAGES.map((language) => make(languageColumn(name, language), language === 'ko-KR'));

const languageColumn = (name: string, language: (typeof LANGUAGES)[number]): string =>
  language === 'ko-KR' ? name : `${name}.${language}`;

type InLanguage<T> = { 'ko-KR': T } & Partial<Record<(typeof LANGUAGES)[number], T>>;

/** The cells of a text in five languages. */
export const languageCells = <T>(
  name: string,
  texts: InLanguage<T> | null,
  cell: (text: T) => Cell,
): Record<string, Cell> =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const words = texts?.[language];
      return [languageColumn(name, language), words === undefined ? null : cell(words)];
    }),
  );

/** What these cells say; null where no language says anything. */
export function languagesOf<T>(name: string, row: Row, read: (cell: Cell) => T): InLanguage<T> | null {
  const said = LANGUAGES.filter((language) => (row[languageColumn(name, language)] ?? null) !== null);
  if (said.length === 0) return null;
  const texts: InLanguage<T> = { 'ko-KR': read(row[name] ?? null) };
  for (const language of said) texts[language] = read(row[languageColumn(name, language)] ?? null);
  return texts;
}

/** A text as a cell, and back. */
export const asWords = (words: string): Cell => words || null;
export const wordsOf = (cell: Cell): string => String(cell ?? '');
