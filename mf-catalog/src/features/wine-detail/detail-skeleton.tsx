import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup, SkeletonText } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import styles from './wine-detail.module.scss';

/** The place of a wine on its way. */
export function DetailSkeleton() {
  const { t } = useTranslation('mf-catalog');
  return (
    <CatalogPage className={styles.page}>
      <SkeletonGroup label={t('detail.loading')} className={styles.split ?? ''}>
        <div className={styles.waitingStage} />
        <div className={styles.waiting}>
          <Skeleton width="30%" height={14} />
          <Skeleton width="70%" height={32} />
          <Skeleton width="50%" height={18} />
          <SkeletonText lines={4} />
          <Skeleton height={270} shape="block" />
        </div>
      </SkeletonGroup>
    </CatalogPage>
  );
}
