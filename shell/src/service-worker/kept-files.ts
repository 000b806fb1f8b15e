import { isDevelopmentBuild } from '@vitis/contracts/development';
import { RELEASED_FILES } from '@vitis/contracts/registry';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from '../shared/kept-on-device.ts';
import { worker } from './worker-scope.ts';

const filesAt = new URL(worker.vitisFilesAt ?? RELEASED_FILES, location.origin).href;

/** `part/build` in the address of a released file; null where it is none. */
export function buildIn(address: string): string | null {
  if (!address.startsWith(filesAt)) return null;
  const [part, build] = address.slice(filesAt.length).split('/');
  return part && build && !isDevelopmentBuild(build) ? `${part}/${build}` : null;
}

/** A released file never changes. Who asks for it past all caches, or under another address, has got a broken copy before. */
export const isReleasedFile = ({ url, request }: { url: URL; request: Request }): boolean =>
  url.search === '' &&
  request.cache !== 'reload' &&
  request.cache !== 'no-store' &&
  buildIn(url.href) !== null;

export const files = new CacheFirst({ cacheName: CACHES.files, matchOptions: { ignoreVary: true } });

/** Keeps files that pages have had already, and that the browser therefore has at hand. What does not come is left out. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  const keep = async (address: string) => {
    if (buildIn(address) === null || (await cache.match(address, { ignoreVary: true }))) return;
    const response = await fetch(address, { cache: 'force-cache' });
    if (response.status === 200) await cache.put(address, response);
  };
  await Promise.allSettled(addresses.map(keep));
}

/** Takes away the files of all other builds: pages that are still open get them from the server. */
export async function dropOtherFiles(builds: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files);
  const other = (await cache.keys()).filter(({ url }) => !builds.includes(buildIn(url) ?? ''));
  await Promise.all(other.map((request) => cache.delete(request, { ignoreVary: true })));
}
