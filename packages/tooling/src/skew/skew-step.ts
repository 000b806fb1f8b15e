import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, thisMachine } from '../browser/find-chromium.ts';
import { isolatedEnv } from '../checks/end-to-end-step.ts';
import { runPlaywright } from '../checks/run-playwright.ts';
import type { Step, StepContext, StepResult } from '../checks/step.ts';
import { sum, type Tally } from '../checks/tally.ts';
import { freePorts } from '../processes/ports.ts';
import { buildProduct, seedProvider, startGateway, startProvider } from '../processes/product.ts';
import { Refused } from '../release/registry-changes.ts';
import { ROOT, releasesFolder } from '../workspace.ts';
import { type BuildSet, mixed, releaseSet, servedSet, setBefore, withOthers } from './compose.ts';
import { checkOut, earlierCommits } from './earlier-sources.ts';

/**
 * The path of an order through all roles, and what a guest sees. What rules of accessibility an earlier build breaks by
 * itself has been mended since.
 */
const TESTS = [
  'order-path.spec.ts',
  'by-role/guest',
  'missing-pages.spec.ts',
  '--grep-invert',
  'breaks? no rule',
];
/** How far back it looks for another build of each part: so many commits that change one. */
const COMMITS_TRIED = [0, 1, 3, 7];

const atPlaces = <T>(places: readonly number[], all: readonly T[]): T[] =>
  places.flatMap((place) => all.slice(place, place + 1));

/** The release before of each part, as a registry's history has it: from the newest earlier commit that builds another. */
async function buildEarlier(context: StepContext, folder: string, now: BuildSet): Promise<BuildSet> {
  const named = process.env.VITIS_SKEW_COMMIT;
  const commits = named
    ? [named]
    : atPlaces(COMMITS_TRIED, earlierCommits(ROOT, 1 + Math.max(...COMMITS_TRIED)));
  let found: BuildSet = new Map();
  for (const [position, commit] of commits.entries()) {
    const sources = resolve(folder, 'sources');
    const releases = resolve(folder, `releases-${position}`);
    context.say(`Building the release before this one from ${commit.slice(0, 10)}.`);
    checkOut(ROOT, commit, sources);
    const log = resolve(context.logs, 'skew-build.log');
    const code = await context.supervisor.run({
      name: 'The earlier build',
      args: [resolve(sources, 'packages/tooling/src/commands/build.ts')],
      env: { RELEASES_FOLDER: releases, RELEASES_STORE: undefined },
      logFile: log,
      show: 'none',
    });
    if (code !== 0) throw new PlainError(`${commit} does not build; see ${log}.`);
    found = withOthers(found, servedSet(releases), now);
    const same = [...now.keys()].filter((part) => !found.has(part));
    if (same.length === 0) return found;
    context.say(`The same as now until then: ${same.join(', ')}.`);
  }
  if (!found.has('shell') || found.size === 1) {
    throw new PlainError(
      'No earlier commit that was tried builds another shell and another remote; VITIS_SKEW_COMMIT names one.',
    );
  }
  // What has not changed in all that time is no other release in either.
  return new Map([...now, ...found]);
}

/** Runs the tests over a gateway that serves one set of builds. */
async function runOver(
  context: StepContext,
  settings: Parameters<typeof startGateway>[1],
  { name, set, folder, chromium }: { name: string; set: BuildSet; folder: string; chromium: string },
): Promise<StepResult> {
  await releaseSet(set, folder);
  const gateway = await startGateway(context.supervisor, {
    ...settings,
    logs: resolve(settings.logs, name),
    env: { ...settings.env, RELEASES_FOLDER: folder, RELEASES_STORE: undefined },
  });
  try {
    return await runPlaywright(context, {
      name: `skew-${name}`,
      config: 'e2e/playwright.config.ts',
      args: TESTS,
      env: {
        BASE_URL: `http://127.0.0.1:${settings.gatewayPort}`,
        PROVIDER_URL: `http://127.0.0.1:${settings.providerPort}`,
        CHROMIUM_PATH: chromium,
        // What people read is what the served builds say.
        TEXTS_OF_RELEASES: folder,
      },
    });
  } finally {
    await gateway.stop();
  }
}

/** The shell of now with all remotes of the release before, and the other way round. */
export const skew: Step = {
  name: 'skew',
  title: 'Shell and remotes of different releases',
  async run(context) {
    const folder = mkdtempSync(join(tmpdir(), 'vitis-skew-'));
    // As root the database server runs as another user, who has to enter it.
    chmodSync(folder, 0o755);
    const tallies: Tally[] = [];
    try {
      const chromium = await findChromium(thisMachine(), context.say);
      await buildProduct(context.supervisor, context.logs, context.signal);
      const now = servedSet(releasesFolder());
      const kept = process.env.VITIS_SKEW_COMMIT ? null : await setBefore(releasesFolder());
      if (kept !== null) context.say('The release before this one lies in the releases folder.');
      const before = kept ?? (await buildEarlier(context, resolve(folder, 'earlier'), now));
      const [gatewayPort = 0, providerPort = 0] = await freePorts(2);
      const settings = {
        gatewayPort,
        providerPort,
        logs: resolve(context.logs, 'skew'),
        env: isolatedEnv(resolve(folder, 'data')),
        signal: context.signal,
      };
      await seedProvider(context.supervisor, settings);
      await startProvider(context.supervisor, settings);
      const sets = [
        { name: 'new-shell', set: mixed(now, before) },
        { name: 'old-shell', set: mixed(before, now) },
      ];
      for (const { name, set } of sets) {
        context.say(`${name}: ${[...set].map(([part, { build }]) => `${part} ${build}`).join(', ')}`);
        const run = { name, set, folder: resolve(folder, name), chromium };
        const { tally } = await runOver(context, settings, run);
        if (tally !== undefined) tallies.push(tally);
      }
      const tally = sum(tallies);
      return { ok: tally.failed === 0, tally };
    } catch (error) {
      if (!(error instanceof PlainError) && !(error instanceof Refused)) throw error;
      return { ok: false, findings: error.message };
    } finally {
      await context.supervisor.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
