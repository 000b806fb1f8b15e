import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PartManifest } from '@vitis/contracts/registry';
import { digestIn, hasIntegrity } from './file-integrity.ts';

type Files = PartManifest['files'];
type Hashes = Record<'js' | 'css', Record<string, string>>;

const UNPACKED = { '': (data: Buffer) => data, '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/** The content of a file, or of one of its compressed versions; null when that cannot be unpacked. */
function contentOf(file: string, suffix: keyof typeof UNPACKED): Buffer | null {
  try {
    return UNPACKED[suffix](readFileSync(file + suffix));
  } catch (error) {
    // The file system's errors have a call; those of unpacking do not.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return null;
  }
}

/**
 * Compares a release with its manifest, file by file, its compressed versions included: a browser refuses every file
 * that is not what the manifest says.
 *
 * @returns what is wrong first, with the file's name; null when nothing is
 */
export function damageIn(folder: string, { files }: Pick<PartManifest, 'files'>): string | null {
  for (const [name, { integrity }] of Object.entries(files)) {
    const file = join(folder, name);
    if (!existsSync(file)) return `${name} is missing`;
    for (const suffix of ['', '.br', '.gz'] as const) {
      if (suffix !== '' && !existsSync(file + suffix)) continue;
      const content = contentOf(file, suffix);
      if (content === null || !hasIntegrity(content, integrity))
        return `${name}${suffix} is not the file that the manifest names`;
    }
  }
  return null;
}

/** Hashes as `IntegrityPlugin` has written them: the runtime's own, and those that a carrier brings. */
const WRITTEN = /\.(?:hashes=|know\()(\{"js":\{[^{}]*\},"css":\{[^{}]*\}\})/g;
/** `js/wine-list.0a1b2c3d.js`: a chunk has the name that the runtime asks by. */
const LAZY = /^(js|css)\/(.+)\.[0-9a-f]{8}\.(?:js|css)$/;

function hashesIn(folder: string, scripts: readonly string[]): Hashes {
  const hashes: Hashes = { js: {}, css: {} };
  for (const script of scripts) {
    for (const [, text = ''] of readFileSync(join(folder, script), 'utf8').matchAll(WRITTEN)) {
      const written = JSON.parse(text) as Hashes;
      Object.assign(hashes.js, written.js);
      Object.assign(hashes.css, written.css);
    }
  }
  return hashes;
}

/** Files that the part's own runtime asks for, by kind and name of the chunk. */
function lazyFiles(files: Files, asked: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of Object.keys(files)) {
    const [, kind, chunk] = LAZY.exec(name) ?? [];
    if (kind !== undefined && !asked.has(name)) found.set(`${kind} ${chunk}`, name);
  }
  return found;
}

/**
 * Follows the chain by which a page trusts a release: the entry has the hashes of the exposed module's files (a shell's of
 * all lazy files), the exposed module those of the rest. A hash that does not fit would make browsers refuse the file.
 *
 * @param folder where the files of the manifest lie
 * @returns the first link that does not hold; null when all do
 */
export function brokenLink(folder: string, manifest: PartManifest): string | null {
  const { files, entry, exposed } = manifest;
  const atOnce = new Set([...entry.scripts, ...entry.styles]);
  const lazy = lazyFiles(files, atOnce);
  const carried = new Set([...exposed.scripts, ...exposed.styles]);
  const inEntry = hashesIn(folder, entry.scripts);
  const inCarrier = hashesIn(folder, exposed.scripts);
  for (const [asked, name] of lazy) {
    const [kind = 'js', chunk = ''] = asked.split(' ') as ['js' | 'css', string];
    const first = carried.size === 0 || carried.has(name);
    const [holder = 'the entry'] = first ? entry.scripts : exposed.scripts;
    const hash = (first ? inEntry : inCarrier)[kind][chunk];
    if (hash === undefined) return `${holder} has no hash of ${name}`;
    if (hash !== digestIn(files[name]?.integrity ?? '')) return `${holder} has the hash of another ${name}`;
  }
  for (const kind of ['js', 'css'] as const) {
    const named = Object.keys({ ...inEntry[kind], ...inCarrier[kind] });
    const nowhere = named.find((chunk) => !lazy.has(`${kind} ${chunk}`));
    if (nowhere !== undefined) return `the build has the hash of ${kind} "${nowhere}", which is not there`;
  }
  return null;
}
