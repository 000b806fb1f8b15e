import { getWineMenu } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { ButtonLink, bottleIcon, EmptyState, Skeleton, SkeletonGroup } from '@vitis/ui';
import { MenuWorkshop } from './menu-workshop.tsx';
import styles from './own-wine-share.module.scss';

/** 와인 리스트: the house's own list of its wines, to print and to show by a link. */
export const Screen = defineScreen(OwnWineShareScreen, {
  access: ['B2B'],
  data: () => [request(getWineMenu)],
});

function OwnWineShareScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  return (
    <div className={styles.page}>
      <header className={styles.head} data-print="hidden">
        <h1>{t('wineMenu.title')}</h1>
        <p>{t('wineMenu.lead')}</p>
      </header>
      <Menu />
    </div>
  );
}

function Menu() {
  const { t } = useTranslation('mf-mypage-buyer');
  const own = useEndpoint(getWineMenu, {});
  if (own.status === 'loading')
    return (
      <SkeletonGroup className={styles.workshop} label={t('wineMenu.loading')}>
        <Skeleton shape="block" height={560} />
        <Skeleton shape="block" height={560} />
      </SkeletonGroup>
    );
  if (own.status === 'failed') return <LoadFailure title={t('wineMenu.failed')} load={own} />;
  const { menu, others } = own.data;
  if (menu.wines.length + others.length === 0)
    return (
      <EmptyState
        icon={bottleIcon}
        title={t('ownWine.none')}
        message={t('wineMenu.noneText')}
        action={
          <ButtonLink variant="primary" href="/product">
            {t('list.toWines')}
          </ButtonLink>
        }
      />
    );
  return <MenuWorkshop own={own.data} />;
}
