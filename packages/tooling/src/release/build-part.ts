import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BuildId, type PartManifest } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { takeLock } from '../../../../tools/lock.mjs';
import { describePart, isMostlyForGuests } from '../describe/describe-part.ts';
import { compile, outputOf } from './compile.ts';
import { publish } from './publish.ts';
import { readPublished, wouldBeRefused } from './published-folder.ts';
import { Refused } from './registry-changes.ts';
import { sourceHash } from './source-hash.ts';

export interface PartBuildOptions {
  /** Build even what has not changed. */
  force?: boolean;
  /** Looks at the build before it can be seen, besides its integrity; see `publish`. */
  check?: (manifest: PartManifest) => void | Promise<void>;
  log?: (line: string) => void;
}

/** Record of the last build and its sources. A command that was killed may have left half of it. */
const Stamp = v.pipe(v.string(), v.parseJson(), v.object({ source: v.string(), build: BuildId }));
type Stamp = v.InferOutput<typeof Stamp>;

const stampOf = (part: string) => resolve(outputOf(part), 'built.json');

function readStamp(part: string): Stamp | null {
  const file = stampOf(part);
  if (!existsSync(file)) return null;
  const { success, output } = v.safeParse(Stamp, readFileSync(file, 'utf8'));
  return success ? output : null;
}

/** The manifest of an earlier build from the same sources; null when there is none in the folder, or not as it was. */
function builtBefore(part: string, releases: string, source: string): PartManifest | null {
  const stamp = readStamp(part);
  return stamp?.source === source ? readPublished(resolve(releases, part, stamp.build)) : null;
}

/** @throws Refused where a browser that follows the hashes from the manifest on would refuse a file */
export function checkIntegrity(manifest: PartManifest, folder: string): void {
  const reason = wouldBeRefused(folder, manifest);
  if (reason !== null)
    throw new Refused(
      `${manifest.part} ${manifest.build}: ${reason}; browsers would refuse it. Delete ${manifest.part}/dist and build it again.`,
    );
}

/**
 * Builds a part and puts it among the releases, without telling the registry. What has not changed is not built again,
 * and one part is built by one process at a time.
 *
 * @throws Refused when the files do not fit each other, or the check refuses; Error when it does not compile
 */
export async function buildPart(
  part: string,
  releases: string,
  { force = false, check, log = console.log }: PartBuildOptions,
): Promise<PartManifest> {
  const checkAll = async (manifest: PartManifest, folder: string) => {
    checkIntegrity(manifest, folder);
    await check?.(manifest);
  };
  const lock = await takeLock(resolve(outputOf(part), 'build.lock'));
  try {
    const source = sourceHash(part, 'production');
    const known = force ? null : builtBefore(part, releases, source);
    if (known !== null) {
      await checkAll(known, resolve(releases, part, known.build));
      return known;
    }
    const started = performance.now();
    const description = await describePart(part);
    const output = outputOf(part);
    const stats = await compile(part, { forGuests: isMostlyForGuests(description) });
    const manifest = await publish({ part, output, stats, description, check: checkAll }, releases);
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
