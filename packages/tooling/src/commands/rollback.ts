// Puts the release before the current one of a part in force again; asked twice, it goes further back.
import { readArgs, readPart, tellFailure } from '../command-line.ts';
import { openReleaseStore } from '../release/open-store.ts';
import { rollBack } from '../release/release-part.ts';

const USAGE = 'Usage: npm run rollback -- <part>';

try {
  const part = readPart(readArgs(USAGE, { allowPositionals: true }).positionals, USAGE);
  const { parts } = await rollBack(openReleaseStore(), part, new Date());
  console.log(`Everybody gets ${part} ${parts[part]?.current} with the next page.`);
} catch (error) {
  tellFailure(error, 'Not rolled back');
}
