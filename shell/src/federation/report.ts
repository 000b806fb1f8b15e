import { addReport } from '../shared/health/page-reports.ts';
import { wasReloaded } from '../shared/reload-once.ts';
import type { RemoteFailure } from './remote-failure.ts';

/** A screen that is being opened, while the page still is at the address before. */
export interface Place {
  /** Path of its route, with the names of its parameters. */
  pathname: string;
  search: URLSearchParams;
}

/** The path with the names of its parameters: their values may be anything that a person has typed. */
function pathOf({ pathname, search }: Place): string {
  const names = [...new Set(search.keys())].sort();
  return `${pathname}${names.length > 0 ? `?${names.map((name) => `${encodeURIComponent(name)}=`).join('&')}` : ''}`.slice(
    0,
    200,
  );
}

/** One line and one report per fault: part, build, stage and code. */
export function reportRemoteFailure(
  { part, build, stage, code, message }: RemoteFailure,
  place: Place = { pathname: location.pathname, search: new URLSearchParams(location.search) },
): void {
  // The page before this one has told, and was loaded anew for it.
  if (stage === 'screen' && code === 'FILE' && wasReloaded(part, build)) return;
  const news = addReport({ kind: 'fault', part, build, stage, code, path: pathOf(place) });
  if (news) console.warn(JSON.stringify({ fault: 'remote', part, build, stage, code, reason: message }));
}

/** A remote arrived, so many milliseconds after it was asked for. */
export function reportLoad(part: string, build: string, milliseconds: number, retries: number): void {
  addReport({ kind: 'load', part, build, ms: Math.min(Math.round(milliseconds), 60_000), retries });
}
