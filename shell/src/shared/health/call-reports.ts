import {
  type CallFault,
  type CallReport,
  type PageReports,
  REPORTS_PATH,
} from '@vitis/contracts/page-reports';
import type { ApiFailure, FailureKind } from '@vitis/platform';
import { onFailedCall } from '@vitis/platform/failed-calls';

const CODES: Record<FailureKind, CallFault> = {
  network: 'NETWORK',
  timeout: 'DEADLINE',
  problem: 'ANSWER',
  'unexpected-reply': 'CONTRACT',
};
/** What one message may carry. */
const AT_ONCE = 20;
/** Where one call fails others do: they go together. */
const TOGETHER_MS = 500;

/** An error page of some server in between is no broken agreement, whatever it looks like. */
const codeOf = ({ kind, status }: ApiFailure): CallFault =>
  status !== null && status >= 500 ? 'ANSWER' : CODES[kind];

/**
 * Tells the gateway which calls of the API have failed on this page, each endpoint once. The returned function ends it.
 * They go by themselves: a gateway that does not know them yet takes what else a page reports all the same.
 *
 * @param build of the shell
 */
export function startCallReports(build: string): () => void {
  let waiting: CallReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting.splice(0, AT_ONCE);
    if (reports.length === 0) return;
    const body = new Blob([JSON.stringify({ reports } satisfies PageReports)], { type: 'application/json' });
    // What cannot be sent is lost: reports must never stand in a visitor's way.
    navigator.sendBeacon?.(REPORTS_PATH, body);
    if (waiting.length > 0) send();
  }
  const onHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const end = onFailedCall(({ method, path }, failure) => {
    const { status } = failure;
    const code = codeOf(failure);
    waiting.push({
      kind: 'call',
      method,
      endpoint: path,
      code,
      build,
      ...(status === null ? {} : { status }),
    });
    timer ??= setTimeout(send, TOGETHER_MS);
  });
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    end();
    clearTimeout(timer);
    waiting = [];
    document.removeEventListener('visibilitychange', onHidden);
  };
}
