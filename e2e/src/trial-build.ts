import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PartManifest, Registry } from '@vitis/contracts/registry';
import { RELEASES } from './product.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
const registry = () => read<Registry>(join(RELEASES, 'registry.json'));

/**
 * Makes a build of a part as a developer would have it: the released one with other texts, and whole, with the hashes that
 * belong to it.
 */
export function makeTrial(to: string, part: string, build: string, retitle: (text: string) => string): void {
  const { current } = registry().parts[part] as Registry['parts'][string];
  const folder = join(to, part, build);
  cpSync(join(RELEASES, part, current), folder, {
    recursive: true,
    filter: (file) => !/\.json\.(?:br|gz)$/.test(file),
  });
  const manifest = read<PartManifest>(join(folder, 'manifest.json'));
  for (const file of Object.values(manifest.messages)) {
    const text = retitle(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, file), text);
    const hash = createHash('sha384').update(text).digest('base64');
    manifest.files[file] = { integrity: `sha384-${hash}`, bytes: Buffer.byteLength(text) };
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, build }));
}

/** Changes a script of a build after the fact, as somebody with the developer's machine in their hands could. */
export function tamper(folder: string, part: string, build: string): void {
  const at = join(folder, part, build);
  const { entry } = read<PartManifest>(join(at, 'manifest.json'));
  for (const file of entry.scripts) {
    writeFileSync(join(at, file), `${readFileSync(join(at, file), 'utf8')};window.tampered = true;`);
    for (const packed of ['br', 'gz']) rmSync(join(at, `${file}.${packed}`), { force: true });
  }
}
