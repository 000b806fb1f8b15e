import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { copyBuild, type OwnReleases } from './own-gateway.ts';

const HASHED = /\.([0-9a-f]{8})\.js$/;
/** A file's name and hash stand in those that load it: screens first, the container last. */
const LOADED_BY = ['', 'remote', 'entry'];
const rankOf = (name: string) => LOADED_BY.indexOf(/^(remote|entry)\./.exec(name)?.[1] ?? '');

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Releases a build of a small remote that does the same as the current one, while every script has another name and
 * another content: what a deploy does to open pages, without compiling anything.
 *
 * @returns the build
 */
export function releaseChanged(releases: OwnReleases, part: string): string {
  const before = releases.current(part);
  const build = `${before.split('-')[0]}-${shortHash(before)}`;
  const folder = copyBuild(releases, part, build);
  const replaced: [string, string][] = [[before, build]];
  const withReplaced = (text: string) =>
    replaced.reduce((all, [old, fresh]) => all.replaceAll(old, fresh), text);

  const scripts = readdirSync(join(folder, 'js')).sort((one, other) => rankOf(one) - rankOf(other));
  for (const name of scripts) {
    const file = join(folder, 'js', name);
    const old = readFileSync(file, 'utf8');
    const text = `${withReplaced(old)}\n/* ${build} */`;
    const [, hash = ''] = HASHED.exec(name) ?? [];
    replaced.push([hash, shortHash(text)], [hashOf(old), hashOf(text)]);
    writeFileSync(file, text);
    renameSync(file, join(folder, 'js', name.replace(hash, shortHash(text))));
  }
  const manifest = join(folder, 'manifest.json');
  const described = JSON.parse(withReplaced(readFileSync(manifest, 'utf8'))) as PartManifest;
  writeFileSync(manifest, JSON.stringify(described));
  releases.serve(part, build);
  return build;
}
