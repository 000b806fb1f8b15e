import { codeFailureStore } from '../shared/code-failure.store.ts';
import { RemoteFailure } from './remote-failure.ts';
import { reportRemoteFailure } from './report.ts';

/** Part and build in the address of a released file. */
const RELEASED = /\/(mf-[a-z0-9-]+)\/(\d+\.\d+\.\d+-[0-9a-f]{8})\//;

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

/**
 * Takes what a remote's own code throws where no boundary stands, in a handler, later, or in a promise that nobody waits
 * for: one report, and a word to the person, for whom the page otherwise seems to do nothing. What the shell throws
 * stays the browser's to tell.
 *
 * @param isThere whether a build has arrived: before that, whoever loads it tells of it
 * @returns ends it
 */
export function watchUncaught(isThere: (part: string, build: string) => boolean): () => void {
  function take(event: Event, error: unknown, place: string): void {
    const [, part = '', build = ''] = RELEASED.exec(place) ?? [];
    if (!isThere(part, build)) return;
    event.preventDefault();
    console.error(error);
    reportRemoteFailure(new RemoteFailure(part, build, 'use', error));
    codeFailureStore.set(true);
  }
  const onError = (event: ErrorEvent) => take(event, event.error, stackOf(event.error) || event.filename);
  const onRejection = (event: PromiseRejectionEvent) => take(event, event.reason, stackOf(event.reason));

  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
