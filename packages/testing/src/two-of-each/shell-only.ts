import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@vitis/contracts';
import type { PartManifest, Registry } from '@vitis/contracts/registry';

const BUILD = '1.0.0-aaaaaaaa';

/** Releases with a shell that has nothing in it: a gateway that serves calls alone is ready with that. */
export async function writeShellOnly(folder: string): Promise<void> {
  const manifest: PartManifest = {
    part: 'shell',
    build: BUILD,
    contract: '1.0',
    builtAt: '2026-11-20T00:00:00.000Z',
    container: '',
    entry: { scripts: [], styles: [] },
    exposed: { scripts: [], styles: [] },
    chunks: {},
    messages: Object.fromEntries(LANGUAGES.map((language) => [language, ''])),
    server: 'server.cjs',
    files: {},
    description: null,
  };
  const registry: Registry = { version: 1, parts: { shell: { current: BUILD, history: [] } } };
  await mkdir(join(folder, 'shell', BUILD), { recursive: true });
  await writeFile(join(folder, 'shell', BUILD, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'registry.json'), JSON.stringify(registry));
}
