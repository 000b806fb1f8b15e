import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileCache } from '../processes/compile-cache.ts';
import { ROOT } from '../workspace.ts';
import type { StepContext, StepResult } from './step.ts';
import { tallyJest } from './tally.ts';

interface Tool {
  /** As its program in `node_modules/.bin` is called. */
  name: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** File among the logs. */
  log: string;
}

/** Runs a tool; its output is the finding when it fails. */
export async function runTool(
  { supervisor, logs }: StepContext,
  tool: Tool,
): Promise<{ code: number; output: string }> {
  const logFile = resolve(logs, tool.log);
  const code = await supervisor.run({
    name: tool.name,
    program: resolve(ROOT, 'node_modules/.bin', tool.name),
    args: tool.args,
    env: tool.env,
    logFile,
    show: 'none',
  });
  return { code, output: readFileSync(logFile, 'utf8') };
}

/** What jest says of the files that failed: it colours nothing in a pipe. */
function failuresIn(report: string): string {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; status: string; message: string }[];
  };
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message }) => `${name.replace(`${ROOT}/`, '')}\n${message}`)
    .join('\n');
}

/**
 * Runs jest and counts its tests; the findings are its failures.
 *
 * @param name of the log and the report, `<name>.log` and `<name>.json`
 * @param args of jest's command line
 */
export async function runJest(
  context: StepContext,
  { name, args, env }: { name: string; args: string[]; env?: NodeJS.ProcessEnv },
): Promise<StepResult> {
  const reportFile = resolve(context.logs, `${name}.json`);
  rmSync(reportFile, { force: true });
  const { code, output } = await runTool(context, {
    name: 'jest',
    args: ['--ci', '--json', `--outputFile=${reportFile}`, ...args],
    // For jest's own workers, and for the servers and commands that tests start.
    env: { ...compileCache, ...env },
    log: `${name}.log`,
  });
  const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null;
  const tally = tallyJest(report, code);
  const ok = tally.failed === 0;
  return { ok, tally, findings: ok ? '' : (report && failuresIn(report)) || output };
}
