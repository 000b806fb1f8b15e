import type { PageInfo } from '@vitis/contracts';
import { useSocketHint } from '@vitis/platform';
import type { Loaded } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, EmptyState, Notice, Pager } from '@vitis/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import { ArticleGridSkeleton } from './article-grid.tsx';
import styles from './list-page.module.scss';

interface Page<Item> {
  _embedded: { items: Item[] };
  page: PageInfo;
}

interface Props<Item> {
  load: Loaded<Page<Item>>;
  /** The page that the address names, from 1. */
  page: number;
  hrefOf: (page: number) => string;
  /** Names of what the address says and was left out. */
  refused: readonly string[];
  /** What is shown where there is nothing at all. */
  nothing: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of articles once it is there, and the ways to the others. */
export function ListResults<Item>({ load, page, hrefOf, refused, nothing, children }: Props<Item>) {
  const { t } = useTranslation('mf-catalog');
  useSocketHint('contents:changed', load.refresh);
  return (
    <>
      {refused.length > 0 ? (
        <Notice tone="careful" className={styles.notice ?? ''}>
          {t('list.refused', { names: refused.join(', ') })}
        </Notice>
      ) : null}
      {load.status === 'loading' ? <ArticleGridSkeleton label={t('article.loading')} /> : null}
      {load.status === 'failed' ? (
        <LoadFailure error={load.error} retry={load.refresh} busy={load.isRefreshing} />
      ) : null}
      {load.status === 'ready' ? shown(load.data) : null}
    </>
  );

  function shown({ _embedded: { items }, page: { totalElements, totalPages } }: Page<Item>) {
    if (totalElements === 0) return nothing;
    if (items.length === 0)
      return (
        <EmptyState
          title={t('list.noSuchPage', { page })}
          message={t('list.lastPage', { page: totalPages })}
          action={<ButtonLink href={hrefOf(totalPages)}>{t('list.toLastPage')}</ButtonLink>}
        />
      );
    return (
      <>
        {children(items)}
        <Pager
          className={styles.pager ?? ''}
          page={page}
          pageCount={totalPages}
          href={hrefOf}
          labels={{
            pages: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            page: (to) => t('pager.page', { page: to }),
          }}
        />
      </>
    );
  }
}
