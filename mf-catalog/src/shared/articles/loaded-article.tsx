import { useSocketHint } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, fileIcon, Skeleton, SkeletonGroup, SkeletonText } from '@vitis/ui';
import type { ReactNode } from 'react';
import { CatalogPage } from '../catalog-page.tsx';
import { EmptyPage } from '../empty-page.tsx';
import { LoadFailure } from '../load-failure.tsx';
import styles from './loaded-article.module.scss';

interface Props<Article> {
  /** Of the address; null where it names nothing. */
  id: number | null;
  load: Loaded<Article>;
  /** The list that it stands in. */
  list: { href: string; title: string };
  children: (article: Article) => ReactNode;
}

/** An article in its page once it is there; in its place that it is on its way, that there is none, or what went wrong. */
export function LoadedArticle<Article extends { id: number }>({ id, load, list, children }: Props<Article>) {
  const { t } = useTranslation('mf-catalog');
  const { data, error } = load;
  useSocketHint('contents:changed', load.refresh);
  if (id === null || error?.status === 404)
    return (
      <CatalogPage>
        <EmptyPage
          icon={fileIcon}
          title={t('article.notFound')}
          message={t('article.notFoundHint')}
          action={
            <>
              <ButtonLink href={list.href} variant="primary">
                {list.title}
              </ButtonLink>
              <ButtonLink href="/">{t('action.home')}</ButtonLink>
            </>
          }
        />
      </CatalogPage>
    );
  // Another article than the address names is the one before, which stays until its successor is there.
  if (data?.id === id) return <CatalogPage className={styles.page}>{children(data)}</CatalogPage>;
  return (
    <CatalogPage className={styles.page}>
      {/* A shell of an earlier release keeps the article before, beside the failure of this one. */}
      {load.error !== undefined ? (
        <LoadFailure error={load.error} retry={load.refresh} busy={load.isRefreshing} />
      ) : (
        <SkeletonGroup label={t('article.loadingOne')} className={styles.waiting ?? ''}>
          <Skeleton width="20%" height={16} />
          <Skeleton width="80%" height={44} />
          <Skeleton width="60%" height={20} />
          <Skeleton height={420} shape="block" />
          <SkeletonText lines={6} />
        </SkeletonGroup>
      )}
    </CatalogPage>
  );
}
