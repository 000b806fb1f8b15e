// Lists every part with its builds, their shares of the visitors, dates and sizes after brotli.
import { readArgs } from '../command-line.ts';
import { openReleaseStore } from '../release/open-store.ts';
import { formatTable, releaseRows } from '../release/releases-table.ts';

try {
  readArgs('Usage: npm run releases', {});
  const rows = await releaseRows(openReleaseStore());
  console.log(
    rows.length === 0
      ? 'Nothing has been released: npm run build makes the first release of every part.'
      : formatTable(rows),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
