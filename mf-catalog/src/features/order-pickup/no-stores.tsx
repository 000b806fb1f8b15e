import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, pinIcon } from '@vitis/ui';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';

/** No store hands out wines at the moment. */
export function NoStores({ title }: { title: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <FlowPage title={title}>
      <EmptyState
        icon={pinIcon}
        title={t('pickup.noStores')}
        message={t('pickup.noStoresText')}
        action={
          <ButtonLink variant="primary" href="/chat">
            {t('order.credit.chat')}
          </ButtonLink>
        }
      />
    </FlowPage>
  );
}
