import { type Bench, build, type Finding } from './bench.ts';
import type { Row } from './rows.ts';
import { spreadOf } from './statistics.ts';

const ROUNDS = 3;
/** The remote that changes most, and is the largest. */
const ALONE = 'mf-catalog';

const KINDS = { parts: ['parts'], one: ['one'], alone: ['parts', ALONE] };

/** Wall time of building everything, of the same sources as one bundle, and of one remote alone; in turn. */
export async function measureBuildSection(bench: Bench): Promise<Finding> {
  const seconds: Record<keyof typeof KINDS, number[]> = { parts: [], one: [], alone: [] };
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.say(`Building, round ${round} of ${ROUNDS}.`);
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const started = performance.now();
      await build(bench, `timed-${kind}-${round}`, KINDS[kind]);
      seconds[kind].push((performance.now() - started) / 1000);
    }
  }
  const row = (what: string, kind: keyof typeof KINDS): Row => ({
    section: 'build',
    what,
    unit: 's',
    measured: spreadOf(seconds[kind]),
    reference: { name: 'one bundle', value: spreadOf(seconds.one) },
  });
  return {
    rows: [row('build of all parts', 'parts'), row(`build of ${ALONE} alone`, 'alone')],
    notes: [],
    raw: seconds,
  };
}
