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

/** A released file. */
export interface ReleasedFile {
  /** Address of its build's folder, with a slash at its end. */
  folder: string;
  /** Its path there. */
  file: string;
  /** As whoever asks for it knows it; otherwise empty. */
  hash: string;
}

/** The hash in the manifest of the build; undefined where there is none. */
const hashIn = async ({ folder, file }: ReleasedFile): Promise<string | undefined> =>
  (await manifestOf(folder)).files[file]?.integrity;

/**
 * Whether an answer is the file that was released: one that arrived cut off, or as a maintenance page, has status 200 as well.
 *
 * @param response is read to its end
 */
export async function isWhole(asked: ReleasedFile, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  // A manifest has no hash in itself: pages check it by their own.
  if (asked.file === MANIFEST && asked.hash === '') {
    const { part, build } = (await response.json()) as Partial<PartManifest>;
    return asked.folder.endsWith(`/${part}/${build}/`);
  }
  const body = await response.arrayBuffer();
  const hash = asked.hash || (await hashIn(asked));
  return hash !== undefined && (await hashOf(body, hash.split('-')[0] ?? '')) === hash;
}
