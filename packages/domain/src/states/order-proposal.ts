import type { OrderForm, OrderProposal, OrderProposalStatus, ProposedLine } from '@vitis/contracts';
import type { Day } from '../calendar/day.ts';
import { type Amounts, documentTotals, lineAmounts } from '../money/vat.ts';

/** What a person sees: the stored states and the computed 제안 만료. */
export type ShownProposalStatus = OrderProposalStatus | 'EXPIRED';

type Dated = Pick<OrderProposal, 'status' | 'dueDate'>;

/** A proposal holds until the day that it promises is over; `today` is a Seoul day. */
export const isProposalExpired = ({ dueDate }: Pick<OrderProposal, 'dueDate'>, today: Day): boolean =>
  dueDate < today;

/** The status to show: EXPIRED is computed from OPEN and the day, and never stored. */
export const shownProposalStatus = (proposal: Dated, today: Day): ShownProposalStatus =>
  proposal.status === 'OPEN' && isProposalExpired(proposal, today) ? 'EXPIRED' : proposal.status;

/** The proposal that the buyer is to answer. At most one is open. */
export const openProposalOf = ({ proposals }: Pick<OrderForm, 'proposals'>): OrderProposal | undefined =>
  proposals.find(({ status }) => status === 'OPEN');

/** Whether another day is proposed than the one that was asked for. */
export const proposesDay = ({
  dueDate,
  dueDateBefore,
}: Pick<OrderProposal, 'dueDate' | 'dueDateBefore'>): boolean => dueDate !== dueDateBefore;

/** The last day that sales staff promise without the buyer's consent: the one asked for, or today where that is over. */
export const latestDayOf = ({ dueDate }: Pick<OrderForm, 'dueDate'>, today: Day): Day =>
  dueDate !== null && dueDate >= today ? dueDate : today;

/** What becomes of a proposal by an answer: of its lines, and of its day where that is another one. */
export function proposalOutcome(answers: readonly boolean[]): 'ACCEPTED' | 'PARTLY_ACCEPTED' | 'DECLINED' {
  if (answers.every(Boolean)) return 'ACCEPTED';
  return answers.some(Boolean) ? 'PARTLY_ACCEPTED' : 'DECLINED';
}

type Priced = Pick<ProposedLine, 'position' | 'qty' | 'unitPrice'>;

/** Sums of an order with those lines of a proposal that are accepted, by their positions. */
export function proposedTotals(
  lines: readonly Priced[],
  proposed: readonly Priced[],
  accepted: ReadonlySet<number> = new Set(proposed.map(({ position }) => position)),
): Amounts {
  const byPosition = new Map(proposed.map((line) => [line.position, line]));
  return documentTotals(
    lines.flatMap((line) => {
      const { qty, unitPrice } = (accepted.has(line.position) && byPosition.get(line.position)) || line;
      // What is left out costs nothing.
      return qty === 0 ? [] : [lineAmounts({ unitPrice, bottles: qty })];
    }),
  );
}
