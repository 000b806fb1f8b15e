import type { FaultReport, LoadReport } from '@vitis/contracts/page-reports';

/** Load times of one build that are kept; older ones make room. */
const LOAD_TIMES_LIMIT = 500;
/** Builds that are remembered; the one that was heard of least lately makes room. */
const BUILDS_LIMIT = 200;

export interface BuildHealth {
  loads: number;
  retries: number;
  /** Milliseconds until the part was there; null before the first report. */
  p50: number | null;
  p95: number | null;
  /** How often, by stage and code: `entry FILE`. */
  faults: Record<string, number>;
}

interface Counts {
  loads: number;
  retries: number;
  times: number[];
  faults: Map<string, number>;
}

/** The smallest value that so many of a hundred do not exceed. */
function percentile(sorted: readonly number[], percent: number): number | null {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
}

/** What pages have said of the builds they were served, counted since this process began. */
export function createPartHealth() {
  const builds = new Map<string, Counts>();

  function countsOf(part: string, build: string): Counts {
    const key = `${part} ${build}`;
    const known = builds.get(key) ?? { loads: 0, retries: 0, times: [], faults: new Map() };
    builds.delete(key);
    builds.set(key, known);
    const [oldest] = builds.keys();
    if (builds.size > BUILDS_LIMIT && oldest !== undefined) builds.delete(oldest);
    return known;
  }

  return {
    addLoad({ part, build, ms, retries }: LoadReport): void {
      const counts = countsOf(part, build);
      counts.times[counts.loads % LOAD_TIMES_LIMIT] = ms;
      counts.loads += 1;
      counts.retries += retries;
    },

    /** True for a fault that was not heard of before. */
    addFault({ part, build, stage, code }: FaultReport): boolean {
      const { faults } = countsOf(part, build);
      const name = `${stage} ${code}`;
      const times = faults.get(name) ?? 0;
      faults.set(name, times + 1);
      return times === 0;
    },

    of(part: string, build: string): BuildHealth {
      const counts = builds.get(`${part} ${build}`);
      const sorted = [...(counts?.times ?? [])].sort((a, b) => a - b);
      return {
        loads: counts?.loads ?? 0,
        retries: counts?.retries ?? 0,
        p50: percentile(sorted, 50),
        p95: percentile(sorted, 95),
        faults: Object.fromEntries(counts?.faults ?? []),
      };
    },
  };
}

export type PartHealth = ReturnType<typeof createPartHealth>;
