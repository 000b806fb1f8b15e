import { useTranslation } from '@vitis/platform/i18n';
import styles from './new-remote.module.scss';
import { NewestWineList } from './newest-wine-list.tsx';

/** A first screen that works: the newest wines of the shop, each with the way to its page. */
export function Screen() {
  const { t } = useTranslation('mf-new-remote');
  return (
    <div className={styles.page}>
      <h1>{t('newRemote.title')}</h1>
      <p className={styles.lead}>{t('newRemote.lead')}</p>
      <NewestWineList />
    </div>
  );
}
