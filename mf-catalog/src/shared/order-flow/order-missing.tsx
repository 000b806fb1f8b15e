import { documentList } from '@vitis/domain';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, fileIcon } from '@vitis/ui';
import { FlowPage } from './flow-page.tsx';

/** In the place of an order that is not there, or somebody else's. */
export function OrderMissing({ title }: { title: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <FlowPage title={title}>
      <EmptyState
        icon={fileIcon}
        title={t('complete.notFound')}
        action={
          <ButtonLink variant="primary" href={documentList('orderForm', 'B2B')}>
            {t('complete.allOrders')}
          </ButtonLink>
        }
      />
    </FlowPage>
  );
}
