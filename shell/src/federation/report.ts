import type { RemoteFailure } from './remote-failure.ts';

/** One line per fault, for the operators: the page's console until somewhere else is configured to receive it. */
export function reportRemoteFailure(failure: RemoteFailure): void {
  console.warn(
    JSON.stringify({
      fault: 'remote',
      part: failure.part,
      build: failure.build,
      stage: failure.stage,
      reason: failure.message,
    }),
  );
}
