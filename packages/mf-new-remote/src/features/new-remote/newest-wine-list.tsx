import { listProducts } from '@vitis/contracts';
import { originOf, wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { EmptyState, ErrorPanel, linkClass, Skeleton, SkeletonGroup } from '@vitis/ui';
import styles from './new-remote.module.scss';
import { newestWines } from './newest-wines.ts';

/** The newest wines, a line each. */
export function NewestWineList() {
  const { t } = useTranslation('mf-new-remote');
  const wines = useEndpoint(listProducts, newestWines);

  if (wines.status === 'loading')
    return (
      <SkeletonGroup className={styles.list} label={t('newRemote.loading')}>
        {Array.from({ length: newestWines.query.size }, (_, place) => (
          <Skeleton key={place} shape="block" height={44} />
        ))}
      </SkeletonGroup>
    );
  if (wines.status === 'failed') {
    const { problem } = wines.error;
    return (
      <ErrorPanel
        title={t('newRemote.failed')}
        message={problem?.message ?? t('newRemote.failedText')}
        request={problem ? { label: t('newRemote.requestId'), id: problem.requestId } : undefined}
        retry={{ label: t('newRemote.retry'), onRetry: wines.refresh, busy: wines.isRefreshing }}
      />
    );
  }
  const { items } = wines.data._embedded;
  if (items.length === 0) return <EmptyState title={t('newRemote.none')} message={t('newRemote.noneText')} />;

  return (
    <ul className={styles.list} aria-label={t('newRemote.wines')}>
      {items.map((wine) => (
        <li key={wine.id} className={styles.wine}>
          <Link className={linkClass()} to={`/product/${wine.id}`}>
            {wineTitle(wine)}
          </Link>
          <span>{originOf(wine)}</span>
        </li>
      ))}
    </ul>
  );
}
