import { isDevelopmentBuild } from '@vitis/contracts/development';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { CACHES } from '../shared/kept-on-device.ts';
import { isWhole } from './whole-file.ts';
import { worker } from './worker-scope.ts';

const filesAt = new URL(worker.vitisFilesAt ?? RELEASED_FILES, location.origin).href;

/** `part/build` in the address of a released file; null where it is none. */
export function buildIn(address: string): string | null {
  if (!address.startsWith(filesAt)) return null;
  const [part, build] = address.slice(filesAt.length).split('/');
  return part && build && !isDevelopmentBuild(build) ? `${part}/${build}` : null;
}

export const isReleasedFile = ({ url }: { url: URL }): boolean => buildIn(url.href) !== null;

/** Whether an answer is the whole file: its hash is given, or in the manifest of its build. */
async function isWholeFile(address: string, response: Response, hash = ''): Promise<boolean> {
  const folder = `${filesAt}${buildIn(address)}/`;
  return isWhole({ folder, file: address.slice(folder.length), hash }, response.clone()).catch(() => false);
}

/**
 * Keeps an answer in the place of any before, where it is the whole file.
 *
 * @returns whether it is whole; on a device without room it is so all the same
 */
async function keepWhole(address: string, response: Response, hash = ''): Promise<boolean> {
  const found = await isWholeFile(address, response, hash);
  const put = async () => (await caches.open(CACHES.files)).put(address, response);
  if (found) await put().catch(() => {});
  return found;
}

/** Asks past the browser's own cache, where a copy that came broken lies for as long as a whole one would. */
const anew = (address: string) => new Request(address, { cache: 'reload' });

/**
 * A released file never changes: it comes from the device where it is there. Who asks for it past all caches, or under
 * another address, has got a broken copy before, gets one from the network, and that one is kept. What is to be checked
 * against a hash, scripts and styles, is asked for once more where it came broken, before the page knows of it.
 */
class KeptFiles extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const isRetry = url.search !== '' || request.cache === 'reload' || request.cache === 'no-store';
    url.search = '';
    const address = url.href;
    const kept = isRetry ? undefined : await handler.cacheMatch(address).catch(() => undefined);
    if (kept !== undefined) return kept;
    if (request.integrity === '') {
      const response = await handler.fetch(request);
      handler.waitUntil(keepWhole(address, response.clone()));
      return response;
    }
    // With the hash the browser would refuse a broken copy without a word about what it was.
    const response = await handler.fetch(new Request(request, { integrity: '' }));
    if (response.status !== 200 || (await keepWhole(address, response.clone(), request.integrity)))
      return response;
    const again = await handler.fetch(anew(address));
    handler.waitUntil(keepWhole(address, again.clone()));
    return again;
  }
}

export const files = new KeptFiles({ cacheName: CACHES.files, matchOptions: { ignoreVary: true } });

/**
 * Keeps files that pages have had already, and that the browser therefore has at hand. What does not come is left out.
 *
 * @returns what did not come, and what the device refused to keep: it has no room left
 */
export async function keepFiles(
  addresses: readonly string[],
): Promise<{ missing: string[]; refused: string[] }> {
  const cache = await caches.open(CACHES.files);
  const keep = async (address: string): Promise<'kept' | 'missing' | 'refused'> => {
    if (buildIn(address) === null || (await cache.match(address, { ignoreVary: true }))) return 'kept';
    const atHand = await fetch(address, { cache: 'force-cache' });
    const file = (await isWholeFile(address, atHand)) ? atHand : await fetch(anew(address));
    if (file !== atHand && !(await isWholeFile(address, file))) return 'missing';
    return cache.put(address, file).then(
      () => 'kept',
      () => 'refused',
    );
  };
  const outcomes = await Promise.all(addresses.map((address) => keep(address).catch(() => 'missing')));
  const those = (outcome: string) => addresses.filter((_, at) => outcomes[at] === outcome);
  return { missing: those('missing'), refused: those('refused') };
}

/** Takes away the files of all other builds: pages that are still open get them from the server. */
export async function dropOtherFiles(builds: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  const other = (await cache.keys()).filter(({ url }) => !builds.includes(buildIn(url) ?? ''));
  await Promise.all(other.map((request) => cache.delete(request, { ignoreVary: true })));
}
