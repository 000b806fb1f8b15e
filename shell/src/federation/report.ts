import { addReport } from '../features/health/page-reports.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** The page's path with the names of its parameters: their values may be anything that a person has typed. */
function pagePath(): string {
  const { pathname, search } = location;
  const names = [...new Set(new URLSearchParams(search).keys())].sort();
  return `${pathname}${names.length > 0 ? `?${names.map((name) => `${encodeURIComponent(name)}=`).join('&')}` : ''}`.slice(
    0,
    200,
  );
}

/** One line and one report per fault: part, build, stage and code. */
export function reportRemoteFailure({ part, build, stage, code, message }: RemoteFailure): void {
  const news = addReport({ kind: 'fault', part, build, stage, code, path: pagePath() });
  if (news) console.warn(JSON.stringify({ fault: 'remote', part, build, stage, code, reason: message }));
}

/** A remote arrived, so many milliseconds after it was asked for. */
export function reportLoad(part: string, build: string, milliseconds: number, retries: number): void {
  addReport({ kind: 'load', part, build, ms: Math.min(Math.round(milliseconds), 60_000), retries });
}
