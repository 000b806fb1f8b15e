import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup } from '@vitis/ui';
import { LoadFailure } from '../load-failure.tsx';
import { FlowPage } from './flow-page.tsx';

interface FlowPendingProps {
  title: string;
  loaded: Loaded<unknown>;
  /** What is on its way; the cart unless told otherwise. */
  label?: string;
}

/** A screen of the flow whose data is not there: its place while it is on its way, another try where it does not come. */
export function FlowPending({ title, loaded, label }: FlowPendingProps) {
  const { t } = useTranslation('mf-catalog');
  return (
    <FlowPage title={title}>
      {loaded.status === 'failed' ? (
        <LoadFailure error={loaded.error} retry={loaded.refresh} busy={loaded.isRefreshing} />
      ) : (
        <SkeletonGroup label={label ?? t('cart.loading')}>
          <Skeleton height={340} shape="block" />
        </SkeletonGroup>
      )}
    </FlowPage>
  );
}
