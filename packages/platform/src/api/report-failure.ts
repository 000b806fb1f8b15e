import { enqueueFailure } from '../stores/dialog.store.ts';
import { $token } from '../stores/session.store.ts';
import { ApiFailure } from './api-failure.ts';

const SESSION_CODES: readonly (string | undefined)[] = ['UNAUTHENTICATED', 'SESSION_ENDED'];

/** Failures that end the session: the shell has reported them and leads to the sign-in. */
const isSaidAlready = (error: unknown): boolean =>
  error instanceof ApiFailure && SESSION_CODES.includes(error.problem?.code) && $token.get() === null;

/**
 * Shows what went wrong with a command, as the error catalogue says: a refusal in the provider's words,
 * anything else as a server error. Failures of reads are shown in place by the screen instead.
 */
export function reportFailure(error: unknown): void {
  if (!isSaidAlready(error)) enqueueFailure(error);
}
