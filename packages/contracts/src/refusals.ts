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

/**
 * True for no session, too slow and too often: refused before the provider looked at the idempotency key, which says
 * nothing of an earlier try with the same one.
 */
export const isRefusedAtDoor = (status: number | null): boolean =>
  status === 401 || status === 408 || status === 429;
