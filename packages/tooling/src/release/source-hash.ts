import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { withoutOtherRemotes } from '../create-remote/lock-file.ts';
import { ROOT } from '../workspace.ts';

/** What every part is built from besides its own folder. */
export const SHARED = [
  'packages/contracts',
  'packages/domain',
  'packages/driver-outbox',
  'packages/platform',
  'packages/portal',
  'packages/ui',
  'packages/tooling/src/describe',
  'packages/tooling/src/webpack',
  'packages/tooling/src/release',
];
const LEFT_OUT = new Set(['node_modules', 'dist']);

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Hash of all that goes into a part's build: when it is the same, so is the build. */
export function sourceHash(part: string, mode: string, root = ROOT): string {
  const hash = createHash('sha256')
    .update(mode)
    // A remote that comes or goes is no reason to build the others again.
    .update(withoutOtherRemotes(readFileSync(resolve(root, 'pnpm-lock.yaml'), 'utf8'), part));
  for (const folder of [part, ...SHARED]) {
    for (const file of filesIn(resolve(root, folder)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}
