import type { Result, RunnerResult } from 'lighthouse';
import type { Aim, Row, Unit } from './rows.ts';
import { spreadOf } from './statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** One load as Lighthouse judges it: milliseconds of its simulated phone, kilobytes as they travelled, scores of 100. */
export interface LighthouseLoad extends Record<Category, number> {
  lcp: number;
  blocking: number;
  total: number;
  fonts: number;
  /** Tasks after the first paint whose processor time would be over 50 ms on the simulated phone. */
  longTasks: number;
  /**
   * Tasks over 50 ms by Lighthouse's own clock: it begins right before the task that makes the first paint, and runs while other
   * programs have the processor.
   */
  longTasksByClock: number;
  /** What Lighthouse's own test of the processor came to right before the load. */
  processor: number;
  /** Audits that count for a score and are not passed, performance apart. */
  failed: string[];
}

interface Details {
  items: Record<string, unknown>[];
}

const itemsOf = ({ audits }: Result, audit: string) =>
  (audits[audit]?.details as Details | undefined)?.items ?? [];

function numberOf({ audits }: Result, audit: string): number {
  const value = audits[audit]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse has no number for ${audit}`);
  return value;
}

/** What is read of a trace event; times in microseconds, `tdur` those of the thread on a processor. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
}

/** How much slower the simulated phone's processor is, by Lighthouse's own settings. */
const SLOWDOWN = 4;
/** Microseconds. */
const LONG_TASK = 50_000;

/** Long tasks of the page's main thread after its first paint. Throws where the trace has no paint, or no processor times. */
function longTasksIn(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace of Lighthouse has no first paint');
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
  );
  if (!tasks.some(({ tdur }) => tdur !== undefined))
    throw new Error('The trace of Lighthouse has no processor times');
  return tasks.filter(({ tdur = 0 }) => tdur * SLOWDOWN > LONG_TASK).length;
}

/** Reads what counts here from Lighthouse's report and trace; throws where one of the numbers is not there. */
export function readLoad({ lhr: report, artifacts }: RunnerResult): LighthouseLoad {
  const score = (category: Category) => Math.round((report.categories[category]?.score ?? 0) * 100);
  const firstPaint = numberOf(report, 'first-contentful-paint');
  const failed = CATEGORIES.slice(1).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: numberOf(report, 'largest-contentful-paint'),
    blocking: numberOf(report, 'total-blocking-time'),
    total: numberOf(report, 'total-byte-weight') / 1000,
    fonts:
      itemsOf(report, 'network-requests')
        .filter(({ resourceType }) => resourceType === 'Font')
        .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1000,
    longTasks: longTasksIn(artifacts.Trace.traceEvents as TraceEvent[]),
    longTasksByClock: itemsOf(report, 'long-tasks').filter(({ startTime }) => Number(startTime) > firstPaint)
      .length,
    processor: report.environment.benchmarkIndex,
    failed,
  };
}

type Figure = Exclude<keyof LighthouseLoad, 'failed' | 'processor'>;

/** Makes the rows of one page. */
const rowOf =
  (name: string, loads: readonly LighthouseLoad[]) =>
  (what: string, unit: Unit, read: Figure, aim?: Aim): Row => ({
    section: 'lighthouse',
    what: `${name}: ${what}`,
    unit,
    measured: spreadOf(loads.map((load) => load[read])),
    ...(aim && { aim }),
  });

const most = (limit: number): Aim => ({ of: 'measured', most: limit });
const least = (limit: number): Aim => ({ of: 'measured', least: limit });

/** The rows of a page that strangers arrive at. */
export function lighthouseRows(name: string, loads: readonly LighthouseLoad[]): Row[] {
  const row = rowOf(name, loads);
  return [
    row('LCP', 'ms', 'lcp', most(1_200)),
    row('Total Blocking Time', 'ms', 'blocking', most(100)),
    row('tasks over 50 ms after the first paint', 'tasks', 'longTasks', most(1)),
    row('the same by the clock of Lighthouse', 'tasks', 'longTasksByClock'),
    row('performance', 'points', 'performance', least(98)),
    row('accessibility', 'points', 'accessibility', least(100)),
    row('best practices', 'points', 'best-practices', least(100)),
    row('SEO', 'points', 'seo', least(100)),
    row('transferred until rest', 'kB', 'total', most(380)),
    row('fonts', 'kB', 'fonts', most(0)),
  ];
}

/**
 * How fast the machine was meanwhile. Lighthouse slows a processor down by a factor, so that blocking times of two days
 * compare only where this does.
 */
export function processorNote(loads: readonly LighthouseLoad[]): string {
  const { middle, least, most } = spreadOf(loads.map(({ processor }) => processor));
  return `The processor by Lighthouse's own test: ${Math.round(middle)} points (${Math.round(least)}–${Math.round(most)}).`;
}

/** The row of a page at a desk, where a font is loaded that phones have of their own. */
export function deskRows(name: string, loads: readonly LighthouseLoad[]): Row[] {
  return [rowOf(name, loads)('fonts at a desk', 'kB', 'fonts', most(130))];
}

/** The rows of a member's page, which no machine looks for. */
export function memberRows(name: string, loads: readonly LighthouseLoad[]): Row[] {
  const row = rowOf(name, loads);
  return [
    row('LCP', 'ms', 'lcp', most(1_500)),
    row('Total Blocking Time', 'ms', 'blocking', most(150)),
    row('accessibility', 'points', 'accessibility', least(100)),
  ];
}
