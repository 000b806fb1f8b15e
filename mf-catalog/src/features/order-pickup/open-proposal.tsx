import type { OrderForm } from '@vitis/contracts';
import { documentAddress, openProposalOf } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, Notice } from '@vitis/ui';

/** That sales wait for an answer, which a change of the hand-over would take back; nothing where they do not. */
export function OpenProposal({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-catalog');
  if (openProposalOf(order) === undefined) return null;
  return (
    <Notice
      tone="careful"
      role="status"
      action={
        <ButtonLink size="small" href={documentAddress('orderForm', 'B2B', order.orderFormNumber)}>
          {t('complete.toOrder')}
        </ButtonLink>
      }
    >
      {t('pickup.proposed')}
    </Notice>
  );
}
