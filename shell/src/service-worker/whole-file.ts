import type { PartManifest } from '@vitis/contracts/registry';

const MANIFEST = 'manifest.json';

/** Manifests by the folder of their build, while the worker runs. */
const manifests = new Map<string, Promise<PartManifest>>();

/** The manifest of a build, which has the hashes of all its other files. */
function manifestOf(folder: string): Promise<PartManifest> {
  const known = manifests.get(folder);
  if (known !== undefined) return known;
  const asked = fetch(folder + MANIFEST).then((response) => response.json() as Promise<PartManifest>);
  manifests.set(folder, asked);
  asked.catch(() => manifests.delete(folder));
  return asked;
}

/** The hash as pages write it into their scripts: `sha256-…`. */
async function hashOf(body: ArrayBuffer, algorithm: string): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), body);
  return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Whether an answer is the file that was released: one that arrived cut off, or as a maintenance page, has status 200 as well.
 *
 * @param folder address of the build's folder, with a slash at its end
 * @param response is read to its end
 */
export async function isWhole(folder: string, file: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  // A manifest has no hash in itself: pages check it by their own.
  if (file === MANIFEST) {
    const { part, build } = (await response.json()) as Partial<PartManifest>;
    return folder.endsWith(`/${part}/${build}/`);
  }
  const body = await response.arrayBuffer();
  const expected = (await manifestOf(folder)).files[file]?.integrity;
  return expected !== undefined && (await hashOf(body, expected.split('-')[0] ?? '')) === expected;
}
