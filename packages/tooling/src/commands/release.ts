// Builds one part and releases it: to everybody, or with --canary 10 to one visitor in ten until --promote or --withdraw;
// --remove takes a part from everybody.
import { resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { checkFolder } from '../checks/locales.ts';
import { unwrittenTexts } from '../checks/unwritten.ts';
import { readArgs, readPart, tellFailure } from '../command-line.ts';
import { buildPart } from '../release/build-part.ts';
import { openReleaseStore } from '../release/open-store.ts';
import { Refused, withRelease, withWithdrawal } from '../release/registry-changes.ts';
import { bring, checkRelease, checkSources, promote, putInForce } from '../release/release-part.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { removePart } from '../release/remove-part.ts';
import { sweep } from '../release/sweep.ts';
import { partFolder, partNames, ROOT, releasesFolder } from '../workspace.ts';

const USAGE = 'Usage: npm run release -- <part> [--canary <1–99> | --promote | --withdraw | --remove]';

interface Asked {
  part: string;
  canary?: number;
  force: boolean;
}

function readPercent(given: string): number {
  const percent = Number(given);
  if (!Number.isInteger(percent) || percent < 1 || percent > 99)
    throw new Refused(`--canary takes a share of a hundred visitors, from 1 to 99, and not "${given}".`);
  return percent;
}

/** Texts of the sources, before anything is built. */
function checkTexts(part: string): void {
  const [wrong, ...more] = [
    ...checkFolder(resolve(partFolder(part), 'src/locales')),
    ...unwrittenTexts(ROOT, part),
  ];
  if (wrong !== undefined)
    throw new Refused(`${part}: ${wrong}${more.length > 0 ? `, and ${more.length} more like it` : ''}.`);
}

async function release(store: ReleaseStore, { part, canary, force }: Asked): Promise<void> {
  if (!partNames().includes(part))
    throw new Refused(`There is no part "${part}"; there are ${partNames().join(', ')}.`);
  if (canary !== undefined && (await store.readRegistry()).parts[part] === undefined)
    throw new Refused(
      `${part} has never been released: there is nothing for the other visitors. Leave --canary out.`,
    );
  checkTexts(part);
  await checkSources(store, part);
  const manifest = await buildPart(part, releasesFolder(), {
    force,
    check: (built) => checkRelease(store, built),
  });
  const { build } = manifest;
  const before = await store.readRegistry();
  await bring(store, manifest, resolve(releasesFolder(), part, build));
  await putInForce(store, { manifest, ...(canary === undefined ? {} : { canary }) }, new Date());
  if (canary === undefined && withRelease(before, part, build, '') === before) {
    console.log(`Everybody has ${part} ${build} already: nothing is changed.`);
    return;
  }
  const whom = canary === undefined ? 'everybody gets it' : `${canary} of a hundred visitors get it`;
  console.log(`Released ${part} ${build}: ${whom} with the next page.`);
  await sweepAfter(store);
}

/** The release stands, whether old builds can be taken away or not: the next one tries again. */
async function sweepAfter(store: ReleaseStore): Promise<void> {
  try {
    for (const gone of await sweep(store)) console.log(`Took away ${gone}.`);
  } catch (error) {
    console.error(`It is released, but old builds are still there: ${(error as Error).message}`);
  }
}

let refusal = 'Not released';
try {
  const { values, positionals } = readArgs(USAGE, {
    allowPositionals: true,
    options: {
      canary: { type: 'string' },
      promote: { type: 'boolean', default: false },
      withdraw: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const part = readPart(positionals, USAGE);
  const { canary, withdraw, remove, force } = values;
  const ways = [canary !== undefined, values.promote, withdraw, remove].filter(Boolean).length;
  if (ways > 1) throw new PlainError(USAGE);
  if (values.promote) refusal = 'Not promoted';
  if (remove) refusal = 'Not taken away';
  if (withdraw) refusal = 'Not withdrawn';
  const store = openReleaseStore();
  const now = new Date();
  if (values.promote) {
    const { parts } = await promote(store, part, now);
    console.log(`Everybody gets ${part} ${parts[part]?.current} with the next page.`);
  } else if (withdraw) {
    const { parts } = await store.changeRegistry((registry) =>
      withWithdrawal(registry, part, now.toISOString()),
    );
    console.log(`Everybody gets ${part} ${parts[part]?.current} again with the next page.`);
  } else if (remove) {
    await removePart(ROOT, store, part, now, console.log);
  } else {
    await release(store, { part, force, ...(canary === undefined ? {} : { canary: readPercent(canary) }) });
  }
} catch (error) {
  tellFailure(error, refusal);
}
