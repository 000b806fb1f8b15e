import { PROBLEM_CONTENT_TYPE } from '@vitis/contracts';
import { atom, readonlyType } from 'nanostores';

/** How long an answer waits for the screen that will ask for it, in milliseconds. */
const WAITS_MS = 10_000;
/** A screen asks for few things; more than this is somebody going through the whole menu. */
const MOST = 20;

interface Early {
  /** With its whole body; rejects unless it is a good one or a refusal of the provider's own. */
  response: Promise<Response>;
  /** Of the answer, once it is there. */
  body?: unknown;
  token: string | null;
  until: number;
}

const early = new Map<string, Early>();

/** Refused for good: asked again a moment later, the provider would only repeat it. */
const isRefusal = ({ status, headers }: Response): boolean =>
  (status === 400 || status === 403 || status === 404) &&
  headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE) === true;

/** The same question whatever the order of its parameters. */
function keyOf(address: string): string {
  const [path, query] = address.split('?');
  return `${path}?${new URLSearchParams(query).toString().split('&').sort()}`;
}

function forgetPast(now: number): void {
  for (const [key, { until }] of early) if (until <= now) early.delete(key);
  for (const key of early.keys()) {
    if (early.size < MOST) return;
    early.delete(key);
  }
}

const changesStore = atom(0);

/** How often something has changed at the provider, as far as this page knows. */
export const $changes = readonlyType(changesStore);

/** Something has changed at the provider: what was asked before that may be wrong by now. */
export function forgetEarly(): void {
  early.clear();
  changesStore.set(changesStore.get() + 1);
}

/**
 * Asks the provider before the code is there that will want the answer, which `takeEarly` hands to the first who does.
 * Settles when the answer is there or will not come.
 *
 * @param address path and query
 * @param headers as the call itself would send them
 * @param token who asks; an answer to somebody else is not handed out
 */
export async function askEarly(
  address: string,
  headers: Record<string, string>,
  token: string | null,
): Promise<void> {
  const now = Date.now();
  forgetPast(now);
  const key = keyOf(address);
  const known = early.get(key);
  if (known !== undefined) return settled(known);
  const asked: Early = {
    response: fetch(address, { headers, signal: AbortSignal.timeout(WAITS_MS) }).then(async (answer) => {
      // Good and whole, or none at all: nobody is shown a failure for what was asked without need.
      const text = await answer.text();
      if (answer.ok) asked.body = JSON.parse(text);
      else if (!isRefusal(answer)) throw answer;
      return new Response(text, answer);
    }),
    token,
    until: now + WAITS_MS,
  };
  early.set(key, asked);
  return settled(asked);
}

/** Nobody may want an answer; who does asks again where it failed. */
const settled = ({ response }: Early): Promise<void> =>
  response.then(
    () => {},
    () => {},
  );

function find(address: string, token: string | null): Early | undefined {
  const known = early.get(keyOf(address));
  return known?.token === token && known.until > Date.now() ? known : undefined;
}

/** The body of an answer that is there already, and stays for the call that will take it. */
export const peekEarly = (address: string, token: string | null): unknown => find(address, token)?.body;

/**
 * The answer that was asked for ahead, once; null when there is none, or it was for another session.
 *
 * @param token of the session now, whether or not the call itself would carry it
 */
export function takeEarly(address: string, token: string | null): Promise<Response> | null {
  const known = find(address, token);
  early.delete(keyOf(address));
  return known?.response ?? null;
}
