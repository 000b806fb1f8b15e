import {
  type FaultReport,
  type LoadReport,
  type PageReports,
  REPORTS_PATH,
} from '@vitis/contracts/page-reports';

export type Report = FaultReport | LoadReport;

/** Where a page that loads itself anew leaves its reports. */
export const LEFT_REPORTS = 'vitis-left-reports';

/** Faults are told soon, so that they are known even if the person leaves; what arrived well can wait for company. */
const AFTER_FAULT_MS = 500;
const AFTER_LOAD_MS = 5_000;
/** What one message may carry. */
const AT_ONCE = 20;
let waiting: Report[] = [];
let told = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let started = false;
let overridden = false;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting.splice(0, AT_ONCE);
  if (reports.length === 0) return;
  const body = new Blob(
    [JSON.stringify({ reports, ...(overridden ? { overridden } : {}) } satisfies PageReports)],
    { type: 'application/json' },
  );
  // Outlives the page. What cannot be sent is lost: reports must never stand in a visitor's way.
  if (navigator.sendBeacon?.(REPORTS_PATH, body)) return;
  fetch(REPORTS_PATH, { method: 'POST', body, keepalive: true }).catch(() => {});
}

function schedule(milliseconds: number): void {
  if (!started || waiting.length === 0) return;
  clearTimeout(timer);
  timer = setTimeout(send, milliseconds);
}

/** Keeps a report for the next message to the gateway. True when it is news: one fault is told once per page. */
export function addReport(report: Report): boolean {
  const { kind } = report;
  if (kind === 'fault') {
    const key = JSON.stringify(report);
    if (told.has(key)) return false;
    told.add(key);
  }
  if (waiting.length < AT_ONCE) waiting.push(report);
  // Loads never put off a fault that is about to be told.
  if (kind === 'fault' || timer === undefined) schedule(kind === 'fault' ? AFTER_FAULT_MS : AFTER_LOAD_MS);
  return true;
}

/**
 * Leaves what waits to the page that comes in the place of this one: a message that a page sends while it ends is lost
 * where a service worker stands between, because it goes through the page. Throws where nothing can be kept.
 */
export function leaveReports(): void {
  sessionStorage.setItem(LEFT_REPORTS, JSON.stringify(waiting));
  waiting = [];
}

const onHidden = () => {
  if (document.visibilityState === 'hidden') send();
};

/**
 * Begins to tell the gateway what the page reports. The returned function ends it and forgets what was told.
 *
 * @param showsOverride the page shows a developer's build, which is in nobody else's figures
 */
export function startPageReports(showsOverride = false): () => void {
  started = true;
  overridden = showsOverride;
  document.addEventListener('visibilitychange', onHidden);
  schedule(waiting.some(({ kind }) => kind === 'fault') ? AFTER_FAULT_MS : AFTER_LOAD_MS);
  return () => {
    started = false;
    document.removeEventListener('visibilitychange', onHidden);
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
    told = new Set();
  };
}
