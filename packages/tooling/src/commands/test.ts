// Checks everything: what verify checks, then the built product end to end in a real browser; arguments select steps. Those after
// `e2e` go to Playwright.
import { endToEnd } from '../checks/end-to-end-step.ts';
import { runSteps } from '../checks/step.ts';
import { sum, tallyLine } from '../checks/tally.ts';
import { selectSteps, verifySteps } from '../checks/verify-steps.ts';
import { LOGS } from '../processes/instance-lock.ts';
import { formatDuration } from '../processes/terminal.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';

await withSupervisor(130, async (supervisor, { signal }) => {
  const started = performance.now();
  const args = process.argv.slice(2);
  const [first, ...words] = args;
  const steps = first === 'e2e' ? [endToEnd(words)] : selectSteps([...verifySteps, endToEnd()], args);
  const tallies = await runSteps(steps, {
    supervisor,
    signal,
    logs: LOGS,
    say: console.log,
  });
  const total = sum(tallies);
  console.log(`\nAll logs are in .data/logs; it took ${formatDuration(performance.now() - started)}.`);
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
});
