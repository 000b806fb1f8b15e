// Checks the sources: format, lint and import rules, what is unused, texts, types, unit tests, build; arguments select some of them.
import { runSteps } from '../checks/step.ts';
import { sum, tallyLine } from '../checks/tally.ts';
import { selectSteps, verifySteps } from '../checks/verify-steps.ts';
import { LOGS } from '../processes/instance-lock.ts';
import { withSupervisor } from '../processes/with-supervisor.ts';

await withSupervisor(130, async (supervisor, { signal }) => {
  const steps = selectSteps(verifySteps, process.argv.slice(2));
  const tallies = await runSteps(steps, {
    supervisor,
    signal,
    logs: LOGS,
    say: console.log,
  });
  const total = sum(tallies);
  // A check without a test has said how it went.
  if (total.passed + total.failed > 0) console.log(`\n${tallyLine(total)}`);
  return total.failed === 0 ? 0 : 1;
});
