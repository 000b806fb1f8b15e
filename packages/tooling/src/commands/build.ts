// Builds parts (all without names) and makes them the registry's current ones; --watch goes on at every change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, compileOnChange, outputOf } from '../release/compile.ts';
import { checkOwners, readDescription } from '../release/part-checks.ts';
import { publish } from '../release/publish.ts';
import { readRegistry, withRelease, writeRegistry } from '../release/registry-file.ts';
import { sourceHash } from '../release/source-hash.ts';
import { partNames, releasesFolder } from '../workspace.ts';

export interface BuildOptions {
  /** All of them where left out. */
  parts?: string[];
  /** Build even what has not changed. */
  force?: boolean;
  log?: (line: string) => void;
}

interface Stamp {
  source: string;
  build: string;
}

const stampOf = (part: string) => resolve(outputOf(part), 'built.json');

function readStamp(part: string): Stamp | null {
  const file = stampOf(part);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stamp) : null;
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
  const stats = await compile(part);
  const { build, entry, files } = await publish({ part, output: outputOf(part), stats }, releases);
  mkdirSync(outputOf(part), { recursive: true });
  writeFileSync(stampOf(part), JSON.stringify({ source, build } satisfies Stamp));
  const size = entry.scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`built ${part} ${build} in ${seconds} s, entry ${(size / 1000).toFixed(1)} kB`);
  return build;
}

function wantedParts(names: readonly string[] = []): string[] {
  const all = partNames();
  for (const part of names) {
    if (!all.includes(part)) throw new Error(`There is no part "${part}"; there are ${all.join(', ')}`);
  }
  checkOwners(all.flatMap((part) => readDescription(part) ?? []));
  return names.length > 0 ? [...names] : all;
}

/** Builds parts and makes them the registry's current ones, all in one write. */
export async function buildParts(options: BuildOptions = {}): Promise<void> {
  const releases = releasesFolder();
  const wanted = wantedParts(options.parts);
  const builds = new Map<string, string>();
  for (const part of wanted) builds.set(part, await buildPart(part, releases, options));
  const releasedAt = new Date().toISOString();
  let registry = readRegistry(releases);
  for (const [part, build] of builds) registry = withRelease(registry, part, build, releasedAt);
  writeRegistry(releases, registry);
}

/** Builds parts for development at every change, each by itself: the next page load has the change. */
async function watchParts(parts: string[], signal: AbortSignal): Promise<void> {
  const releases = releasesFolder();
  const release = async (part: string, stats: Parameters<typeof publish>[0]['stats']) => {
    const { build } = await publish({ part, output: outputOf(part), stats, uncompressed: true }, releases);
    writeRegistry(releases, withRelease(readRegistry(releases), part, build, new Date().toISOString()));
    console.log(`${part} ${build}`);
  };
  await Promise.all(
    wantedParts(parts).map((part) =>
      compileOnChange(
        part,
        signal,
        (stats) => release(part, stats),
        (error) => console.error(error instanceof Error ? error.message : error),
      ),
    ),
  );
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, watch: { type: 'boolean' } },
  });
  try {
    if (values.watch) {
      const stop = new AbortController();
      for (const sign of ['SIGINT', 'SIGTERM'] as const) process.once(sign, () => stop.abort());
      await watchParts(positionals, stop.signal);
    } else {
      await buildParts({ parts: positionals, force: values.force ?? false });
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
