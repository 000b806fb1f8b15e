import type { OrderForm } from '@vitis/contracts';
import { openProposalOf } from '@vitis/domain';
import { OrderProposals } from '@vitis/portal/detail';
import { ProposalAnswer } from './proposal-answer.tsx';

export interface ProposalPartsProps {
  order: OrderForm;
  /** `answer`: the one that is open, to be answered; `history`: all of them. */
  part: 'answer' | 'history';
  onAnswered?: (order: OrderForm) => void;
}

/** What an order's page shows of proposals, in the place that it is asked for. */
export function ProposalParts({ order, part, onAnswered }: ProposalPartsProps) {
  if (part === 'history') return <OrderProposals order={order} reader="buyer" />;
  const proposal = openProposalOf(order);
  if (!proposal) return null;
  // Another proposal begins anew: what was chosen was chosen of this one.
  return (
    <ProposalAnswer
      key={proposal.number}
      {...{ order, proposal }}
      onAnswered={(next) => onAnswered?.(next)}
    />
  );
}
