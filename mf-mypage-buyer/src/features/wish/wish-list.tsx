import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { pagerLabels } from '@vitis/portal/list';
import {
  Button,
  ButtonLink,
  EmptyState,
  heartIcon,
  Notice,
  Pager,
  refreshIcon,
  Skeleton,
  SkeletonGroup,
} from '@vitis/ui';
import { useState } from 'react';
import type { useWishList } from './use-wish-list.ts';
import styles from './wish.module.scss';
import { type WishFilters, wishAddress } from './wish-address.ts';
import { RemovedRow, WishRow } from './wish-row.tsx';

/** The wines of one page of the list. */
export function WishList({ list, filters }: { list: ReturnType<typeof useWishList>; filters: WishFilters }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const { wishes, rows, prices, priceOf, remove, restore, pageCount } = list;
  /** The wine whose button was pressed last: that button is gone, and its counterpart takes the focus. */
  const [pressed, setPressed] = useState<number | null>(null);

  if (wishes.status === 'loading') return <WishSkeleton />;
  if (wishes.status === 'failed') return <LoadFailure title={t('wish.failed')} load={wishes} />;
  if (rows.length === 0 && filters.q !== '') {
    return (
      <EmptyState
        icon={heartIcon}
        title={t('wish.noneFound')}
        message={t('wish.noneFoundText')}
        action={<ButtonLink href={wishAddress.href(wishAddress.none)}>{t('portal.list.showAll')}</ButtonLink>}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={heartIcon}
        title={t('wish.none')}
        message={t('wish.noneText')}
        action={
          <ButtonLink variant="primary" href="/product">
            {t('wish.toWines')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      {prices.status === 'failed' ? (
        <Notice
          className={styles.notice}
          tone="bad"
          role="alert"
          action={
            <Button size="small" icon={refreshIcon} onClick={prices.refresh}>
              {t('portal.common.retry')}
            </Button>
          }
        >
          {t('wish.pricesFailed')}
        </Notice>
      ) : null}
      <ul className={styles.list} aria-label={t('wish.title')}>
        {rows.map(({ wish, isRemoved }, index) => {
          const { idProduct, product } = wish;
          const press = (act: () => void) => () => {
            setPressed(idProduct);
            act();
          };
          const shared = { wine: product, takesFocus: pressed === idProduct };
          return isRemoved ? (
            <RemovedRow key={`removed-${idProduct}`} {...shared} onRestore={press(() => restore(wish))} />
          ) : (
            <WishRow
              key={idProduct}
              {...shared}
              price={priceOf(idProduct)}
              onRemove={press(() => remove(wish, index))}
            />
          );
        })}
      </ul>
      <Pager
        className={styles.pager}
        page={filters.page}
        pageCount={pageCount}
        href={(page) => wishAddress.href({ ...filters, page })}
        labels={pagerLabels(t)}
      />
    </>
  );
}

function WishSkeleton() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <SkeletonGroup className={styles.list} label={t('wish.loading')}>
      {['54%', '42%', '60%', '48%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton className={styles.stage} shape="block" width={72} height={96} />
          <div className={styles.wine}>
            <Skeleton width={width} height={18} />
            <Skeleton width="34%" height={14} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
