// Runs the long forms of the tests that have one (`*.long.test.ts`) and what is too long for `npm test`, one after
// another; arguments select some of them.
import { development } from '../checks/development-step.ts';
import { endurance, everyFault } from '../checks/end-to-end-step.ts';
import { longSteps } from '../checks/long-steps.ts';
import { runSteps } from '../checks/step.ts';
import { sum, tallyLine } from '../checks/tally.ts';
import { selectSteps } from '../checks/verify-steps.ts';
import { LOGS } from '../processes/instance-lock.ts';
import { formatDuration } from '../processes/terminal.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';
import { skew } from '../skew/skew-step.ts';
import { ROOT } from '../workspace.ts';

await withSupervisor(130, async (supervisor, { signal }) => {
  const started = performance.now();
  const steps = selectSteps(
    [...longSteps(ROOT), everyFault, endurance, development, skew],
    process.argv.slice(2),
  );
  const tallies = await runSteps(steps, { supervisor, signal, logs: LOGS, say: console.log });
  const total = sum(tallies);
  console.log(`\nAll logs are in .data/logs; it took ${formatDuration(performance.now() - started)}.`);
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
});
