import { sumWon, type Won, won } from '../money/won.ts';

/** Per client: no check, warn, or block. */
export const CREDIT_POLICIES = ['NONE', 'WARN', 'BLOCK'] as const;
export type CreditPolicy = (typeof CREDIT_POLICIES)[number];

/** What counts against 여신한도, each VAT-inclusive, in won. */
export interface ExposureParts {
  /** 미수금; negative when the client has paid ahead. */
  readonly receivable: Won;
  /** Orders that are placed and not sold yet; those that wait for an answer count as well (decision 0013). */
  readonly confirmedOrders: Won;
  /** The order that is being placed; 0 for a look at the account. */
  readonly cart: Won;
}

/** A client that is only warned may go past its limit by half of it, where nothing else was agreed. */
export const CREDIT_BOUND_FACTOR = 1.5;

export interface CreditTerms {
  readonly policy: CreditPolicy;
  /** 여신한도 in won. */
  readonly limit: Won;
  /** How far a client that is only warned may go in all, in won; null or absent: `CREDIT_BOUND_FACTOR` × the limit. */
  readonly bound?: Won | null;
}

export interface CreditVerdict {
  readonly verdict: 'PASS' | 'WARN' | 'BLOCK';
  readonly exposure: Won;
  /** 여신잔액: what is left of the limit; negative when it is passed. */
  readonly available: Won;
  /** Past this exposure the order is refused; null where nobody checks. */
  readonly bound: Won | null;
}

/** 미수금 + confirmed orders not yet sold + this cart. */
export function creditExposure(parts: ExposureParts): Won {
  return sumWon([parts.receivable, parts.confirmedOrders, parts.cart]);
}

/** 가용 여신: what may still be ordered beside what is owed and to come; negative when the limit is passed. */
export function availableCredit(
  { limit, receivable, openOrders }: { limit: Won; receivable: Won; openOrders: Won },
  cart: Won = 0,
): Won {
  return won(won(limit) - creditExposure({ receivable, confirmedOrders: openOrders, cart }));
}

/** Past which exposure an order of these terms is refused; never below the limit. Null: nobody checks. */
export function creditBound({ policy, limit, bound }: CreditTerms): Won | null {
  if (policy === 'NONE') return null;
  if (policy === 'BLOCK') return won(limit);
  return won(Math.max(limit, bound ?? Math.floor(limit * CREDIT_BOUND_FACTOR)));
}

/**
 * Whether an order may be placed; it stops the order, never the invoice. Limit and bound themselves still pass. `WARN`:
 * placed once the warning is acknowledged, and it takes stock only when sales confirm it.
 */
export function creditVerdict(terms: CreditTerms, parts: ExposureParts): CreditVerdict {
  const exposure = creditExposure(parts);
  const available = won(won(terms.limit) - exposure);
  const bound = creditBound(terms);
  if (available >= 0 || bound === null) return { verdict: 'PASS', exposure, available, bound };
  return { verdict: exposure > bound ? 'BLOCK' : 'WARN', exposure, available, bound };
}
