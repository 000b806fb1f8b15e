import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../workspace.ts';
import type { StepContext, StepResult } from './step.ts';
import { tallyPlaywright } from './tally.ts';

interface Run {
  /** Of the log and the report, `<name>.log` and `<name>.json`. */
  name: string;
  config: string;
  env: NodeJS.ProcessEnv;
  /** Files of tests, or other words of Playwright; all tests where left out. */
  args?: string[];
}

/** Runs Playwright and counts its tests. */
export async function runPlaywright(
  context: StepContext,
  { name, config, env, args = [] }: Run,
): Promise<StepResult> {
  const reportFile = resolve(context.logs, `${name}.json`);
  rmSync(reportFile, { force: true });
  const code = await context.supervisor.run({
    name: 'Playwright',
    program: resolve(ROOT, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--config', config, ...args],
    env: { CI: 'true', ...env, RESULTS_FILE: reportFile },
    logFile: resolve(context.logs, `${name}.log`),
    show: 'all',
  });
  const tally = tallyPlaywright(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null, code);
  return { ok: tally.failed === 0, tally };
}
