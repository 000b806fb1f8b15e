// Puts the release before the current one of a part in force again; asked twice, it goes further back.
import { PlainError } from '../../../../tools/plain-error.mjs';
import { readWords } from '../command-line.ts';
import { openReleaseStore } from '../release/open-store.ts';
import { Refused } from '../release/registry-changes.ts';
import { rollBack } from '../release/release-part.ts';

const USAGE = 'Usage: npm run rollback -- <part>';

try {
  const [part, ...others] = readWords(USAGE, { allowPositionals: true }).positionals;
  if (part === undefined || others.length > 0) throw new PlainError(USAGE);
  const { parts } = await rollBack(openReleaseStore(), part, new Date());
  console.log(`Everybody gets ${part} ${parts[part]?.current} with the next page.`);
} catch (error) {
  console.error(
    error instanceof Refused
      ? `Not rolled back. ${error.message}`
      : error instanceof Error
        ? error.message
        : error,
  );
  process.exitCode = 1;
}
