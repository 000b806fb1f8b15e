import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup } from '@vitis/ui';
import styles from './document.module.scss';

/** In the place of a document while it is on its way. */
export function DocumentSkeleton() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <SkeletonGroup className={styles.page} label={t('common.loading')}>
      <Skeleton width={96} height={16} />
      <Skeleton width={260} height={36} />
      <Skeleton width="48%" height={18} />
      <Skeleton shape="block" height={62} />
      <div className={styles.columns}>
        <Skeleton shape="block" height={360} />
        <Skeleton shape="block" height={260} />
      </div>
    </SkeletonGroup>
  );
}
