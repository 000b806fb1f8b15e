import { cancelRestockNotification, listRestockNotifications, listRestockWines } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { Button, Panel, Picture, TextLink } from '@vitis/ui';
import styles from './wish.module.scss';

/** Wines that the buyer is told of once they are back, each of which can be taken off; nothing while there is none. */
export function RestockWaits() {
  const { t } = useTranslation('mf-mypage-buyer');
  const wines = useEndpoint(listRestockWines, {});
  const { run, busy } = useCommand(cancelRestockNotification, {
    refreshes: [listRestockWines, listRestockNotifications],
  });
  if (wines.status === 'failed') return <LoadFailure title={t('wish.waits.failed')} load={wines} />;
  const items = wines.data?._embedded.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel className={styles.waits} padding="flush" title={t('wish.waits.title')}>
      <ul aria-label={t('wish.waits.title')}>
        {items.map((wine) => {
          const title = wineTitle(wine);
          return (
            <li key={wine.id}>
              <div className={styles.waitStage}>
                {wine.picture ? <Picture picture={wine.picture} sizes="40px" alt="" fit="contain" /> : null}
              </div>
              <TextLink href={`/product/${wine.id}`}>{title}</TextLink>
              <Button
                size="small"
                disabled={busy}
                aria-label={t('wish.waits.stopOf', { title })}
                onClick={() => void run({ query: { idProduct: wine.id } })}
              >
                {t('wish.waits.stop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
