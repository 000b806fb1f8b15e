import type { OrderForm } from '@vitis/contracts';
import { openProposalOf } from '@vitis/domain';
import { reportFailure } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, lazyComponent, Notice, Skeleton, SkeletonGroup } from '@vitis/ui';
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
  const { t } = useTranslation('mf-mypage-buyer');
  const { order, part } = props;
  const isThere = part === 'answer' ? openProposalOf(order) !== undefined : order.proposals.length > 0;
  const { Component, failure, retry } = proposalParts.use(isThere && 'now');
  if (!isThere) return null;
  if (Component) return <Component {...props} />;
  if (failure)
    return (
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button size="small" onClick={retry}>
            {t('portal.common.retry')}
          </Button>
        }
      >
        {t('portal.document.failed')}
      </Notice>
    );
  return (
    <SkeletonGroup label={t('portal.common.loading')}>
      <Skeleton shape="block" height={260} />
    </SkeletonGroup>
  );
}
