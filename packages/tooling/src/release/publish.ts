import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES } from '@vitis/contracts';
import { type PartManifest, PLATFORM_CONTRACT } from '@vitis/contracts/registry';
import type { StatsCompilation } from 'webpack';
import { containerName } from '../webpack/part-config.ts';
import { partFolder } from '../workspace.ts';
import { readDescription } from './part-checks.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSED = /\.(?:js|css|json|svg)$/;

interface Built {
  part: string;
  /** Folder with `browser/` and `server/`. */
  output: string;
  stats: StatsCompilation;
  /** Leave brotli and gzip out: a build that is looked at once need not be small. */
  uncompressed?: boolean;
}

const sha = (algorithm: string, data: string | Buffer) => createHash(algorithm).update(data);

function allFiles(folder: string, under = folder): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? allFiles(path, under) : [relative(under, path).replaceAll('\\', '/')];
  });
}

function filesOfGroup(stats: StatsCompilation, name: string): { scripts: string[]; styles: string[] } {
  const names = stats.namedChunkGroups?.[name]?.assets?.map((asset) => asset.name) ?? [];
  return {
    scripts: names.filter((file) => file.endsWith('.js')),
    styles: names.filter((file) => file.endsWith('.css')),
  };
}

function copyMessages(part: string, target: string): PartManifest['messages'] {
  const messages = {} as PartManifest['messages'];
  for (const language of LANGUAGES) {
    const text = JSON.stringify(
      JSON.parse(readFileSync(resolve(partFolder(part), `src/locales/${language}.json`), 'utf8')),
    );
    const file = `messages/${language}.${sha('sha256', text).digest('hex').slice(0, 8)}.json`;
    mkdirSync(join(target, 'messages'), { recursive: true });
    writeFileSync(join(target, file), text);
    messages[language] = file;
  }
  return messages;
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

/**
 * Puts a built part into an immutable folder `<releases>/<part>/<build>/`, with its manifest and every text file
 * compressed. The folder appears whole or not at all; one that is there already is left as it is.
 */
export async function publish(
  { part, output, stats, uncompressed = false }: Built,
  releases: string,
): Promise<PartManifest> {
  const description = readDescription(part);
  const { version } = JSON.parse(readFileSync(resolve(partFolder(part), 'package.json'), 'utf8')) as {
    version: string;
  };
  const draft = resolve(releases, part, `.draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(join(output, 'browser'), draft, { recursive: true });
  const asIs = resolve(partFolder(part), 'public');
  if (existsSync(asIs)) cpSync(asIs, draft, { recursive: true });
  cpSync(join(output, 'server', 'server.cjs'), join(draft, 'server.cjs'));
  const messages = copyMessages(part, draft);
  if (description !== null) writeFileSync(join(draft, 'remote.json'), JSON.stringify(description));

  const names = allFiles(draft).sort();
  const files: PartManifest['files'] = {};
  const content = sha('sha256', '');
  for (const name of names) {
    const data = readFileSync(join(draft, name));
    content.update(name).update(sha('sha256', data).digest());
    files[name] = { integrity: `sha384-${sha('sha384', data).digest('base64')}`, bytes: data.length };
  }
  const build = `${version}-${content.digest('hex').slice(0, 8)}`;
  const target = resolve(releases, part, build);
  if (existsSync(join(target, 'manifest.json'))) {
    rmSync(draft, { recursive: true });
    return JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8')) as PartManifest;
  }

  for (const name of uncompressed ? [] : names.filter((file) => file !== 'server.cjs')) {
    const size = await compress(draft, name);
    if (size !== undefined && files[name] !== undefined) files[name].brotli = size;
  }
  const manifest: PartManifest = {
    part,
    build,
    contract: description?.contract ?? PLATFORM_CONTRACT,
    builtAt: new Date(statSync(draft).mtimeMs).toISOString(),
    container: part === 'shell' ? '' : containerName(part),
    entry: filesOfGroup(stats, part === 'shell' ? 'shell' : containerName(part)),
    exposed: part === 'shell' ? { scripts: [], styles: [] } : filesOfGroup(stats, 'remote'),
    chunks: Object.fromEntries(
      Object.keys(stats.namedChunkGroups ?? {})
        .filter((name) => ![containerName(part), 'shell', 'remote'].includes(name))
        .map((name) => [name, filesOfGroup(stats, name)]),
    ),
    messages,
    server: 'server.cjs',
    files,
    description,
  };
  checkChunks(manifest);
  writeFileSync(join(draft, 'manifest.json'), JSON.stringify(manifest));
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
  return manifest;
}

/** A route that names a chunk which the build does not have would be preloaded from nowhere. */
function checkChunks({ part, description, chunks }: PartManifest): void {
  for (const { path, chunk } of description?.routes ?? []) {
    if (chunks[chunk] === undefined) {
      throw new Error(
        `${part}/remote.json: ${path} names the chunk "${chunk}"; the build has ${Object.keys(chunks).join(', ') || 'none'}`,
      );
    }
  }
}
