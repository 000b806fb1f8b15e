import type { DeliveryStatus, InquiryStatus, OrderFormStatus, OrderStage } from '@vitis/contracts';
import type { ShownEstimateStatus } from './estimate.ts';
import type { ShownProposalStatus } from './order-proposal.ts';

/** Whose turn it is, by colour: `wine` is the reader's own, `careful` waits for somebody else. */
export type DocumentTone = 'wine' | 'careful' | 'good' | 'bad' | 'muted';

/** Who reads the document. */
export type DocumentReader = 'buyer' | 'sales';

/** The tones of a document's states for one side of the trade. */
export interface DocumentTones {
  estimate: Readonly<Record<ShownEstimateStatus, DocumentTone>>;
  orderForm: Readonly<Record<OrderFormStatus, DocumentTone>>;
  orderProposal: Readonly<Record<ShownProposalStatus, DocumentTone>>;
  delivery: Readonly<Record<DeliveryStatus, DocumentTone>>;
  orderStage: Readonly<Record<OrderStage, DocumentTone>>;
  return: Readonly<Record<DeliveryStatus, DocumentTone>>;
  inquiry: Readonly<Record<InquiryStatus, DocumentTone>>;
}

/** A request waits for sales staff, its answer for the buyer: the same state is the turn of one side only. */
export function documentTones(reader: DocumentReader): DocumentTones {
  const salesTurn = reader === 'sales' ? 'wine' : 'careful';
  const buyerTurn = reader === 'buyer' ? 'wine' : 'careful';
  const delivery = {
    READY: 'careful',
    IN_TRANSIT: 'wine',
    COMPLETED: 'good',
    FAILED: 'bad',
    CANCELLED: 'muted',
  } as const;
  return {
    estimate: {
      REQUESTED: salesTurn,
      RESPONDED: buyerTurn,
      EXPIRED: 'bad',
      CONFIRMED: 'good',
      CANCELLED: 'muted',
    },
    orderForm: { REQUESTED: salesTurn, CONFIRMED: buyerTurn, COMPLETED: 'good', CANCELLED: 'muted' },
    orderProposal: {
      OPEN: buyerTurn,
      ACCEPTED: 'good',
      PARTLY_ACCEPTED: salesTurn,
      DECLINED: salesTurn,
      WITHDRAWN: 'muted',
      EXPIRED: 'bad',
    },
    delivery,
    orderStage: { WAITING: 'careful', DELIVERED: 'good', RETURNING: 'wine', RETURNED: 'muted' },
    return: delivery,
    inquiry: { WAITING: 'careful', ANSWERED: 'good' },
  };
}
