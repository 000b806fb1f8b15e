import { EARLY_INPUT } from '@vitis/contracts/early-input';
import { REPORTS_PATH } from '@vitis/contracts/page-reports';
import { SERVICE_WORKER_PATH } from '@vitis/contracts/service-worker';
import { START_FAILED } from '@vitis/contracts/start-failure';
import { minify_sync } from 'terser';
import { keepEarlyInput } from './keep-early-input.ts';
import { type StartSettings, startPage } from './start-page.ts';

const WAITING = { silence: 10_000, patience: 30_000, paintPatience: 1_000 };

/** The text of a function as an expression, minified: its types are blanks by now, and every page carries it. */
function textOf(run: (...given: never[]) => void): string {
  // By itself nobody calls it: a minifier takes a function away that has no use, unless it is the value of the script.
  const { code = '' } = minify_sync(`(${run})`, { compress: { expression: true } });
  return code.replace(/;$/, '');
}

const KEEP_EARLY_INPUT = textOf(keepEarlyInput);
const START_PAGE = textOf(startPage);

/**
 * The text of the script that starts a page, the same on every page, so that one hash in the policy allows it. Types are
 * gone from the function when it is here; what else it is written in, every supported browser reads.
 *
 * @param more another folder whose scripts this page may load
 */
export function startScript(filesAt: string, more?: string): string {
  const folders = more === undefined ? [filesAt] : [filesAt, more];
  const settings: StartSettings = {
    folders,
    worker: SERVICE_WORKER_PATH,
    reports: REPORTS_PATH,
    failed: START_FAILED,
    early: EARLY_INPUT,
    ...WAITING,
  };
  return `(${KEEP_EARLY_INPUT})(${JSON.stringify(EARLY_INPUT)});(${START_PAGE})(${JSON.stringify(settings)});`;
}
