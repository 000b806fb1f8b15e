import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PartManifest } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { brokenLink, damageIn } from './intact.ts';

const MANIFEST = v.pipe(v.string(), v.parseJson(), PartManifest);

/** A release as it lies in its folder; null when it is not there or damaged, so that it has to be published anew. */
export function readPublished(folder: string): PartManifest | null {
  const file = join(folder, 'manifest.json');
  if (!existsSync(file)) return null;
  const { success, output } = v.safeParse(MANIFEST, readFileSync(file, 'utf8'));
  return success && damageIn(folder, output) === null ? output : null;
}

/** A release of exactly these files that lies in the folder whole; null when there is none. */
export function publishedBefore(folder: string, files: PartManifest['files']): PartManifest | null {
  const known = readPublished(folder);
  const same = Object.entries(files).every(
    ([name, { integrity }]) => known?.files[name]?.integrity === integrity,
  );
  return same ? known : null;
}

/** Gives a draft its name, unless somebody else has published the same meanwhile. A damaged release is replaced. */
export function putInPlace(draft: string, folder: string, files: PartManifest['files']): void {
  if (publishedBefore(folder, files) !== null) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Says why browsers would refuse a release as it lies in its folder; null when they would not. */
export function wouldBeRefused(folder: string, manifest: PartManifest): string | null {
  return damageIn(folder, manifest) ?? brokenLink(folder, manifest);
}
