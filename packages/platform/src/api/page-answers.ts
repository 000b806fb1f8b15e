/** How long an answer that came inside the page counts as just asked, in milliseconds. */
const FRESH_FOR_MS = 30_000;

let keys: ReadonlySet<string> = new Set();
let until = 0;

/** Shell only: these answers came with the page itself. */
export function rememberPageAnswers(given: Iterable<string>, now = Date.now()): void {
  keys = new Set(given);
  until = now + FRESH_FOR_MS;
}

/** True for an answer that came with the page a moment ago: asking again would only fetch the same bytes. */
export function isFresh(key: string, now = Date.now()): boolean {
  return now < until && keys.has(key);
}
