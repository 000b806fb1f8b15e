// Lists every part with its builds, their shares of the visitors, dates and sizes after brotli.
import { openReleaseStore } from '../release/open-store.ts';
import { formatTable, releaseRows } from '../release/releases-table.ts';

try {
  const rows = await releaseRows(openReleaseStore());
  console.log(rows.length === 0 ? 'Nothing has been released.' : formatTable(rows));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
