// Builds parts (all without names) and makes them the registry's current ones.
import { readWords } from '../command-line.ts';
import { buildPart } from '../release/build-part.ts';
import { checkOwners, readDescription } from '../release/part-checks.ts';
import { withRelease } from '../release/registry-changes.ts';
import { changeRegistry } from '../release/registry-file.ts';
import { partNames, releasesFolder } from '../workspace.ts';

export interface BuildOptions {
  /** All of them where left out. */
  parts?: string[];
  /** Build even what has not changed. */
  force?: boolean;
  log?: (line: string) => void;
}

function wantedParts(names: readonly string[] = []): string[] {
  const all = partNames();
  for (const part of names) {
    if (!all.includes(part)) throw new Error(`There is no part "${part}"; there are ${all.join(', ')}.`);
  }
  checkOwners(all.flatMap((part) => readDescription(part) ?? []));
  return names.length > 0 ? [...names] : all;
}

/** Builds parts and makes them the registry's current ones, all in one write. */
export async function buildParts(options: BuildOptions = {}): Promise<void> {
  const releases = releasesFolder();
  const wanted = wantedParts(options.parts);
  const builds = new Map<string, string>();
  for (const part of wanted) builds.set(part, (await buildPart(part, releases, options)).build);
  const releasedAt = new Date().toISOString();
  const { parts } = await changeRegistry(releases, (before) =>
    [...builds].reduce((registry, [part, build]) => withRelease(registry, part, build, releasedAt), before),
  );
  const here = partNames();
  for (const part of Object.keys(parts).filter((name) => !here.includes(name)))
    console.log(
      `${part} is still served, without sources here: npm run release -- ${part} --remove takes it away.`,
    );
}

if (import.meta.main) {
  try {
    const { values, positionals } = readWords('Usage: npm run build -- [<part> …] [--force]', {
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    await buildParts({ parts: positionals, force: values.force ?? false });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
