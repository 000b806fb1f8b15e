import type { Page } from 'playwright';

/** What a page says about its own start, in milliseconds since navigation began. */
export interface Vitals {
  /** Largest contentful paint. */
  lcp: number;
  /** What was painted: the element, and the address of its picture ('' for text). */
  lcpElement: string;
  lcpUrl: string;
  firstPaint: number;
  /** Cumulative layout shift: the worst session window, as browsers report it. */
  cls: number;
  /** First and last byte of the document. */
  responseStart: number;
  responseEnd: number;
  /** Picture of the largest paint: asked for, arrived; null for text. */
  pictureAsked: number | null;
  pictureThere: number | null;
  /** Time in tasks longer than 50 ms, before the largest paint and in all. */
  busyBeforeLcp: number;
  busy: number;
  /** What of those tasks lies past their first 50 ms: the total blocking time of a page that loads. */
  blocking: number;
}

interface Shift {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
}

interface Task {
  startTime: number;
  duration: number;
}

interface Raw extends Omit<Vitals, 'cls' | 'busyBeforeLcp' | 'busy' | 'blocking'> {
  shifts: Shift[];
  tasks: Task[];
}

/** A task that is longer keeps somebody's finger waiting by the rest. */
const UNNOTICED_MS = 50;

// A text, because it runs in the page: this package has no types of a browser.
const READ = `new Promise((settle) => {
  const seen = { 'largest-contentful-paint': [], 'layout-shift': [], longtask: [] };
  for (const type of Object.keys(seen))
    new PerformanceObserver((list) => seen[type].push(...list.getEntries())).observe({ type, buffered: true });
  setTimeout(() => {
    const paint = seen['largest-contentful-paint'].at(-1);
    const element = paint?.element;
    const [document] = performance.getEntriesByType('navigation');
    const picture = paint?.url ? performance.getEntriesByName(paint.url)[0] : undefined;
    settle({
      lcp: paint?.startTime ?? 0,
      lcpElement: element ? element.tagName.toLowerCase() + (element.className ? '.' + element.className : '') : '',
      lcpUrl: paint?.url ?? '',
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      responseStart: document.responseStart,
      responseEnd: document.responseEnd,
      pictureAsked: picture?.requestStart ?? null,
      pictureThere: picture?.responseEnd ?? null,
      shifts: seen['layout-shift'].map(({ value, startTime, hadRecentInput }) => ({ value, startTime, hadRecentInput })),
      tasks: seen.longtask.map(({ startTime, duration }) => ({ startTime, duration })),
    });
  }, 200);
})`;

/** Shifts within a second of the one before and five seconds in all are one window; the worst window counts. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last > 1_000 || startTime - first > 5_000) {
      sum = 0;
      first = startTime;
    }
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** What tasks take past the time in which nobody notices them. */
export const blockingTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - UNNOTICED_MS), 0);

/** Reads the vitals of a page that has settled; throws where nothing was painted. */
export async function readVitals(page: Page): Promise<Vitals> {
  const { shifts, tasks, ...rest } = (await page.evaluate(READ)) as Raw;
  if (rest.lcp === 0) throw new Error(`${page.url()} painted nothing`);
  const busyUntil = (limit: number) =>
    tasks.reduce(
      (sum, { startTime, duration }) => sum + Math.max(0, Math.min(startTime + duration, limit) - startTime),
      0,
    );
  return {
    ...rest,
    cls: layoutShift(shifts),
    busyBeforeLcp: busyUntil(rest.lcp),
    busy: busyUntil(Number.POSITIVE_INFINITY),
    blocking: blockingTime(tasks),
  };
}
