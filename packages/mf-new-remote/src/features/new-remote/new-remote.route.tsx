import { listProducts } from '@vitis/contracts';
import { request } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { defineScreen } from '@vitis/portal/remote';
import styles from './new-remote.module.scss';
import { NewestWineList } from './newest-wine-list.tsx';
import { newestWines } from './newest-wines.ts';

/** A first screen that works: the newest wines of the shop, each with the way to its page. */
export const Screen = defineScreen(FirstScreen, {
  access: 'everyone',
  data: () => [request(listProducts, newestWines)],
});

function FirstScreen() {
  const { t } = useTranslation('mf-new-remote');
  return (
    <div className={styles.page}>
      <h1>{t('newRemote.title')}</h1>
      <p className={styles.lead}>{t('newRemote.lead')}</p>
      <NewestWineList />
    </div>
  );
}
