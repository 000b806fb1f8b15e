import { type PageData, PartManifest, releaseUrl } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { withDeadline } from '../../federation/deadline.ts';
import { askBeforeEnding } from './ask-before-ending.ts';

/** A developer's own machine is near; without an answer the page starts with what the released build says of itself. */
const PATIENCE_MS = 3_000;

/**
 * Replaces a released build with a developer's in this page, its paths and menus included. They come from the build's
 * manifest, which the browser checks against the hash in the ticket. Throws where the manifest cannot be loaded, and
 * leaves the page unchanged.
 */
export async function takeOverride(page: PageData, part: string): Promise<void> {
  askBeforeEnding();
  const remote = page.registry.remotes[part];
  // A build among the releases: the gateway has read its manifest.
  if (remote?.filesAt === undefined || remote.integrity === undefined) return;
  const { build, filesAt, integrity } = remote;
  const manifest = await withDeadline(PATIENCE_MS, async (signal) => {
    const response = await fetch(releaseUrl(part, build, 'manifest.json', filesAt), { signal, integrity });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return v.parse(PartManifest, await response.json());
  });
  page.manifests[part] = manifest;
  if (manifest.description !== null) remote.description = manifest.description;
}
