import { useTranslation } from '@vitis/platform/i18n';
import { Skeleton, SkeletonGroup, SkeletonText } from '@vitis/ui';
import { CatalogPage } from '../../shared/catalog-page.tsx';
import styles from './winery-detail.module.scss';

/** The place of a winery on its way. */
export function WinerySkeleton() {
  const { t } = useTranslation('mf-catalog');
  return (
    <CatalogPage className={styles.page}>
      <SkeletonGroup label={t('winery.loading')} className={styles.waiting ?? ''}>
        <div className={styles.stage} />
        <Skeleton width="20%" height={14} />
        <Skeleton width="50%" height={34} />
        <SkeletonText lines={4} />
      </SkeletonGroup>
    </CatalogPage>
  );
}
