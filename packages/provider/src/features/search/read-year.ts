import { searchWords } from '@vitis/domain';

/** A query without its year, and whether a vintage is that year. */
export interface YearReading {
  words: string;
  isYear: (vintage: number | null) => boolean;
}

const WHOLE_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/**
 * The ways to read a year out of words: `라모네 2019`, `ㅅㅌㄹㅁㄴ2019`, `2015 소테른`; `라모네 19`; and, while it is being
 * typed, `라모네 201`. None where the words hold no such number.
 */
export function readYear(query: string): YearReading[] {
  const whole = WHOLE_YEAR.exec(query)?.[0];
  if (whole !== undefined) {
    return [{ words: query.replace(whole, ' ').trim(), isYear: (vintage) => vintage === Number(whole) }];
  }
  const words = searchWords(query);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !/^\d{1,3}$/.test(last)) return [];
  const rest = words.slice(0, -1).join(' ');
  const begins: YearReading = {
    words: rest,
    isYear: (vintage) => vintage !== null && String(vintage).startsWith(last),
  };
  if (last.length !== 2) return [begins];
  return [{ words: rest, isYear: (vintage) => vintage !== null && String(vintage).endsWith(last) }, begins];
}
