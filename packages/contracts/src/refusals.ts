import type { Problem } from './problem.ts';

interface Failed {
  readonly status: number | null;
  readonly problem: Problem | null;
}

/**
 * True for a no that the provider stores under the idempotency key and would repeat. While the first call is still under
 * way a repeat is refused, too; what becomes of the first is not known yet.
 */
export const isLastingRefusal = ({ status, problem }: Failed): boolean =>
  status !== null && status >= 400 && status < 500 && problem?.code !== 'IDEMPOTENCY_IN_PROGRESS';

/** Too slow, and too often: said of the moment, not of what was asked. */
const isOfTheMoment = (status: number | null): boolean => status === 408 || status === 429;

/** True for what a later try may not meet again: no answer, a fault, too slow, too often. Another refusal would be repeated. */
export const mayPass = ({ status }: { readonly status: number | null }): boolean =>
  status === null || status < 400 || status >= 500 || isOfTheMoment(status);

/**
 * True for no session, too slow and too often: refused before the provider looked at the idempotency key, which says
 * nothing of an earlier try with the same one.
 */
export const isRefusedAtDoor = (status: number | null): boolean => status === 401 || isOfTheMoment(status);
