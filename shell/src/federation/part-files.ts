import { type PartManifest, releaseUrl } from '@vitis/contracts/registry';

/** Addresses of prefetched files, so that a broken file is not requested again and again. */
const asked = new Set<string>();

function preload(manifest: PartManifest, file: string, kind: 'script' | 'style', filesAt?: string): void {
  const href = releaseUrl(manifest.part, manifest.build, file, filesAt);
  const integrity = manifest.files[file]?.integrity;
  // Without the hash that its loader will ask with, a preload would be of no use to it.
  if (integrity === undefined || asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.integrity = integrity;
  if (new URL(href, location.origin).origin !== location.origin) link.crossOrigin = 'anonymous';
  link.href = href;
  const done = () => link.remove();
  link.addEventListener('load', done);
  link.addEventListener('error', done);
  document.head.append(link);
}

/**
 * Preloads all files of a screen in parallel (container, exposed module, screen and styles), which their loaders would
 * request one after the other.
 */
export function prefetchFiles(manifest: PartManifest, chunk: string, filesAt?: string): void {
  const screen = manifest.chunks[chunk];
  for (const { scripts, styles } of [manifest.entry, manifest.exposed, ...(screen ? [screen] : [])]) {
    for (const file of scripts) preload(manifest, file, 'script', filesAt);
    for (const file of styles) preload(manifest, file, 'style', filesAt);
  }
}
