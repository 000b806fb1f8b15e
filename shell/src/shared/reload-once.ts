import { leaveReports } from './health/page-reports.ts';
import { hasUnsentText } from './unsent-text.ts';

const keyOf = (part: string, build: string) => `vitis-reloaded ${part} ${build}`;

/**
 * Loads the page anew because a chunk of this build did not arrive: the build may be gone from the server,
 * and a new page names a newer one. Once per part and build; false when that has been tried already, when somebody would
 * lose what they have written, or when there is no network and a reload would only lose the page.
 */
export function reloadOnce(part: string, build: string, reload = () => location.reload()): boolean {
  if (hasUnsentText()) return false;
  const key = keyOf(part, build);
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, location.pathname);
    leaveReports();
  } catch {
    // Without a memory the page could reload for ever.
    return false;
  }
  reload();
  return true;
}

/** Whether this page stands for one that was loaded anew, at this address, for the same part and build. */
export function wasReloaded(part: string, build: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(part, build)) === location.pathname;
  } catch {
    // Where nothing is kept, nothing was loaded anew.
    return false;
  }
}

/** Milliseconds after which a question that nobody answers is given up: somebody waits to be told. */
const PATIENCE_MS = 5_000;

/** Status of an address; null without an answer. */
export const statusOf = (
  address: string,
  options: RequestInit = { signal: AbortSignal.timeout(PATIENCE_MS) },
): Promise<number | null> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', ...options }).then(
    ({ status }) => status,
    () => null,
  );

/** True for a script or a style of a lazy chunk that did not arrive. */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (?:CSS )?chunk/.test(error.message));

/**
 * Whether the server says that the file of a missing chunk is not there any more. False where nothing answers, or with a
 * failure of its own: a page that has come would be lost to a network that may be back for the next try.
 */
export async function isChunkGone(error: unknown): Promise<boolean> {
  if (!isChunkMissing(error)) return false;
  // webpack names the address, of scripts and styles alike.
  const { request } = error as { request?: string };
  if (request === undefined) return false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const status = await statusOf(request, { signal });
  if (status === 404 || status === 410) return true;
  if (new URL(request, location.href).origin === location.origin || (status !== null && status !== 403))
    return false;
  // A store on another host may say of a missing file that it is forbidden, or say it without the header that lets pages
  // read it. That it spoke at all is told without that header, too.
  const [spoke, page] = await Promise.all([
    status ?? statusOf(request, { signal, mode: 'no-cors' }),
    statusOf(location.href, { signal }),
  ]);
  return spoke !== null && isAnswered(page);
}

/** Whether an address has something to show, be it that it is missing: no failure, and no refusal of one call too many. */
export const isAnswered = (status: number | null): boolean =>
  status !== null && status < 500 && status !== 429;
