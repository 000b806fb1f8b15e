import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isProtectedPath, LANGUAGES, type Role } from '@vitis/contracts';
import { RemoteJson } from '@vitis/contracts/remote-json';
import { takeLock } from '../../../../tools/lock.mjs';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { isSetUp, writeStamp } from '../../../../tools/stamp.mjs';
import { replaceFile } from '../create-remote/replace-file.ts';
import { camelCase } from '../names.ts';
import { readJsonAs } from '../read-json.ts';
import { fittingEndpoint } from './fitting-endpoint.ts';
import { describedIn, routedIn, testedIn } from './remote-entries.ts';
import { screenFiles } from './screen-files.ts';
import { findPlace } from './screen-place.ts';
import type { PlacedScreen, WantedScreen } from './wanted-screen.ts';

/** Gives sources the format of the house: names of another length break lines elsewhere. */
type Format = (root: string, files: string[]) => void;

const formatHere: Format = (root, files) =>
  void execFileSync(resolve(root, 'node_modules/.bin/biome'), ['check', '--write', ...files], {
    cwd: root,
    stdio: 'pipe',
  });

/** Those whom the endpoint answers, as far as the remote has menus for them; null: everyone. */
function rolesFor(
  root: string,
  { remote }: WantedScreen,
  { access }: PlacedScreen['reads'],
): readonly Role[] | null {
  if (access === 'everyone') return null;
  const { menus } = readJsonAs(RemoteJson, resolve(root, remote, 'remote.json'));
  const both = access.filter((role) => menus.some((entry) => entry.role === role));
  return both.length === 0 ? access : both;
}

/** A screen is for those whom its endpoint answers: for everyone, it cannot stand where a guest is sent to sign in. */
function checkAudience({ endpoint, path, reads, remote }: Omit<PlacedScreen, 'roles'>): void {
  if (reads.access === 'everyone' && isProtectedPath(path))
    throw new PlainError(
      `${endpoint} answers everyone, and ${path} is for members alone: a guest would be sent to sign in. Choose another place with --path, in ${remote} or in another remote.`,
    );
}

/** The manifest of a remote that carries the texts of portal, of which every screen is made. */
function withPortalTexts(text: string): string {
  const manifest = JSON.parse(text) as { vitis?: { texts?: string[] }; type?: string };
  const texts = manifest.vitis?.texts ?? [];
  if (texts.includes('portal')) return text;
  return `${JSON.stringify({ ...manifest, vitis: { ...manifest.vitis, texts: [...texts, 'portal'] } }, null, 2)}\n`;
}

/** All that a new screen adds to or changes in its remote, by file. */
function changedFiles(root: string, screen: PlacedScreen): Map<string, string> {
  const read = (file: string) => readFileSync(resolve(root, screen.remote, file), 'utf8');
  const { files, texts } = screenFiles(screen);
  const locales = LANGUAGES.map((language): [string, string] => {
    const file = `src/locales/${language}.json`;
    const all = { ...JSON.parse(read(file)), [camelCase(screen.name)]: texts[language] };
    return [file, `${JSON.stringify(all, null, 2)}\n`];
  });
  return new Map([
    ...files,
    ...locales,
    ['remote.json', describedIn(read('remote.json'), screen)],
    ['src/remote.ts', routedIn(read('src/remote.ts'), screen)],
    ['src/remote.test.ts', testedIn(read('src/remote.test.ts'), screen)],
    ['package.json', withPortalTexts(read('package.json'))],
  ]);
}

/**
 * Adds a screen to a remote: its folder with its test, its texts, and its entries, formatted. All of it or nothing: what
 * fails puts every file back as it was.
 *
 * @returns the screen with the place that it got
 * @throws PlainError when the endpoint is not there, of another kind or for others, or the name or the path is taken
 */
export async function createScreen(
  root: string,
  wanted: WantedScreen,
  format: Format = formatHere,
): Promise<PlacedScreen> {
  mkdirSync(resolve(root, '.data'), { recursive: true });
  const lock = await takeLock(resolve(root, '.data/create-remote.lock'));
  try {
    const path = findPlace(root, wanted);
    const reads = fittingEndpoint(wanted);
    checkAudience({ ...wanted, path, reads });
    const screen = { ...wanted, path, reads, roles: rolesFor(root, wanted, reads) };
    putInPlace(root, screen, format);
    return screen;
  } finally {
    lock?.release();
  }
}

function putInPlace(root: string, screen: PlacedScreen, format: Format): void {
  const folder = resolve(root, screen.remote);
  const feature = resolve(folder, 'src/features', screen.name);
  const changed = changedFiles(root, screen);
  const wasSetUp = isSetUp(root);
  const before = new Map(
    [...changed.keys()]
      .map((file) => resolve(folder, file))
      .filter((file) => !file.startsWith(feature))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
  try {
    for (const [name, text] of changed) {
      const file = resolve(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      if (before.has(file)) replaceFile(file, text);
      else writeFileSync(file, text);
    }
    format(root, [feature, ...before.keys()]);
  } catch (error) {
    rmSync(feature, { recursive: true, force: true });
    for (const [file, text] of before) replaceFile(file, text);
    throw error;
  } finally {
    // The manifest says which texts come along, and nothing that would have to be installed.
    if (wasSetUp) writeStamp(root);
  }
}
