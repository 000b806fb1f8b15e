// Walks every address, a sign-up and the ways in which engines differ in Chromium, Firefox and WebKitGTK; arguments go to
// Playwright.
import { everyEngine } from '../checks/end-to-end-step.ts';
import { runSteps } from '../checks/step.ts';
import { sum, tallyLine } from '../checks/tally.ts';
import { LOGS } from '../processes/instance-lock.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';

await withSupervisor(130, async (supervisor, { signal }) => {
  const step = everyEngine(process.argv.slice(2));
  const total = sum(await runSteps([step], { supervisor, signal, logs: LOGS, say: console.log }));
  console.log(`\nAll logs are in .data/logs.\n${tallyLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
