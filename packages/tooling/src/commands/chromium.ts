// Prints the path of the Chromium that tests and measurements use; installs one where it may.
import { PlainError } from '../../../../tools/plain-error.mjs';
import { findChromium, thisMachine } from '../browser/find-chromium.ts';

try {
  console.log(await findChromium(thisMachine(), console.error));
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
