import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack, { type MultiStats } from 'webpack';
import { checkOwners, readDescription } from '../release/part-checks.ts';
import { publish } from '../release/publish.ts';
import { readRegistry, withRelease, writeRegistry } from '../release/registry-file.ts';
import { sourceHash } from '../release/source-hash.ts';
import { browserConfig, serverConfig } from '../webpack/part-config.ts';
import { partFolder, partNames, releasesFolder } from '../workspace.ts';

export interface BuildOptions {
  /** All of them where left out. */
  parts?: string[];
  /** Build even what has not changed. */
  force?: boolean;
  log?: (line: string) => void;
}

const distOf = (part: string) => resolve(partFolder(part), 'dist');
const stampOf = (part: string) => resolve(distOf(part), 'built.json');

interface Stamp {
  source: string;
  build: string;
}

function readStamp(part: string): Stamp | null {
  const file = stampOf(part);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : null;
}

function compile(part: string): Promise<MultiStats> {
  const options = { folder: partFolder(part), output: distOf(part) };
  return new Promise((settle, reject) => {
    const compiler = webpack([browserConfig(options), serverConfig(options)]);
    if (compiler === null) throw new Error('webpack made no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats === undefined) return reject(new Error(`${part}: webpack gave no result`));
        if (stats.hasErrors())
          return reject(new Error(`${part} does not build:\n${stats.toString('errors-only')}`));
        settle(stats);
      });
    });
  });
}

/** Builds a part and puts it among the releases; its build id. What has not changed is not built again. */
async function buildPart(
  part: string,
  releases: string,
  { force = false, log = console.log }: BuildOptions,
): Promise<string> {
  const source = sourceHash(part, 'production');
  const stamp = readStamp(part);
  const built = stamp?.source === source && existsSync(resolve(releases, part, stamp.build, 'manifest.json'));
  if (built && !force) return stamp.build;
  const started = performance.now();
  const [browser] = (await compile(part)).stats;
  if (browser === undefined) throw new Error(`${part}: webpack gave no browser build`);
  const stats = browser.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false });
  const { build, entry, files } = await publish({ part, output: distOf(part), stats }, releases);
  mkdirSync(distOf(part), { recursive: true });
  writeFileSync(stampOf(part), JSON.stringify({ source, build } satisfies Stamp));
  const size = entry.scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
  log(
    `built ${part} ${build} in ${((performance.now() - started) / 1000).toFixed(1)} s, entry ${(size / 1000).toFixed(1)} kB`,
  );
  return build;
}

/** Builds parts and makes them the registry's current ones, all in one write. */
export async function buildParts(options: BuildOptions = {}): Promise<void> {
  const all = partNames();
  const wanted = options.parts?.length ? options.parts : all;
  for (const part of wanted) {
    if (!all.includes(part)) throw new Error(`There is no part "${part}"; there are ${all.join(', ')}`);
  }
  checkOwners(all.flatMap((part) => readDescription(part) ?? []));
  const releases = releasesFolder();
  let registry = readRegistry(releases);
  for (const part of wanted) {
    registry = withRelease(
      registry,
      part,
      await buildPart(part, releases, options),
      new Date().toISOString(),
    );
  }
  writeRegistry(releases, registry);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' } },
  });
  try {
    await buildParts({ parts: positionals, force: values.force ?? false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
