import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES } from '@vitis/contracts';
import { messagesScript } from '@vitis/contracts/messages-script';
import { type PartManifest, PLATFORM_CONTRACT, type RemoteDescription } from '@vitis/contracts/registry';
import type { StatsCompilation } from 'webpack';
import { containerName, hostModuleVersions } from '../webpack/part-config.ts';
import { partFolder } from '../workspace.ts';
import { integrityOf } from './file-integrity.ts';
import { filesBelow } from './files-below.ts';
import { readTexts } from './part-texts.ts';
import { publishedBefore, putInPlace } from './published-folder.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSED = /\.(?:js|css|json|svg)$/;

interface Built {
  part: string;
  /** Folder with `browser/`, `server/` and, of the shell, `worker/`. */
  output: string;
  stats: StatsCompilation;
  /** What the part says of itself: `describePart`. */
  description: RemoteDescription | null;
  /** Files that lie with another release and are loaded as if they were this one's. */
  borrowed?: PartManifest['files'];
  /** Looks at the finished build in its folder before it can be seen; what it throws leaves nothing behind. */
  check?: (manifest: PartManifest, folder: string) => void | Promise<void>;
  /** Leaves brotli and gzip out: a build under development need not be small. */
  uncompressed?: boolean;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data);

function filesOfGroup(stats: StatsCompilation, name: string): { scripts: string[]; styles: string[] } {
  const names = stats.namedChunkGroups?.[name]?.assets?.map((asset) => asset.name) ?? [];
  return {
    scripts: names.filter((file) => file.endsWith('.js')),
    styles: names.filter((file) => file.endsWith('.css')),
  };
}

/** Writes a part's texts in every language, of the shell as scripts, too; returns their files as the manifest names them. */
function writeMessages(part: string, target: string): Pick<PartManifest, 'messages' | 'messageScripts'> {
  mkdirSync(join(target, 'messages'), { recursive: true });
  const write = (extension: string, textOf: (messages: string) => string) => {
    const files = LANGUAGES.map((language) => {
      const text = textOf(JSON.stringify(readTexts(part, language)));
      const file = `messages/${language}.${sha256(text).digest('hex').slice(0, 8)}.${extension}`;
      writeFileSync(join(target, file), text);
      return [language, file];
    });
    return Object.fromEntries(files) as PartManifest['messages'];
  };
  const messages = write('json', (text) => text);
  return part === 'shell' ? { messages, messageScripts: write('js', messagesScript) } : { messages };
}

async function compress(folder: string, file: string): Promise<number | undefined> {
  if (!COMPRESSED.test(file)) return undefined;
  const data = readFileSync(join(folder, file));
  const [small, plain] = await Promise.all([
    brotli(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
    zip(data, { level: 9 }),
  ]);
  writeFileSync(join(folder, `${file}.br`), small);
  writeFileSync(join(folder, `${file}.gz`), plain);
  return small.length;
}

/** Brings all that a release consists of into the draft, besides compressed files and the manifest. */
function fillDraft(draft: string, part: string, output: string, description: RemoteDescription | null) {
  mkdirSync(draft, { recursive: true });
  cpSync(join(output, 'browser'), draft, { recursive: true });
  for (const folder of [join(output, 'worker'), resolve(partFolder(part), 'public')])
    if (existsSync(folder)) cpSync(folder, draft, { recursive: true });
  cpSync(join(output, 'server', 'server.cjs'), join(draft, 'server.cjs'));
  if (description !== null) writeFileSync(join(draft, 'remote.json'), JSON.stringify(description));
  return writeMessages(part, draft);
}

/** Hash and size of every file, and the hash of them all that a build is named after. */
function fingerprint(folder: string): { files: PartManifest['files']; hash: string } {
  const files: PartManifest['files'] = {};
  const content = sha256('');
  for (const name of filesBelow(folder).sort()) {
    const data = readFileSync(join(folder, name));
    content.update(name).update(sha256(data).digest());
    files[name] = { integrity: integrityOf(data), bytes: data.length };
  }
  return { files, hash: content.digest('hex').slice(0, 8) };
}

/** What a manifest says of a compilation: which files come first, and which with what. */
export function entriesOf(part: string, stats: StatsCompilation) {
  const isShell = part === 'shell';
  const own = [containerName(part), 'shell', 'remote'];
  const lazy = Object.keys(stats.namedChunkGroups ?? {}).filter((name) => !own.includes(name));
  return {
    container: isShell ? '' : containerName(part),
    entry: filesOfGroup(stats, isShell ? 'shell' : containerName(part)),
    exposed: isShell ? { scripts: [], styles: [] } : filesOfGroup(stats, 'remote'),
    chunks: Object.fromEntries(lazy.map((name) => [name, filesOfGroup(stats, name)])),
    [isShell ? 'provides' : 'requires']: hostModuleVersions(partFolder(part), isShell),
  };
}

async function publishFrom(draft: string, built: Built, releases: string): Promise<PartManifest> {
  const { part, output, stats, description, check, borrowed, uncompressed = false } = built;
  const { version } = JSON.parse(readFileSync(resolve(partFolder(part), 'package.json'), 'utf8')) as {
    version: string;
  };
  const messages = fillDraft(draft, part, output, description);
  const { files, hash } = fingerprint(draft);
  const build = `${version}-${hash}`;
  const target = resolve(releases, part, build);
  const known = publishedBefore(target, { ...files, ...borrowed });
  if (known !== null) {
    await check?.(known, target);
    return known;
  }
  for (const [name, file] of Object.entries(files)) {
    const size = uncompressed || name === 'server.cjs' ? undefined : await compress(draft, name);
    if (size !== undefined) file.brotli = size;
  }
  const manifest: PartManifest = {
    part,
    build,
    contract: description?.contract ?? PLATFORM_CONTRACT,
    builtAt: new Date(statSync(draft).mtimeMs).toISOString(),
    ...entriesOf(part, stats),
    ...messages,
    server: 'server.cjs',
    files: { ...files, ...borrowed },
    description,
  };
  checkChunks(manifest);
  await check?.(manifest, draft);
  writeFileSync(join(draft, 'manifest.json'), JSON.stringify(manifest));
  if (!uncompressed) await compress(draft, 'manifest.json');
  putInPlace(draft, target, manifest.files);
  return manifest;
}

/**
 * Puts a built part into an immutable folder `<releases>/<part>/<build>/`, with its manifest and every text file
 * compressed. The folder appears whole or not at all; one that is there already is left as it is, unless it is damaged.
 */
export async function publish(built: Built, releases: string): Promise<PartManifest> {
  const draft = resolve(releases, built.part, `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  try {
    return await publishFrom(draft, built, releases);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A route that names a chunk which the build does not have would be preloaded from nowhere. */
export function checkChunks({
  part,
  description,
  chunks,
}: Pick<PartManifest, 'part' | 'description' | 'chunks'>): void {
  for (const { path, chunk } of description?.routes ?? []) {
    if (chunks[chunk] === undefined) {
      throw new Error(
        `${part}/src/remote.ts: the screen of ${path} lies in ${chunk}.route.tsx, whose chunk is to be called "${chunk}"; the build has ${Object.keys(chunks).join(', ') || 'none'}`,
      );
    }
  }
}
