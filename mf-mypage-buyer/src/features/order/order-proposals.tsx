import type { OrderForm } from '@vitis/contracts';
import { openProposalOf } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { LazyPlace } from '@vitis/portal/documents';
import { lazyComponent } from '@vitis/ui';
import type { ProposalPartsProps } from './proposal-parts.tsx';

/** Few orders have any: their code comes when one does. */
const proposalParts = lazyComponent<ProposalPartsProps>(
  () =>
    import(/* webpackChunkName: "proposal-parts" */ './proposal-parts.tsx').then(
      ({ ProposalParts }) => ProposalParts,
    ),
  reportFailure,
);

interface Props extends Omit<ProposalPartsProps, 'order'> {
  order: OrderForm;
}

/** What sales staff proposed in the place of an order: the one to be answered, or all of them. */
export function OrderProposalParts(props: Props) {
  const { order, part } = props;
  const isThere = part === 'answer' ? openProposalOf(order) !== undefined : order.proposals.length > 0;
  return isThere ? <LazyPlace lazy={proposalParts} props={props} height={260} /> : null;
}
