import type { Credit } from '@vitis/contracts';

/** A credit account with nothing against it. */
export function aCredit(changed: Partial<Credit> = {}): Credit {
  return {
    limit: 10_000_000,
    policy: 'WARN',
    bound: null,
    receivable: 0,
    openOrders: 0,
    openOrderCount: 0,
    ...changed,
  };
}
