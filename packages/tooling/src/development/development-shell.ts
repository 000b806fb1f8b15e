import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from '../release/compile.ts';
import { publish } from '../release/publish.ts';
import { sourceHash } from '../release/source-hash.ts';
import { ROOT } from '../workspace.ts';

interface Stamp {
  source: string;
  build: string;
}

/**
 * Builds the shell for pages in which one remote is being developed: React can replace components only in its
 * development build, and that comes with the shell. What has not changed is not built again. The registry is not told:
 * nobody else gets it.
 *
 * @returns the build, which lies among the releases
 */
export async function buildDevelopmentShell(releases: string, say: (line: string) => void): Promise<string> {
  const folder = resolve(ROOT, '.data/development');
  const stampFile = resolve(folder, 'shell.json');
  const source = sourceHash('shell', 'development');
  if (existsSync(stampFile)) {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp;
    if (stamp.source === source && existsSync(resolve(releases, 'shell', stamp.build, 'manifest.json')))
      return stamp.build;
  }
  say('Building the shell for development.');
  const output = resolve(folder, 'shell');
  const stats = await compile('shell', { output, development: true });
  const { build } = await publish(
    { part: 'shell', output, stats, description: null, uncompressed: true },
    releases,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ source, build } satisfies Stamp));
  return build;
}
