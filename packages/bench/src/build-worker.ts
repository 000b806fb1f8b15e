// Builds into a folder of its own, so that neither the checkout's releases nor its build stamps are touched:
// `build-worker.ts <folder> parts [part…]` as released, `build-worker.ts <folder> one` as one bundle.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describePart, isMostlyForGuests } from '@vitis/tooling/describe-part';
import { publish } from '@vitis/tooling/publish';
import { withRelease } from '@vitis/tooling/registry-changes';
import { readRegistry, writeRegistry } from '@vitis/tooling/registry-file';
import { browserConfig, serverConfig } from '@vitis/tooling/webpack';
import { partFolder, partNames } from '@vitis/tooling/workspace';
import { compile } from './compile.ts';
import { oneBundleConfigs } from './one-bundle.ts';
import { publishBundledRemote } from './publish-bundled-remote.ts';

async function buildParts(folder: string, releases: string, parts: readonly string[]): Promise<string[][]> {
  const builds: string[][] = [];
  for (const part of parts) {
    const description = await describePart(part);
    const output = resolve(folder, 'dist', part);
    const options = { folder: partFolder(part), output, forGuests: isMostlyForGuests(description) };
    const stats = await compile(part, [browserConfig(options), serverConfig(options)]);
    const { build } = await publish({ part, output, stats, description }, releases);
    builds.push([part, build]);
  }
  return builds;
}

async function buildOne(folder: string, releases: string): Promise<string[][]> {
  const remotes = partNames().filter((part) => part !== 'shell');
  const output = resolve(folder, 'dist/one');
  const stats = await compile(
    'The one bundle',
    oneBundleConfigs(output, resolve(folder, 'generated'), remotes),
  );
  const shell = await publish({ part: 'shell', output, stats, description: null }, releases);
  const builds = [['shell', shell.build]];
  for (const remote of remotes) {
    builds.push([remote, await publishBundledRemote({ remote, shell, folder, releases })]);
  }
  return builds;
}

const [given, kind, ...parts] = process.argv.slice(2);
if (given === undefined || (kind !== 'parts' && kind !== 'one')) {
  throw new Error('Usage: build-worker.ts <folder> parts [part…] | one');
}
const folder = resolve(given);
const releases = resolve(folder, 'releases');
mkdirSync(releases, { recursive: true });
const builds =
  kind === 'one'
    ? await buildOne(folder, releases)
    : await buildParts(folder, releases, parts.length > 0 ? parts : partNames());
let registry = readRegistry(releases);
for (const [part = '', build = ''] of builds)
  registry = withRelease(registry, part, build, new Date().toISOString());
writeRegistry(releases, registry);
