import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compile } from '@vitis/tooling/compile';
import { describePart } from '@vitis/tooling/describe-part';
import { publish } from '@vitis/tooling/publish';

/** The part that a faulty build stands in for. */
const PART = 'mf-account';

/** Builds the faulty remote as the project builds its parts, into the folder that is named: `<folder>/mf-account/<build>/`. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder? node compile-faulty-remote.ts <folder>');
rmSync(folder, { recursive: true, force: true });
const output = mkdtempSync(join(tmpdir(), 'vitis-faulty-remote-'));
try {
  const stats = await compile(PART, {
    folder: resolve(import.meta.dirname, '../../faulty-remote'),
    output,
  });
  const described = await describePart(PART);
  // It has some of the part's screens, and announces no others.
  const routes = described?.routes.filter(({ chunk }) => stats.namedChunkGroups?.[chunk] !== undefined);
  const description = described && { ...described, routes: routes ?? [] };
  const { build } = await publish(
    { part: PART, output, stats, description, uncompressed: true },
    resolve(folder),
  );
  console.log(`${PART} ${build} can fail`);
} finally {
  rmSync(output, { recursive: true, force: true });
}
