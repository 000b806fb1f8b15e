import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PartManifest } from '@vitis/contracts/registry';
import { describePart } from '@vitis/tooling/describe-part';
import { publish } from '@vitis/tooling/publish';
import { containerName } from '@vitis/tooling/webpack';
import type { StatsCompilation } from 'webpack';
import { bundledName, chunkOf } from './one-bundle.ts';

interface Wanted {
  remote: string;
  /** The release of the one bundle, which has the remote's code in chunks of its own. */
  shell: PartManifest;
  folder: string;
  releases: string;
}

/**
 * Releases a remote that has no files of its own, so that the same gateway serves it: its manifest points into the
 * bundle for what the page preloads, its styles are there to be inlined, and its server side is the shell's.
 *
 * @returns the build
 */
export async function publishBundledRemote({ remote, shell, folder, releases }: Wanted): Promise<string> {
  const output = resolve(folder, 'dist', remote);
  mkdirSync(resolve(output, 'browser/css'), { recursive: true });
  mkdirSync(resolve(output, 'server'), { recursive: true });
  const bundle = resolve(releases, 'shell', shell.build);
  const borrowed: PartManifest['files'] = {};
  const group = (name: string) => {
    const { scripts, styles } = shell.chunks[name] ?? { scripts: [], styles: [] };
    for (const file of styles) cpSync(resolve(bundle, file), resolve(output, 'browser', file));
    const lent = scripts.map((file) => {
      const name = `../../shell/${shell.build}/${file}`;
      const known = shell.files[file];
      if (known !== undefined) borrowed[name] = known;
      return name;
    });
    return { assets: [...lent, ...styles].map((name) => ({ name })) };
  };
  const description = await describePart(remote);
  const chunks = (description?.routes ?? []).map(({ chunk }) => chunk);
  const groups = {
    [containerName(remote)]: { assets: [] },
    ...Object.fromEntries(['remote', ...chunks].map((chunk) => [chunk, group(chunkOf(remote, chunk))])),
  };
  // One file at least: a build is named after its content.
  writeFileSync(resolve(output, 'browser/bundled.json'), JSON.stringify({ remote, shell: shell.build }));
  writeFileSync(
    resolve(output, 'server/server.cjs'),
    `module.exports = require(${JSON.stringify(bundledName(remote))});\n`,
  );
  const stats: StatsCompilation = { namedChunkGroups: groups };
  const { build } = await publish({ part: remote, output, stats, description, borrowed }, releases);
  return build;
}
