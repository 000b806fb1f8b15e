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

async function runOne(step: Step, context: StepContext): Promise<StepResult> {
  console.log(`\n${bold(step.title)}`);
  const started = performance.now();
  const result = await step.run(context);
  if (result.findings) console.log(result.findings.trimEnd());
  const verdict = result.ok ? green('ok') : red('failed');
  const took = formatDuration(performance.now() - started);
  console.log(`${verdict} ${dim(`(${describe(result.tally)}${took})`)}`);
  return result;
}

/**
 * Runs the steps one after another, all of them even when one fails, and answers what each counted. What failed before the
 * last step is said once more at the end: there it is found in a log of thousands of lines, and in one that was cut.
 */
export async function runSteps(steps: Step[], context: StepContext): Promise<Tally[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runOne(step, context));
  for (const [at, { ok, findings }] of results.slice(0, -1).entries())
    if (!ok) console.log(`\n${red('failed')} ${bold(steps[at]?.title ?? '')}\n${findings?.trimEnd() ?? ''}`);
  return results.map(({ ok, tally }) => tally ?? { passed: 0, failed: ok ? 0 : 1 });
}
