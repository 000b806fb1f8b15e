import { listPosts, PAGE_SIZE } from '@vitis/contracts';
import { formatDay } from '@vitis/domain';
import { type RouteRequest, request, useSocketHint } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link, useSearchParams } from '@vitis/platform/router';
import { LoadFailure } from '@vitis/portal/documents';
import { listHeadLabels, pagerLabels, useListPage } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, classNames, EmptyState, fileIcon, Pager, Skeleton, SkeletonGroup, Tag } from '@vitis/ui';
import { ListHead } from '@vitis/ui/documents';
import { listHref, readPageNumber } from '../../shared/page-number.ts';
import { NOTICES_PATH } from '../../shared/paths.ts';
import styles from './notices.module.scss';

const queryOf = (search: URLSearchParams) => ({ page: readPageNumber(search) - 1, size: PAGE_SIZE });

/** What the house has to say to its clients: what is pinned first, then the latest. */
export const Screen = defineScreen(NoticesScreen, {
  access: ['B2B'],
  data: ({ search }: RouteRequest) => [request(listPosts, { query: queryOf(search) })],
});

function NoticesScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [search] = useSearchParams();
  const page = readPageNumber(search);
  const { list, isStale } = useListPage(listPosts, queryOf(search));
  useSocketHint('contents:changed', list.refresh);

  return (
    <div>
      <ListHead
        title={t('notices.title')}
        {...listHeadLabels(t, language, list.data?.page.totalElements, null)}
      />
      <NoticeList {...{ list, page, isStale }} />
    </div>
  );
}

type Props = Pick<ReturnType<typeof useListPage<typeof listPosts>>, 'list' | 'isStale'> & { page: number };

function NoticeList({ list, page, isStale }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  if (list.status === 'loading')
    return (
      <SkeletonGroup className={styles.waiting} label={t('portal.common.loading')}>
        {[56, 72, 48, 64, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={20} />
        ))}
      </SkeletonGroup>
    );
  if (list.status === 'failed') return <LoadFailure title={t('portal.list.failed')} load={list} />;
  const notices = list.data._embedded.items;
  if (notices.length === 0)
    return (
      <EmptyState
        icon={fileIcon}
        title={t('notices.none')}
        action={
          page > 1 ? <ButtonLink href={NOTICES_PATH}>{t('portal.list.showAll')}</ButtonLink> : undefined
        }
      />
    );
  return (
    <>
      <ul className={classNames(styles.list, isStale && styles.stale)} aria-label={t('notices.title')}>
        {notices.map(({ id, title, pinned, publishedOn }) => (
          <li key={id} className={styles.entry}>
            <span className={styles.title}>
              {pinned ? (
                <Tag tone="wine" soft>
                  {t('notices.pinned')}
                </Tag>
              ) : null}
              <Link to={`${NOTICES_PATH}/${id}`} className={styles.link}>
                {title}
              </Link>
            </span>
            <time dateTime={publishedOn} className={styles.day}>
              {formatDay(publishedOn, language)}
            </time>
          </li>
        ))}
      </ul>
      <Pager
        className={styles.pager}
        labels={pagerLabels(t)}
        page={page}
        pageCount={list.data.page.totalPages}
        href={(to) => listHref(NOTICES_PATH, {}, to)}
      />
    </>
  );
}
