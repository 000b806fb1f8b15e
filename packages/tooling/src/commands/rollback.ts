// Puts the release before the current one of a part in force again; asked twice, it goes further back.
import { openReleaseStore } from '../release/open-store.ts';
import { Refused } from '../release/registry-changes.ts';
import { rollBack } from '../release/release-part.ts';

const [part, ...others] = process.argv.slice(2);

try {
  if (part === undefined || others.length > 0) throw new Refused('Usage: npm run rollback -- <part>');
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
