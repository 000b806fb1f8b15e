import type { Result, RunnerResult } from 'lighthouse';
import {
  deskRows,
  lighthouseRows,
  memberRows,
  processorNote,
  readLoad,
  type TraceEvent,
} from './lighthouse-rows.ts';
import { judge } from './rows.ts';

const audit = (numericValue: number, items: unknown[] = []) => ({ numericValue, details: { items } });
const category = (score: number, ...refs: string[]) => ({
  score,
  auditRefs: refs.map((id) => ({ id, weight: 1 })),
});

/** A report with what is read of it. */
const report = {
  environment: { benchmarkIndex: 812.5 },
  categories: {
    performance: category(0.974),
    accessibility: category(1, 'image-alt'),
    'best-practices': category(0.96, 'errors-in-console'),
    seo: category(1),
  },
  audits: {
    'first-contentful-paint': audit(900),
    'largest-contentful-paint': audit(1_050),
    'total-blocking-time': audit(80),
    'total-byte-weight': audit(350_000),
    'network-requests': audit(0, [
      { resourceType: 'Font', transferSize: 20_000 },
      { resourceType: 'Script', transferSize: 99_000 },
    ]),
    'long-tasks': audit(0, [{ startTime: 400 }, { startTime: 1_000 }]),
    'image-alt': { score: 1 },
    'errors-in-console': { score: 0 },
  },
} as unknown as Result;

const task = (ts: number, tdur: number, tid = 1) => ({ name: 'RunTask', pid: 7, tid, ts, tdur });
/** A blank page, then the page: a task that makes its first paint, one that would be long on a phone, two short, one elsewhere. */
const trace = [
  { name: 'firstContentfulPaint', pid: 6, tid: 1, ts: 10 },
  task(1_000, 30_000),
  { name: 'firstContentfulPaint', pid: 7, tid: 1, ts: 31_500 },
  task(40_000, 12_501),
  task(60_000, 12_500),
  { name: 'RunTask', pid: 7, tid: 1, ts: 90_000 },
  task(95_000, 80_000, 2),
];

/** A load of the page as Lighthouse answers it. */
const resultOf = (lhr: Result, traceEvents: readonly TraceEvent[] = trace) =>
  ({ lhr, artifacts: { Trace: { traceEvents } } }) as unknown as RunnerResult;

test('reads what counts from a report', () => {
  expect(readLoad(resultOf(report))).toEqual({
    performance: 97,
    accessibility: 100,
    'best-practices': 96,
    seo: 100,
    lcp: 1_050,
    blocking: 80,
    total: 350,
    fonts: 20,
    longTasks: 1,
    longTasksByClock: 1,
    processor: 812.5,
    failed: ['errors-in-console'],
  });
});

test('a report without one of the numbers is not counted as nothing', () => {
  const { 'total-blocking-time': _, ...audits } = report.audits;
  expect(() => readLoad(resultOf({ ...report, audits }))).toThrow('total-blocking-time');
  expect(() => readLoad(resultOf(report, trace.slice(3)))).toThrow('no first paint');
  expect(() => readLoad(resultOf(report, trace.slice(0, 3)))).toThrow('no processor times');
});

test('scores are to be high, all else low', () => {
  const missed = lighthouseRows('/', [readLoad(resultOf(report))])
    .map(judge)
    .filter(({ met }) => met === false);
  expect(missed.map(({ what }) => what)).toEqual(['/: performance', '/: best practices', '/: fonts']);
});

test('a page of members has half a second more, and is not judged for those who search', () => {
  const slow = { ...readLoad(resultOf(report)), lcp: 1_501 };
  expect(
    memberRows('/mypage', [slow])
      .map(judge)
      .map(({ what, met }) => [what, met]),
  ).toEqual([
    ['/mypage: LCP', false],
    ['/mypage: Total Blocking Time', true],
    ['/mypage: accessibility', true],
  ]);
});

test('a desk may load one font', () => {
  const load = readLoad(resultOf(report));
  const judged = [20, 131].map((fonts) => deskRows('/', [{ ...load, fonts }]).map(judge));
  expect(judged.map((rows) => rows.map(({ what, met }) => [what, met]))).toEqual([
    [['/: fonts at a desk', true]],
    [['/: fonts at a desk', false]],
  ]);
});

test('says how fast the machine was', () => {
  const loads = [900, 700, 1_100].map((processor) => ({ ...readLoad(resultOf(report)), processor }));
  expect(processorNote(loads)).toContain(': 900 points (700–1100)');
});
