import { getSharedWineMenu } from '@vitis/contracts';
import { type PageHead, type RouteRequest, request } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useParams } from '@vitis/platform/router';
import { LoadFailure } from '@vitis/portal/documents';
import { defineScreen } from '@vitis/portal/remote';
import { EmptyState, Skeleton, SkeletonGroup, SkeletonText } from '@vitis/ui';
import styles from './house-menu.module.scss';
import { HouseWines } from './house-wines.tsx';

const asked = (token = '') => ({ params: { token } });
const menuRequest = ({ params }: RouteRequest) => request(getSharedWineMenu, asked(params.token));

/** A house's wine list on the phone of its guests: what the code on the printed list leads to. */
export const Screen = defineScreen(HouseMenuScreen, {
  access: 'everyone',
  data: (route) => [menuRequest(route)],
  head: (route, read): PageHead => {
    const menu = read(menuRequest(route));
    return menu ? { title: menu.title } : {};
  },
});

function HouseMenuScreen() {
  const { t } = useTranslation('mf-mypage-buyer');
  const { token } = useParams();
  const menu = useEndpoint(getSharedWineMenu, asked(token));
  return (
    <div className={styles.page}>
      {menu.status === 'loading' ? (
        <SkeletonGroup label={t('houseMenu.loading')}>
          <Skeleton width="60%" height={32} />
          <SkeletonText lines={10} />
        </SkeletonGroup>
      ) : null}
      {menu.status === 'failed' && isGone(menu.error.status) ? (
        <>
          <h1 className="visually-hidden">{t('houseMenu.title')}</h1>
          <EmptyState title={t('houseMenu.gone')} message={t('houseMenu.goneText')} />
        </>
      ) : null}
      {menu.status === 'failed' && !isGone(menu.error.status) ? (
        <LoadFailure title={t('houseMenu.failed')} load={menu} />
      ) : null}
      {menu.status === 'ready' ? <HouseWines menu={menu.data} /> : null}
    </div>
  );
}

/** Taken back, or never there: an address that was cut off is no other case for who reads it. */
const isGone = (status: number | null | undefined): boolean => status === 404 || status === 400;
