import type { Language } from '@vitis/contracts';
import { type PageData, type PartManifest, releaseUrl } from '@vitis/contracts/registry';
import { buildsOf, CACHES, type OpenedPage } from '../shared/kept-on-device.ts';
import { FRAME_CHUNKS } from './frame-chunks.ts';
import { keepAnswers } from './kept-answers.ts';
import { dropOtherFiles, keepFiles } from './kept-files.ts';
import { keptPageAddress } from './kept-page.ts';

const BUILDS = 'x-vitis-builds';

const isOpenedPage = (data: unknown): data is OpenedPage =>
  (data as Partial<OpenedPage> | null)?.kind === 'page-opened';

/** What the gateway wrote into the page as JSON. */
function inlinedIn<T>(html: string, id: string): T {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text) as T;
}

/** Headers of the page without those of its way here, since what is kept is unpacked. */
function headersOf(response: Response, builds: string): Headers {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'date']) headers.delete(name);
  headers.set(BUILDS, builds);
  return headers;
}

/** Addresses of the shell's files that the frame needs, besides those that start it. */
async function frameFiles({ registry, filesAt }: PageData): Promise<string[]> {
  const addressOf = (file: string) =>
    new URL(releaseUrl('shell', registry.shell, file, filesAt), location.origin).href;
  const response = await fetch(addressOf('manifest.json'));
  const { chunks } = (await response.json()) as PartManifest;
  return FRAME_CHUNKS.flatMap((name) => chunks[name] ?? []).flatMap(({ scripts, styles }) =>
    [...scripts, ...styles].map(addressOf),
  );
}

/**
 * Keeps the page without content of the builds that are released now, where an open page is made of others than the one
 * that is kept: with the files of the frame, and in the place of all that belongs to earlier builds.
 */
async function keepPage(language: Language, builds: string): Promise<void> {
  const cache = await caches.open(CACHES.page);
  const address = keptPageAddress(language);
  const kept = await cache.match(address, { ignoreVary: true });
  if (kept?.headers.get(BUILDS) === builds) return;
  const response = await fetch(address, { cache: 'no-store' });
  if (response.status !== 200) return;
  const html = await response.text();
  // One that arrived cut off would be opened for as long as these builds last.
  if (!html.endsWith('</html>')) return;
  const page = inlinedIn<PageData>(html, 'vitis-page');
  const { run } = inlinedIn<{ run: { src: string }[] }>(html, 'vitis-start');
  const starting = run.map(({ src }) => new URL(src, location.origin).href);
  const needed = [...starting, ...(await frameFiles(page))];
  const keep = async (isLastTry: boolean): Promise<'kept' | 'missing' | 'refused'> => {
    const { missing, refused } = await keepFiles(needed);
    if (starting.some((file) => missing.includes(file))) return 'missing';
    if (starting.some((file) => refused.includes(file)) || (refused.length > 0 && !isLastTry))
      return 'refused';
    return cache.put(address, new Response(html, { headers: headersOf(response, builds) })).then(
      () => 'kept',
      () => 'refused',
    );
  };
  const outcome = await keep(false);
  // Without a file that starts it, an earlier page with all of its own is worth more.
  if (outcome === 'missing') return;
  for (const request of await cache.keys()) {
    const other = await cache.match(request, { ignoreVary: true });
    if (other?.headers.get(BUILDS) !== builds) await cache.delete(request, { ignoreVary: true });
  }
  await dropOtherFiles(buildsOf(page.registry));
  // On a full device the earlier builds had the room that these need.
  if (outcome === 'refused') await keep(true);
}

/** Keeps what an open page has told, so that its address can be opened without a network. */
export async function keepOpenedPage(data: unknown): Promise<void> {
  if (!isOpenedPage(data)) return;
  const { language, builds, files, answers } = data;
  // What a full device has no room for now, the next page that opens keeps.
  await Promise.allSettled([keepFiles(files), keepAnswers(language, answers)]);
  // Without a network now, what was kept before stays.
  await keepPage(language, builds.join(' ')).catch(() => {});
}
