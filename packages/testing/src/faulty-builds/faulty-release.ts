import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PartManifest } from '@vitis/contracts/registry';
import * as v from 'valibot';
import { ownReleases } from '../own-gateway.ts';

/** What is wrong with a build whose files are all as its manifest says. */
export const CODE_FAULTS = [
  'its entry throws',
  'throws at init',
  'throws at evaluation',
  'exports no remote',
  'asks for another React',
  'lacks its route',
  'exports no screen',
  'throws at render',
  'throws in an effect',
  'throws in a handler',
  'throws later',
  'rejects a promise',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

export interface WantedFault {
  fault?: CodeFault;
  /** Contract that the build says it was made for. */
  contract?: string;
  /** Whether the registry names the sound build as the last good one. */
  lastGood: boolean;
}

interface Wanted extends WantedFault {
  /** Sound releases, with their registry. */
  releases: string;
  /** Where the faulty remote has been built: `compile-faulty-remote.ts`. */
  compiled: string;
}

/** A folder of releases in which one part is broken. */
export interface FaultyRelease {
  folder: string;
  /** The broken build. */
  build: string;
  remove: () => void;
}

const PART = 'mf-account';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

/** A file of the build as the fault wants it. */
function broken(text: string, file: string, manifest: PartManifest, fault: CodeFault | undefined): string {
  const named = text.replaceAll('@@fault@@', fault ?? 'none');
  if (!manifest.entry.scripts.includes(file)) return named;
  if (fault === 'its entry throws') return `throw new Error("a broken entry");${named}`;
  if (fault === 'throws at init')
    return `${named};${manifest.container}={get:${manifest.container}.get,init(){throw new Error("a broken init")}};`;
  if (fault === 'asks for another React')
    return named.replaceAll(/requiredVersion:"\^19\.[\d.]+"/g, 'requiredVersion:"^18.3.1"');
  return named;
}

/** Writes the files anew, those first that others carry the hash of, and the manifest last. */
function breakFiles(folder: string, manifest: PartManifest, fault: CodeFault | undefined): string {
  const screens = Object.values(manifest.chunks).flatMap(({ scripts }) => scripts);
  const hashes = new Map<string, string>();
  const withNewHashes = (text: string) =>
    [...hashes].reduce((changed, [old, hash]) => changed.replaceAll(old, hash), text);
  for (const file of [...screens, ...manifest.exposed.scripts, ...manifest.entry.scripts]) {
    const before = readFileSync(join(folder, file), 'utf8');
    const after = broken(withNewHashes(before), file, manifest, fault);
    hashes.set(sha384(before), sha384(after));
    writeFileSync(join(folder, file), after);
  }
  const server = join(folder, manifest.server);
  writeFileSync(server, readFileSync(server, 'utf8').replaceAll('@@fault@@', fault ?? 'none'));
  return withNewHashes(JSON.stringify(manifest));
}

/**
 * Puts a broken build of the sign-in part among sound releases, in a folder of its own: every hash is right, so that
 * browsers run what it brings.
 */
export function releaseFaulty({ releases, compiled, fault, contract, lastGood }: Wanted): FaultyRelease {
  const [built] = readdirSync(join(compiled, PART));
  if (built === undefined) throw new Error(`${PART} has not been built to fail`);
  const own = ownReleases(releases);

  const build = `9.0.0-${createHash('sha256').update(`${fault} ${contract}`).digest('hex').slice(0, 8)}`;
  const target = join(own.folder, PART, build);
  cpSync(join(compiled, PART, built), target, { recursive: true });
  const manifest = v.parse(PartManifest, JSON.parse(readFileSync(join(target, 'manifest.json'), 'utf8')));
  const text = breakFiles(target, { ...manifest, build, contract: contract ?? manifest.contract }, fault);
  writeFileSync(join(target, 'manifest.json'), text);

  own.serve(PART, build);
  if (!lastGood) own.forgetLastGood(PART);
  return { folder: own.folder, build, remove: own.remove };
}
