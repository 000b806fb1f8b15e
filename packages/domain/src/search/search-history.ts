import { SEARCH_HISTORY_MAX_BYTES, SEARCH_HISTORY_MAX_TERMS } from '../rules/session-rules.ts';

/** Stands for the empty term, which would otherwise be the same as no term; real tildes are written `%7E`. */
const EMPTY_TERM = '~';

/** How one term is written: safe inside a cookie, and without the comma that joins terms. */
function encodeTerm(term: string): string {
  return term === '' ? EMPTY_TERM : encodeURIComponent(term.toWellFormed()).replaceAll('~', '%7E');
}

function decodeTerm(written: string): string | null {
  if (written === EMPTY_TERM) return '';
  try {
    return decodeURIComponent(written);
  } catch {
    // A cookie is the visitor's own: what cannot be read is left out, the rest stays.
    return null;
  }
}

/** Without what nobody sees: a control character would stand in the list as an entry of nothing. */
const tidy = (term: string): string =>
  term
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim();

/** Each term once, the newest place kept; at most twenty, and no more than the bytes allow. */
function bounded(terms: readonly string[]): string[] {
  const kept: string[] = [];
  let bytes = 0;
  for (const term of new Set(terms.map(tidy))) {
    const size = encodeTerm(term).length + (kept.length > 0 ? 1 : 0);
    if (bytes + size > SEARCH_HISTORY_MAX_BYTES) continue;
    if (kept.length === SEARCH_HISTORY_MAX_TERMS) break;
    kept.push(term);
    bytes += size;
  }
  return kept;
}

/**
 * The value of the cookie `search-histories`: comma-joined, encoded terms, newest first. ASCII, and never longer
 * than `SEARCH_HISTORY_MAX_BYTES`; an empty string means that there is nothing to keep and the cookie goes.
 */
export function encodeSearchHistory(terms: readonly string[]): string {
  return bounded(terms).map(encodeTerm).join(',');
}

/** Reads the cookie back; terms that cannot be read, and repeated ones, are left out. Never throws. */
export function decodeSearchHistory(value: string): string[] {
  if (value === '') return [];
  return bounded(value.split(',').flatMap((written) => decodeTerm(written) ?? []));
}

/** Puts a term in front, also an empty one; a term that was there moves. */
export function addSearchTerm(history: readonly string[], term: string): string[] {
  return bounded([term, ...history]);
}

/** Takes one term out. */
export function removeSearchTerm(history: readonly string[], term: string): string[] {
  return history.filter((kept) => kept !== term);
}

/** An empty term is kept and leads nowhere. */
export function shouldNavigate(term: string): boolean {
  return tidy(term) !== '';
}
