import { HEADERS, type Language } from '@vitis/contracts';
import { NetworkFirst } from 'workbox-strategies';
import { CACHES } from '../shared/kept-on-device.ts';

/** Answers that are kept: some thirty pages of the shop, 3 MB at most. */
const ANSWERS_LIMIT = 150;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const KEPT_AT = 'x-vitis-kept-at';

/**
 * A read that carries no token, so that its answer is the same for everybody. What somebody is typing into the search is
 * asked anew with every letter, and not worth keeping.
 */
export const isOpenCall = ({ url, request }: { url: URL; request: Request }): boolean =>
  url.origin === location.origin &&
  url.pathname.startsWith('/api/v1/') &&
  !url.pathname.endsWith('/find') &&
  !request.headers.has(HEADERS.authorization);

/** The answer as it is kept: with its age, and without the server's time, which pages would take for that of now. */
function copyOf(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('date');
  headers.set(KEPT_AT, String(Date.now()));
  return new Response(response.body, { status: response.status, headers });
}

/** Only what the provider calls public is kept: to a member it says `private, no-store`. */
const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 && /\bpublic\b/.test(headers.get('cache-control') ?? '');

const isFresh = ({ headers }: Response): boolean => Date.now() - Number(headers.get(KEPT_AT)) < LONGEST_MS;

/** Takes away the answers that nobody has asked for longest. */
async function trim(): Promise<void> {
  const cache = await caches.open(CACHES.answers);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -ANSWERS_LIMIT).map((request) => cache.delete(request)));
}

/** Answers come from the provider. A kept one stands in only where the page says that there is no network. */
export const answers = new NetworkFirst({
  cacheName: CACHES.answers,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isPublic(response) ? copyOf(response) : null),
      cacheDidUpdate: trim,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && !navigator.onLine && isFresh(cachedResponse) ? cachedResponse : null,
    },
  ],
});

/** Keeps answers that came inside of a page, as if the page had asked for them. */
export async function keepAnswers(
  language: Language,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const cache = await caches.open(CACHES.answers);
  const keep = ([address, body]: [string, unknown]) => {
    const headers = {
      'content-type': 'application/json',
      vary: HEADERS.language,
      [KEPT_AT]: String(Date.now()),
    };
    const request = new Request(address, { headers: { [HEADERS.language]: language } });
    return cache.put(request, new Response(JSON.stringify(body), { headers }));
  };
  await Promise.allSettled(Object.entries(given).map(keep));
  await trim();
}
