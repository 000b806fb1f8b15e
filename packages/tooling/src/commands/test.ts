// Checks everything: what verify checks, then the built product end to end in a real browser; words select steps.
import { endToEnd } from '../checks/end-to-end-step.ts';
import { runSteps } from '../checks/step.ts';
import { sum, tallyLine } from '../checks/tally.ts';
import { selectSteps, verifySteps } from '../checks/verify-steps.ts';
import { LOGS } from '../processes/running-place.ts';
import { formatDuration } from '../processes/terminal.ts';
import { withCrew } from '../processes/with-crew.ts';

await withCrew(130, async (crew, { signal }) => {
  const started = performance.now();
  const steps = selectSteps([...verifySteps, endToEnd], process.argv.slice(2));
  const tallies = await runSteps(steps, {
    crew,
    signal,
    logs: LOGS,
    say: console.log,
  });
  const total = sum(tallies);
  console.log(`\nAll logs are in .data/logs; it took ${formatDuration(performance.now() - started)}.`);
  console.log(tallyLine(total));
  return total.failed === 0 ? 0 : 1;
});
