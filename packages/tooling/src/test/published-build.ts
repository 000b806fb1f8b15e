import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import type { PartManifest } from '@vitis/contracts/registry';
import { integrityOf } from '../release/file-integrity.ts';

const TEXT = 'x';
const file = (sizes: { bytes: number; brotli?: number }) => ({
  integrity: integrityOf(Buffer.from(TEXT)),
  ...sizes,
});

/** The manifest of a small build: one script for browsers, one for the server. */
export const smallManifest = (
  part: string,
  build: string,
  changes: Partial<PartManifest> = {},
): PartManifest => ({
  part,
  build,
  contract: '1.0',
  builtAt: '2026-11-16T09:00:00Z',
  container: '',
  entry: { scripts: ['js/entry.js'], styles: [] },
  exposed: { scripts: [], styles: [] },
  chunks: {},
  messages: Object.fromEntries(LANGUAGES.map((language) => [language, 'x.json'])) as PartManifest['messages'],
  server: 'server.cjs',
  files: {
    'js/entry.js': file({ bytes: 20_000, brotli: 7_000 }),
    'server.cjs': file({ bytes: 900_000 }),
  },
  description: null,
  ...changes,
});

/** A small build of a part that lies in a releases folder whole, without the registry naming it. */
export function publishedBuild(
  releases: string,
  part: string,
  build: string,
  changes: Partial<PartManifest> = {},
): PartManifest {
  const manifest = smallManifest(part, build, changes);
  const folder = join(releases, part, build);
  for (const name of Object.keys(manifest.files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), TEXT);
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return manifest;
}
