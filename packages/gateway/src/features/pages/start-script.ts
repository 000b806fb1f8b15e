import { EARLY_INPUT } from '@vitis/contracts/early-input';
import { REPORTS_PATH } from '@vitis/contracts/page-reports';
import { SERVICE_WORKER_PATH } from '@vitis/contracts/service-worker';
import { keepEarlyInput } from './keep-early-input.ts';
import { type StartSettings, startPage } from './start-page.ts';

const WAITING = { silence: 10_000, patience: 30_000, paintPatience: 1_000 };

/** The text of a function without indentation and the lines of comments, half a kilobyte of every page. */
const textOf = (run: (...given: never[]) => void): string =>
  run
    .toString()
    .replace(/^\s*(?:\/\/.*|\/\*\*[\s\S]*?\*\/)$/gm, '')
    .replace(/^\s+/gm, '');

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
    ...WAITING,
  };
  return `(${textOf(keepEarlyInput)})(${JSON.stringify(EARLY_INPUT)});(${textOf(startPage)})(${JSON.stringify(settings)});`;
}
