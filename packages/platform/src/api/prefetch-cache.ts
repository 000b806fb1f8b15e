import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import { addressOfKey } from './requests.ts';

/** How long an answer counts as asked for now, in milliseconds; a request that takes as long is given up. */
const FRESH_MS = 10_000;
/** A screen asks for few things; more than this is somebody going through the whole menu. */
const MOST_ENTRIES = 20;

/** Who asked: the token of a session, null for a guest. */
export type Asker = string | null;

/** The body of a good answer. */
interface Prefetched {
  body: unknown;
  /** Whether it has been checked against its contract: the server does that with what it renders. */
  isChecked: boolean;
}

interface Entry {
  /** The answer with its whole body; rejects unless it is a good one or a refusal of the provider's own. */
  respond: () => Promise<Response>;
  /** Absent while the answer is on its way, and for a refusal. */
  good?: Prefetched;
  asker: Asker;
  staleAt: number;
}

const entries = new Map<string, Entry>();

/** Refused for good: asked again a moment later, the provider would only repeat it. */
const isRefusal = ({ status, headers }: Response): boolean =>
  (status === 400 || status === 403 || status === 404) &&
  headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE) === true;

/** The same question whatever the order of its parameters. */
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

function find(address: string, askers: readonly Asker[]): Entry | undefined {
  const known = entries.get(keyOf(address));
  return known !== undefined && known.staleAt > Date.now() && askers.includes(known.asker)
    ? known
    : undefined;
}

/** Good and whole, or none at all: nobody is shown a failure for what was asked without need. */
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
 * Asks the provider before a screen does, as `asker`. Settles when the answer is there or will not come.
 *
 * @param address path and query
 * @param headers as the call itself would send them
 */
async function prefetch(address: string, headers: Record<string, string>, asker: Asker): Promise<void> {
  let entry = find(address, [asker]);
  if (entry === undefined) {
    const added = add(address, { respond: () => response, asker });
    const response = ask(address, headers, (body) => {
      added.good = { body, isChecked: false };
    });
    entry = added;
  }
  // Nobody may want an answer; a call that does asks again where this failed.
  await entry.respond().catch(() => {});
}

/**
 * Enters answers that came inside of the page, which the server has rendered for a guest.
 *
 * @param answers by their keys in the SWR cache
 */
function fill(answers: Record<string, unknown>): void {
  for (const [key, body] of Object.entries(answers)) {
    const address = addressOfKey(key);
    const respond = async () => new Response(JSON.stringify(body));
    add(address, { respond, good: { body, isChecked: true }, asker: null });
  }
}

/** A good answer that is there already; it stays for others. */
const peek = (address: string, askers: readonly Asker[]): Prefetched | undefined =>
  find(address, askers)?.good;

/** The answer, there or on its way, for one call: the next asks anew. Null when there is none for these askers. */
function consume(address: string, askers: readonly Asker[]): Promise<Response> | null {
  const known = find(address, askers);
  entries.delete(keyOf(address));
  return known?.respond() ?? null;
}

/** Has answers asked for anew: the one of an address, or all, after something has changed at the provider. */
function invalidate(address?: string): void {
  if (address === undefined) entries.clear();
  else entries.delete(keyOf(address));
}

/**
 * Answers that were there before a screen asked: prefetched for a link, or rendered into the page. Each is fresh for ten
 * seconds, for who asked it, until something changes or a screen that was drawn with it is left. SWR keeps what screens
 * show; it asks nobody for what is fresh here.
 */
export const prefetchCache = { prefetch, fill, peek, consume, invalidate };
