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
  'brings its own React',
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
  /** Part that is broken, and chunk of the one screen that it has; the sign-in where left out. */
  part?: string;
  chunk?: string;
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

/** What the faulty remote was built as. */
const BUILT = { part: 'mf-account', container: 'mf_account', chunk: 'login', path: '/account/login' };

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

const readManifest = (folder: string) =>
  v.parse(PartManifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));

/** The container's file as the fault wants it. */
function brokenEntry(text: string, container: string, fault: CodeFault | undefined): string {
  if (fault === 'its entry throws') return `throw new Error("a broken entry");${text}`;
  if (fault === 'throws at init')
    return `${text};${container}={get:${container}.get,init(){throw new Error("a broken init")}};`;
  if (fault === 'asks for another React')
    return text.replaceAll(/requiredVersion:"\^19\.[\d.]+"/g, 'requiredVersion:"^18.3.1"');
  return text;
}

/** What a sound build of the part says of itself, with the faulty screen at the place of its own. */
function described(folder: string, build: string, part: string, chunk: string) {
  const { description, container } = readManifest(join(folder, part, build));
  const route = description?.routes.find((each) => each.chunk === chunk);
  if (!description || !route) throw new Error(`${part} has no screen ${chunk}`);
  const routes = description.routes.map((each) => (each === route ? { ...each, chunk: BUILT.chunk } : each));
  return { part, container, path: route.path, description: { ...description, routes } };
}
type Described = ReturnType<typeof described>;

/** Writes the files anew, those first that others carry the hash of, and the manifest last. */
function breakFiles(folder: string, manifest: PartManifest, as: Described, fault?: CodeFault): void {
  const screens = Object.values(manifest.chunks).flatMap(({ scripts }) => scripts);
  const hashes = new Map<string, string>();
  const withNewHashes = (text: string) =>
    [...hashes].reduce((changed, [old, hash]) => changed.replaceAll(old, hash), text);
  const named = (text: string) =>
    text
      .replaceAll(BUILT.part, as.part)
      .replaceAll(BUILT.container, as.container)
      .replaceAll(BUILT.path, as.path)
      .replaceAll('@@fault@@', fault ?? 'none');
  for (const file of [...screens, ...manifest.exposed.scripts, ...manifest.entry.scripts]) {
    const before = readFileSync(join(folder, file), 'utf8');
    const isEntry = manifest.entry.scripts.includes(file);
    const sound = named(withNewHashes(before));
    const after = isEntry ? brokenEntry(sound, as.container, fault) : sound;
    hashes.set(hashOf(before), hashOf(after));
    writeFileSync(join(folder, file), after);
  }
  const server = join(folder, manifest.server);
  writeFileSync(server, named(readFileSync(server, 'utf8')));
  const { part, container, description } = as;
  const text = JSON.stringify({ ...manifest, part, container, description });
  writeFileSync(join(folder, 'manifest.json'), withNewHashes(text));
}

/**
 * Puts a broken build of a part among sound releases, in a folder of its own: every hash is right, so that browsers run
 * what it brings.
 */
export function releaseFaulty(wanted: Wanted): FaultyRelease {
  const { releases, compiled, fault, contract, lastGood, part = BUILT.part, chunk = BUILT.chunk } = wanted;
  const [built] = readdirSync(join(compiled, BUILT.part));
  if (built === undefined) throw new Error(`${BUILT.part} has not been built to fail`);
  const own = ownReleases(releases);
  const as = described(own.folder, own.current(part), part, chunk);

  const build = `9.0.0-${createHash('sha256').update(`${fault} ${contract}`).digest('hex').slice(0, 8)}`;
  const target = join(own.folder, part, build);
  cpSync(join(compiled, BUILT.part, built), target, { recursive: true });
  const manifest = readManifest(target);
  breakFiles(target, { ...manifest, build, contract: contract ?? manifest.contract }, as, fault);

  own.serve(part, build);
  if (!lastGood) own.forgetLastGood(part);
  return { folder: own.folder, build, remove: own.remove };
}
