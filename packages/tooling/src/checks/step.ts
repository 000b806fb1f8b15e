import type { ProcessSupervisor } from '../processes/process-supervisor.ts';
import { bold, dim, formatDuration, green, red } from '../processes/terminal.ts';
import type { Tally } from './tally.ts';

/** One part of a check, as `npm run verify` and `npm test` list them. */
export interface Step {
  /** The word that selects it on the command line. */
  name: string;
  title: string;
  run: (context: StepContext) => Promise<StepResult>;
}

export interface StepContext {
  supervisor: ProcessSupervisor;
  signal: AbortSignal;
  /** Where the step's full output goes. */
  logs: string;
  say: (line: string) => void;
}

export interface StepResult {
  ok: boolean;
  /** Tests, where the step is a test suite. */
  tally?: Tally;
  /** What a person needs to mend it: the findings, and only these. */
  findings?: string;
}

function describe(tally: Tally | undefined): string {
  if (tally === undefined) return '';
  const all = tally.passed + tally.failed;
  return tally.failed === 0 ? `${all} tests, ` : `${tally.failed} of ${all} tests, `;
}

async function runOne(step: Step, context: StepContext): Promise<Tally> {
  console.log(`\n${bold(step.title)}`);
  const started = performance.now();
  const { ok, tally, findings } = await step.run(context);
  if (findings) console.log(findings.trimEnd());
  const verdict = ok ? green('ok') : red('failed');
  console.log(`${verdict} ${dim(`(${describe(tally)}${formatDuration(performance.now() - started)})`)}`);
  return tally ?? { passed: 0, failed: ok ? 0 : 1 };
}

/** Runs the steps one after another, all of them even when one fails, and answers what each counted. */
export async function runSteps(steps: Step[], context: StepContext): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const step of steps) tallies.push(await runOne(step, context));
  return tallies;
}
