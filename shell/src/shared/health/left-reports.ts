import { addReport, LEFT_REPORTS, type Report } from './page-reports.ts';

/** Tells what the page before this one has left, which loaded itself anew. */
export function tellLeftReports(): void {
  try {
    const left = JSON.parse(sessionStorage.getItem(LEFT_REPORTS) ?? '[]') as Report[];
    sessionStorage.removeItem(LEFT_REPORTS);
    for (const report of left) addReport(report);
  } catch {
    // Nothing was left where nothing is kept.
  }
}
