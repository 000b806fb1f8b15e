import { sumWon, type Won, won } from '../money/won.ts';

/** Per client: no check, warn, or block (domain.md §4). */
export const CREDIT_POLICIES = ['NONE', 'WARN', 'BLOCK'] as const;
export type CreditPolicy = (typeof CREDIT_POLICIES)[number];

/** What counts against 여신한도, each VAT-inclusive, in won (domain.md §4). */
export interface ExposureParts {
  /** 미수금; negative when the client has paid ahead. */
  readonly receivable: Won;
  /** Orders that are placed and not sold yet; those that wait for an answer count as well (decision 0013). */
  readonly confirmedOrders: Won;
  /** The order that is being placed; 0 for a look at the account. */
  readonly cart: Won;
}

export interface CreditTerms {
  readonly policy: CreditPolicy;
  /** 여신한도 in won. */
  readonly limit: Won;
}

export interface CreditVerdict {
  readonly verdict: 'PASS' | 'WARN' | 'BLOCK';
  readonly exposure: Won;
  /** 여신잔액: what is left of the limit; negative when it is passed. */
  readonly available: Won;
}

/** 미수금 + confirmed orders not yet sold + this cart (domain.md §4). */
export function creditExposure(parts: ExposureParts): Won {
  return sumWon([parts.receivable, parts.confirmedOrders, parts.cart]);
}

/** Whether an order may be placed; it stops the order, never the invoice. The limit itself still passes. */
export function creditVerdict(terms: CreditTerms, parts: ExposureParts): CreditVerdict {
  const exposure = creditExposure(parts);
  const available = won(won(terms.limit) - exposure);
  const verdict = available >= 0 || terms.policy === 'NONE' ? 'PASS' : terms.policy;
  return { verdict, exposure, available };
}
