import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import { addressOfKey, isMembersKey } from './requests.ts';

/** Freshness of an answer, in milliseconds; a request that takes as long is aborted. */
const FRESH_MS = 10_000;
/** Upper bound of entries; a screen needs a few, a visitor who hovers over the whole menu would add dozens. */
const MOST_ENTRIES = 20;

/** Who asked: the token of a session, null for a guest. */
export type Viewer = string | null;

/** The body of a good answer. */
interface Prefetched {
  body: unknown;
  /** Whether it has been checked against its contract: the server does that with what it renders. */
  isChecked: boolean;
}

interface Entry {
  /** The answer with its whole body; rejects unless the status is 2xx or a refusal of the provider. */
  respond: () => Promise<Response>;
  /** Absent while the answer is on its way, and for a refusal. */
  good?: Prefetched;
  viewer: Viewer;
  staleAt: number;
}

const entries = new Map<string, Entry>();

/** Lasting refusals: a retry would get the same answer. */
const isRefusal = ({ status, headers }: Response): boolean =>
  (status === 400 || status === 403 || status === 404) &&
  headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE) === true;

/** Cache key: the address with its parameters sorted. */
function keyOf(address: string): string {
  const [path, query] = address.split('?');
  return `${path}?${new URLSearchParams(query).toString().split('&').sort()}`;
}

function add(address: string, entry: Omit<Entry, 'staleAt'>): Entry {
  const now = Date.now();
  for (const [key, { staleAt }] of entries) if (staleAt <= now) entries.delete(key);
  for (const key of entries.keys()) {
    if (entries.size < MOST_ENTRIES) break;
    entries.delete(key);
  }
  const added = { ...entry, staleAt: now + FRESH_MS };
  entries.set(keyOf(address), added);
  return added;
}

function find(address: string, viewers: readonly Viewer[]): Entry | undefined {
  const known = entries.get(keyOf(address));
  return known !== undefined && known.staleAt > Date.now() && viewers.includes(known.viewer)
    ? known
    : undefined;
}

/** Resolves with a complete answer or rejects: a failed prefetch must not surface as a failed screen. */
async function ask(
  address: string,
  headers: Record<string, string>,
  onGood: (body: unknown) => void,
): Promise<Response> {
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(FRESH_MS) });
  const text = await answer.text();
  if (answer.ok) onGood(JSON.parse(text));
  else if (!isRefusal(answer)) throw answer;
  return new Response(text, answer);
}

/**
 * Asks the provider before a screen does, as `viewer`. Settles when the answer is there or will not come.
 *
 * @param address path and query
 * @param headers as the call itself would send them
 */
async function prefetch(address: string, headers: Record<string, string>, viewer: Viewer): Promise<void> {
  let entry = find(address, [viewer]);
  if (entry === undefined) {
    const added = add(address, { respond: () => response, viewer });
    const response = ask(address, headers, (body) => {
      added.good = { body, isChecked: false };
    });
    entry = added;
  }
  // A failed prefetch is silent: the call itself fetches again.
  await entry.respond().catch(() => {});
}

/**
 * Enters answers that came inside of the page, which the server has rendered for a guest, or for the member whose token it is.
 *
 * @param answers by their keys in the SWR cache
 */
function fill(answers: Record<string, unknown>, member: Viewer = null): void {
  for (const [key, body] of Object.entries(answers)) {
    const respond = async () => new Response(JSON.stringify(body));
    const viewer = isMembersKey(key) ? member : null;
    add(addressOfKey(key), { respond, good: { body, isChecked: true }, viewer });
  }
}

/** A settled good answer; it stays in the cache. */
const peek = (address: string, viewers: readonly Viewer[]): Prefetched | undefined =>
  find(address, viewers)?.good;

/** Takes the answer, settled or pending, out of the cache for one call. Null when there is none for these viewers. */
function consume(address: string, viewers: readonly Viewer[]): Promise<Response> | null {
  const known = find(address, viewers);
  entries.delete(keyOf(address));
  return known?.respond() ?? null;
}

/** Drops the answer of one address, or all answers after something has changed at the provider. */
function invalidate(address?: string): void {
  if (address === undefined) entries.clear();
  else entries.delete(keyOf(address));
}

/**
 * Answers that exist before a screen asks: prefetched for a link, or rendered into the page. An entry is fresh for ten
 * seconds and for its own viewer, until something changes or the screen that used it is left. SWR holds what screens show,
 * and takes from here what is fresh.
 */
export const prefetchCache = { prefetch, fill, peek, consume, invalidate };
