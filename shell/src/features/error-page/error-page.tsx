import { ApiFailure } from '@vitis/platform';
import { isRouteErrorResponse, useRouteError } from '@vitis/platform/owner';
import { useEffect } from 'react';
import { replayEarlyInput } from '../../shared/early-input.ts';
import { ErrorPageBoundary } from './error-page-boundary.tsx';
import { StatusScreen } from './status-screen.tsx';

/** The status that a person is shown: the error's own where it has one, 500 otherwise. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiFailure && error.status !== null) return error.status;
  return 500;
}

/** What a person sees when a route fails. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(replayEarlyInput, []);
  return (
    <ErrorPageBoundary>
      <StatusScreen
        status={statusOf(error)}
        message={error instanceof ApiFailure ? error.problem?.message : undefined}
        requestId={error instanceof ApiFailure ? error.problem?.requestId : undefined}
      />
    </ErrorPageBoundary>
  );
}
