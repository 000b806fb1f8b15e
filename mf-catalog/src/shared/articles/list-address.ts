import { readPageNumber } from '../page-number.ts';

/** What an address of a list of articles says of one entry: undefined where it makes no sense. */
export type Entry<Value> = Value | undefined;

/** The page, from 1; the first where none is named. */
export function readPage(search: URLSearchParams): Entry<number> {
  const text = search.get('page') ?? '';
  return text === '' ? 1 : readPageNumber(text);
}

/** One of a few; null where none is named. */
export function readChoice<Choice extends string>(
  search: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Entry<Choice | null> {
  const text = search.get(name) ?? '';
  return text === '' ? null : choices.find((choice) => choice === text);
}

/** The address of a list; what is as usual is left out. */
export function listHref(path: string, entries: Readonly<Record<string, string | null>>, page = 1): string {
  const named = Object.entries({ ...entries, page: page > 1 ? String(page) : null });
  const search = new URLSearchParams(
    named.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  // Commas stay readable.
  return search.size === 0 ? path : `${path}?${String(search).replaceAll('%2C', ',')}`;
}
