import { listOwnWines } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { SheetButton, useHints } from '@vitis/portal/list';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, bottleIcon, EmptyState, printIcon, Skeleton, SkeletonGroup } from '@vitis/ui';
import styles from './own-wine.module.scss';
import { OwnWineBoard } from './own-wine-board.tsx';

/** 보유 와인: what the company has bought, what is left of it, and what a glass of it brings. */
export const Screen = defineScreen(OwnWineScreen, {
  access: ['B2B'],
  data: () => [request(listOwnWines)],
});

/** What brings bottles into the house. */
const HINTS = ['delivery:changed', 'order:changed'] as const;

function OwnWineScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('ownWine.title')}</h1>
        <p className={styles.lead}>{t('ownWine.lead')}</p>
        <span className={styles.ways}>
          <SheetButton endpoint={listOwnWines} query={{}} title={t('ownWine.title')} />
          <ButtonLink size="small" icon={printIcon} href="/mypage/own-wine/share">
            {t('ownWine.toMenu')}
          </ButtonLink>
        </span>
      </header>
      <OwnWines />
    </div>
  );
}

function OwnWines() {
  const { t } = useTranslation('mf-mypage-buyer');
  const wines = useEndpoint(listOwnWines, {});
  useHints(HINTS, () => wines.refresh());

  if (wines.status === 'loading') return <OwnWineSkeleton />;
  if (wines.status === 'failed') return <LoadFailure title={t('ownWine.failed')} load={wines} />;
  const { items } = wines.data._embedded;
  if (items.length === 0)
    return (
      <EmptyState
        icon={bottleIcon}
        title={t('ownWine.none')}
        message={t('ownWine.noneText')}
        action={
          <ButtonLink variant="primary" href="/product">
            {t('list.toWines')}
          </ButtonLink>
        }
      />
    );
  return <OwnWineBoard wines={items} />;
}

function OwnWineSkeleton() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <SkeletonGroup className={styles.list} label={t('ownWine.loading')}>
      {['54%', '42%', '60%', '48%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="block" className={styles.stage} height={84} />
          <div>
            <Skeleton width={width} height={18} />
            <Skeleton width="34%" height={14} />
          </div>
          <Skeleton className={styles.fields} shape="block" height={64} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
