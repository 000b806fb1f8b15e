import { type PageData, releaseUrl } from '@vitis/contracts/registry';
import { KEPT_CACHES, SERVICE_WORKER_PATH } from '@vitis/contracts/service-worker';
import { addressOfKey, isMembersKey } from '@vitis/platform/owner';
import { buildsOf, type OpenedPage } from '../../shared/kept-on-device.ts';

/**
 * Addresses of released files that make this page: what it has fetched, and what came inside of it and would have to be
 * fetched otherwise.
 */
function filesOf({ manifests, language, filesAt }: PageData): string[] {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map(
    ({ dataset }) => dataset.href ?? '',
  );
  const inlined = Object.values(manifests).flatMap(({ part, build, messages, exposed, chunks }) => {
    const own = [exposed, ...Object.values(chunks)].flatMap((files) => files.styles);
    const files = ['manifest.json', messages[language] ?? '', ...styles.filter((file) => own.includes(file))];
    return files.map((file) => releaseUrl(part, build, file, filesAt));
  });
  const addresses = [...fetched, ...inlined].map((address) => new URL(address, location.href));
  return [...new Set(addresses.filter(({ search }) => search === '').map(({ href }) => href))];
}

/** Answers of the page that a device may keep: what everybody gets, and nobody takes back. */
function answersOf({ answers, isKept = true }: PageData): OpenedPage['answers'] {
  const open = isKept ? Object.entries(answers).filter(([key]) => !isMembersKey(key)) : [];
  return Object.fromEntries(open.map(([key, body]) => [addressOfKey(key), body]));
}

const openedPage = (page: PageData): OpenedPage => ({
  kind: 'page-opened',
  language: page.language,
  builds: buildsOf(page.registry),
  files: filesOf(page),
  answers: answersOf(page),
});

/** What an answer to the worker's address says of it; any other is an outage, or a refusal by what stands in front. */
const TELLING: readonly number[] = [200, 204, 404, 410];

/** Whether the shop has a worker: false where it has none, or an empty one; null where nobody can say. */
async function isOffered(): Promise<boolean | null> {
  if (!navigator.onLine) return null;
  const answer = await fetch(SERVICE_WORKER_PATH, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer === null || !TELLING.includes(answer.status)) return null;
  return answer.status === 200 && answer.headers.get('content-length') !== '0';
}

/** Ends the worker of this shop, and takes away all that it has kept. */
async function leaveWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const kept = (await caches.keys()).filter((name) => name.startsWith(KEPT_CACHES));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** What the page asks for before the worker has taken over comes past it: told as well, once it is there. */
function tellWhatComesPast(page: PageData, active: ServiceWorker): void {
  const { serviceWorker } = navigator;
  let takenOver = serviceWorker.controller === null ? Number.POSITIVE_INFINITY : performance.now();
  serviceWorker.addEventListener('controllerchange', () => {
    takenOver = Math.min(takenOver, performance.now());
  });
  new PerformanceObserver((files) => {
    if (files.getEntries().some(({ startTime }) => startTime < takenOver))
      active.postMessage({ ...openedPage(page), answers: {} });
  }).observe({ type: 'resource' });
}

async function begin(page: PageData): Promise<void> {
  // Where a page may keep nothing, `caches` throws.
  if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return;
  const { controller } = navigator.serviceWorker;
  const offered = await isOffered();
  if (offered === false) return leaveWorker();
  if (offered === true) await navigator.serviceWorker.register(SERVICE_WORKER_PATH);
  else if (controller === null) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active === null) return;
  if (controller === null) tellWhatComesPast(page, active);
  active.postMessage(openedPage(page));
}

/**
 * Gives the page its service worker, where the browser knows them and the shop has one, and tells it what this page is made
 * of. Where that fails the page is what it was without it.
 */
export async function startWorker(page: PageData): Promise<void> {
  await begin(page).catch(() => {});
}
