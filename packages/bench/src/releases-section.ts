import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError } from '@vitis/tooling/plain-error';
import { type ProductSettings, startGateway } from '@vitis/tooling/processes/product';
import { withRelease } from '@vitis/tooling/registry-changes';
import { EMPTY_REGISTRY, readRegistry, writeRegistry } from '@vitis/tooling/registry-file';
import { type Bench, type Finding, ownProduct, startSeeded } from './bench.ts';
import type { Row } from './rows.ts';
import { spreadOf } from './statistics.ts';

const ROUNDS = 3;
/** The remote that changes most, and is the largest. */
const RELEASED = 'mf-catalog';
/** A page that a guest gets from it. */
const PAGE = '/product';
const EARLIER = '0.0.1-00000000';
const SERVED_LIMIT_MS = 30_000;

async function runCommand({ supervisor, logs }: Bench, args: string[], releases: string): Promise<number> {
  const log = resolve(logs, `${args[0]}.log`);
  const started = performance.now();
  const code = await supervisor.run({
    name: `npm run ${args.join(' ')}`,
    args: ['tools/vitis.mjs', ...args],
    env: { RELEASES_FOLDER: releases, RELEASES_STORE: undefined },
    logFile: log,
    show: 'none',
  });
  if (code !== 0) throw new PlainError(`npm run ${args.join(' ')} fails; see ${log}.`);
  return performance.now() - started;
}

/** Makes what is released of a part its earlier release: the next one has all its files to build and to write. */
function makeEarlier(releases: string, part: string): string {
  const registry = readRegistry(releases);
  const { current = '' } = registry.parts[part] ?? {};
  const earlier = resolve(releases, part, EARLIER);
  rmSync(earlier, { recursive: true, force: true });
  renameSync(resolve(releases, part, current), earlier);
  const manifest = resolve(earlier, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(current, EARLIER));
  for (const compressed of ['br', 'gz']) rmSync(`${manifest}.${compressed}`, { force: true });
  const others = Object.fromEntries(Object.entries(registry.parts).filter(([name]) => name !== part));
  const now = new Date().toISOString();
  writeRegistry(releases, withRelease({ ...EMPTY_REGISTRY, parts: others }, part, EARLIER, now));
  return current;
}

async function servedBuild(url: string, signal: AbortSignal): Promise<string | undefined> {
  const answer = await fetch(url, { signal });
  const page = /id="vitis-page">(.*?)<\/script>/.exec(await answer.text())?.[1];
  if (page === undefined) throw new PlainError(`${url} answers ${answer.status} without a page`);
  const { registry } = JSON.parse(page) as { registry: { remotes: Record<string, { build: string }> } };
  return registry.remotes[RELEASED]?.build;
}

async function untilServed(url: string, build: string, signal: AbortSignal): Promise<void> {
  for (const end = performance.now() + SERVED_LIMIT_MS; performance.now() < end; await sleep(50)) {
    if ((await servedBuild(url, signal)) === build) return;
  }
  throw new PlainError(`${url} is not served with ${RELEASED} ${build}.`);
}

/** Milliseconds from the command to the first page with the build, of a gateway that has served the earlier one. */
async function timeRelease(
  bench: Bench,
  settings: ProductSettings,
  releases: string,
  build: string,
): Promise<number> {
  const gateway = await startGateway(bench.supervisor, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  try {
    const page = `http://127.0.0.1:${settings.gatewayPort}${PAGE}`;
    const before = await servedBuild(page, bench.signal);
    if (before !== EARLIER) throw new PlainError(`${page} is served with ${before}, not with ${EARLIER}.`);
    const started = performance.now();
    await runCommand(bench, ['release', RELEASED, '--force'], releases);
    await untilServed(page, build, bench.signal);
    return performance.now() - started;
  } finally {
    await gateway.stop();
  }
}

/**
 * Releasing one remote, from the command to the first page that has it, against building all parts; both by the commands
 * that people use, and both from the sources alone: nothing built before is taken over.
 */
export async function measureReleasesSection(bench: Bench): Promise<Finding> {
  const seconds = { released: [] as number[], all: [] as number[] };
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      bench.say(`Building all and releasing one, round ${round} of ${ROUNDS}.`);
      const releases = resolve(bench.folder, `released-${round}/releases`);
      seconds.all.push((await runCommand(bench, ['build', '--force'], releases)) / 1000);
      const build = makeEarlier(releases, RELEASED);
      seconds.released.push((await timeRelease(bench, settings, releases, build)) / 1000);
    }
  } finally {
    await provider.member.stop();
  }
  const row: Row = {
    section: 'releases',
    what: `release of ${RELEASED}, from command to served`,
    unit: 's',
    measured: spreadOf(seconds.released),
    reference: { name: 'build of all parts', value: spreadOf(seconds.all) },
    aim: { of: 'ratio', most: 0.35 },
  };
  return { rows: [row], notes: [], raw: seconds };
}
