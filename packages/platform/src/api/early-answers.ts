/** How long an answer waits for the screen that will ask for it, in milliseconds. */
const WAITS_MS = 10_000;
/** A screen asks for few things; more than this is somebody going through the whole menu. */
const MOST = 20;

interface Early {
  response: Promise<Response>;
  token: string | null;
  until: number;
}

const early = new Map<string, Early>();

/** The same question whatever the order of its parameters. */
function keyOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams}`;
}

function forgetPast(now: number): void {
  for (const [key, { until }] of early) if (until <= now) early.delete(key);
  for (const key of early.keys()) {
    if (early.size < MOST) return;
    early.delete(key);
  }
}

/**
 * Asks the provider before the code is there that will want the answer, which `takeEarly` hands to the first who does.
 *
 * @param url absolute
 * @param headers as the call itself would send them
 * @param token who asks; an answer to somebody else is not handed out
 */
export function askEarly(url: string, headers: Record<string, string>, token: string | null): void {
  const now = Date.now();
  forgetPast(now);
  const key = keyOf(url);
  if (early.has(key)) return;
  const response = fetch(url, { headers, signal: AbortSignal.timeout(WAITS_MS) });
  // Nobody may want it; who does asks again where it failed.
  response.catch(() => {});
  early.set(key, { response, token, until: now + WAITS_MS });
}

/** The answer that was asked for ahead, once; null when there is none, or it was for another session. */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const key = keyOf(url);
  const known = early.get(key);
  early.delete(key);
  if (known === undefined || known.token !== token || known.until <= Date.now()) return null;
  return known.response;
}
