import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { takeLock } from '../../../../tools/lock.mjs';
import { compile, outputOf } from './compile.ts';
import { publish } from './publish.ts';
import { sourceHash } from './source-hash.ts';

export interface PartBuildOptions {
  /** Build even what has not changed. */
  force?: boolean;
  /** Looks at the build before it can be seen; see `publish`. */
  check?: (manifest: PartManifest) => void | Promise<void>;
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

/** The manifest of an earlier build from the same sources; null when there is none in the folder. */
function builtBefore(part: string, releases: string, source: string): PartManifest | null {
  const stamp = readStamp(part);
  if (stamp?.source !== source) return null;
  const file = resolve(releases, part, stamp.build, 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PartManifest) : null;
}

/**
 * Builds a part and puts it among the releases, without telling the registry. What has not changed is not built again,
 * and one part is built by one process at a time.
 */
export async function buildPart(
  part: string,
  releases: string,
  { force = false, check, log = console.log }: PartBuildOptions,
): Promise<PartManifest> {
  const lock = await takeLock(resolve(outputOf(part), 'build.lock'));
  try {
    const source = sourceHash(part, 'production');
    const known = force ? null : builtBefore(part, releases, source);
    if (known !== null) {
      await check?.(known);
      return known;
    }
    const started = performance.now();
    const stats = await compile(part);
    const manifest = await publish(
      { part, output: outputOf(part), stats, ...(check ? { check } : {}) },
      releases,
    );
    mkdirSync(outputOf(part), { recursive: true });
    writeFileSync(stampOf(part), JSON.stringify({ source, build: manifest.build } satisfies Stamp));
    const { entry, files, build } = manifest;
    const size = entry.scripts.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(`built ${part} ${build} in ${seconds} s, entry ${(size / 1000).toFixed(1)} kB`);
    return manifest;
  } finally {
    lock?.release();
  }
}
