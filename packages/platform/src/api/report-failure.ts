import { enqueueFailure } from '../stores/dialog.store.ts';

/**
 * Shows what went wrong with a command, as the error catalogue says (spec §8): a refusal in the provider's words,
 * anything else as a server error. Failures of reads are shown in place by the screen instead.
 */
export function reportFailure(error: unknown): void {
  enqueueFailure(error);
}
