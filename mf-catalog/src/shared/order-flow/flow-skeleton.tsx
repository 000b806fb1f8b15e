import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup } from '@vitis/ui';

/** The place of a screen of the flow while its lines are on their way. */
export function FlowSkeleton({ label }: { label?: string }) {
  const { t } = useTranslation('mf-catalog');
  return (
    <SkeletonGroup label={label ?? t('cart.loading')}>
      <Skeleton height={340} shape="block" />
    </SkeletonGroup>
  );
}
