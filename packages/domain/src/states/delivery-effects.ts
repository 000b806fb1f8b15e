import type { DeliveryClassify } from '@vitis/contracts';

/** What a kind of delivery does besides being driven. */
export interface DeliveryEffect {
  /** Which bottles of its order it may carry: those on no supply yet, those that are with the client, or any of them. */
  readonly carries: 'UNPLANNED' | 'WITH_CLIENT' | 'ORDERED';
  /** What its completion writes to the ledger. */
  readonly ledger: 'SALE' | 'RETURN' | null;
  /** An order takes its bottles out of stock itself; what comes on top is taken by the plan, or comes back at the end. */
  readonly stock: 'TAKEN_BY_ORDER' | 'TAKEN_BY_PLAN' | 'GIVEN_BACK';
}

/** 납품 sells, 회수 takes a sale back, 교환 and 샘플 cost the house their bottles. */
export const DELIVERY_EFFECTS: Readonly<Record<DeliveryClassify, DeliveryEffect>> = {
  SUPPLY: { carries: 'UNPLANNED', ledger: 'SALE', stock: 'TAKEN_BY_ORDER' },
  COLLECT: { carries: 'WITH_CLIENT', ledger: 'RETURN', stock: 'GIVEN_BACK' },
  EXCHANGE: { carries: 'WITH_CLIENT', ledger: null, stock: 'TAKEN_BY_PLAN' },
  SAMPLE: { carries: 'ORDERED', ledger: null, stock: 'TAKEN_BY_PLAN' },
};
