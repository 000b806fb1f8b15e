import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import type { StatsCompilation } from 'webpack';
import { describeWith } from '../describe/describe-routes.ts';
import { checkIntegrity } from './build-part.ts';
import { integrityOf } from './file-integrity.ts';
import { brokenLink, damageIn } from './intact.ts';
import { readRemoteJson } from './part-checks.ts';
import { publish } from './publish.ts';
import { readPublished } from './published-folder.ts';

const PART = 'mf-chat';
const decided = readRemoteJson(PART)!;
const SCREENS = decided.routes.map((_, at) => `screen-${at}`);
const description = describeWith(
  decided,
  decided.routes.map(({ path }, at) => ({ path, chunk: SCREENS[at]!, guest: false, query: [] })),
);
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

let folder: string;
let releases: string;
let dist: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitis-intact-'));
  releases = join(folder, 'releases');
  dist = join(folder, 'dist');
  for (const name of ['browser/js', 'browser/css', 'server'])
    mkdirSync(join(dist, name), { recursive: true });
  writeDist();
});
afterEach(() => rmSync(folder, { recursive: true }));

const named = (name: string, kind: 'js' | 'css') => `${kind}/${name}.aaaaaaaa.${kind}`;
const write = (name: string, text: string) => writeFileSync(join(dist, 'browser', name), text);

/** What webpack and `IntegrityPlugin` leave of a remote: entry, exposed module, and a script and a style per screen. */
function writeDist(): void {
  const rest = { js: {} as Record<string, string>, css: {} as Record<string, string> };
  for (const screen of SCREENS) {
    write(named(screen, 'js'), `export const Screen = '${screen}';`);
    write(named(screen, 'css'), `.${screen} { color: red }`);
    rest.js[screen] = hash(`export const Screen = '${screen}';`);
    rest.css[screen] = hash(`.${screen} { color: red }`);
  }
  const remote = `e.know(${JSON.stringify(rest)});`;
  write(named('remote', 'js'), remote);
  write(named('entry', 'js'), `y.hashes=${JSON.stringify({ js: { remote: hash(remote) }, css: {} })},s={};`);
  writeFileSync(join(dist, 'server/server.cjs'), 'module.exports = {};');
}

const assets = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const stats = {
  namedChunkGroups: {
    mf_chat: assets(named('entry', 'js')),
    remote: assets(named('remote', 'js')),
    ...Object.fromEntries(SCREENS.map((name) => [name, assets(named(name, 'js'), named(name, 'css'))])),
  },
} as StatsCompilation;

const release = () =>
  publish({ part: PART, output: dist, stats, description, check: checkIntegrity }, releases);
const placeOf = ({ build }: PartManifest) => join(releases, PART, build);
const [SCREEN = ''] = SCREENS;

test('a build whose files name the hashes of each other is published', async () => {
  const manifest = await release();
  expect(damageIn(placeOf(manifest), manifest)).toBeNull();
  expect(brokenLink(placeOf(manifest), manifest)).toBeNull();
});

test('a build from before, whose manifest has hashes of another kind, is whole as well', async () => {
  const manifest = await release();
  const files = Object.fromEntries(
    Object.entries(manifest.files).map(([name, file]) => [
      name,
      { ...file, integrity: integrityOf(readFileSync(join(placeOf(manifest), name)), 'sha384') },
    ]),
  );
  expect(damageIn(placeOf(manifest), { files })).toBeNull();
  writeFileSync(join(placeOf(manifest), named(SCREEN, 'js')), 'changed');
  expect(damageIn(placeOf(manifest), { files })).toContain(named(SCREEN, 'js'));
});

const OTHER = '/* of another build */';

test.each([
  ['a screen', named(SCREEN, 'js'), `remote.aaaaaaaa.js has the hash of another ${named(SCREEN, 'js')}`],
  ['a style', named(SCREEN, 'css'), `remote.aaaaaaaa.js has the hash of another ${named(SCREEN, 'css')}`],
  ['the exposed module', named('remote', 'js'), 'entry.aaaaaaaa.js has the hash of another js/remote'],
  ['a file more', named('more', 'js'), 'remote.aaaaaaaa.js has no hash of js/more'],
])(
  'a dist in which %s is not of this build is refused, and nothing of it is left',
  async (_, file, reason) => {
    appendFileSync(join(dist, 'browser', file), OTHER);
    await expect(release()).rejects.toThrow(reason);
    expect(readdirSync(join(releases, PART))).toEqual([]);
  },
);

test('an entry in which the hashes were not filled in is refused', async () => {
  write(named('entry', 'js'), 'y.hashes="@@integrity@@",s={};');
  await expect(release()).rejects.toThrow('entry.aaaaaaaa.js has no hash of js/remote');
});

test('a screen that the chain names but the dist lacks is refused', async () => {
  rmSync(join(dist, 'browser', named(SCREEN, 'css')));
  await expect(release()).rejects.toThrow(`the hash of css "${SCREEN}", which is not there`);
});

test('a release that was changed where it lies is found out, with the name of the file', async () => {
  const manifest = await release();
  const place = placeOf(manifest);
  const file = join(place, named(SCREEN, 'js'));
  const before = readFileSync(file);

  writeFileSync(file, 'changed');
  expect(damageIn(place, manifest)).toBe(`${named(SCREEN, 'js')} is not the file that the manifest names`);
  expect(() => checkIntegrity(manifest, place)).toThrow(/browsers would refuse it/);
  writeFileSync(file, before);
  writeFileSync(`${file}.br`, 'changed');
  expect(damageIn(place, manifest)).toBe(`${named(SCREEN, 'js')}.br is not the file that the manifest names`);
  rmSync(file);
  expect(damageIn(place, manifest)).toBe(`${named(SCREEN, 'js')} is missing`);
  expect(readPublished(place)).toBeNull();
});

test.each([
  ['a file', named(SCREEN, 'js')],
  ['its manifest', 'manifest.json'],
])('a release of which %s was changed is published anew', async (_, name) => {
  const place = placeOf(await release());
  const before = readFileSync(join(place, name), 'utf8');
  writeFileSync(join(place, name), 'changed');

  const manifest = await release();

  expect(placeOf(manifest)).toBe(place);
  expect(damageIn(place, manifest)).toBeNull();
  if (name !== 'manifest.json') expect(readFileSync(join(place, name), 'utf8')).toBe(before);
  expect(readPublished(place)).toEqual(manifest);
});
