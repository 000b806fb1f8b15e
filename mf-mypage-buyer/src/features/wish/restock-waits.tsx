import { cancelRestockNotification, listRestockNotifications, listRestockWines } from '@vitis/contracts';
import { wineTitle } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { LoadFailure } from '@vitis/portal/documents';
import { Button, Panel, Picture, TextLink } from '@vitis/ui';
import { useRef } from 'react';
import styles from './wish.module.scss';

interface RestockWaitsProps {
  /** Called when the last one is taken off, before the list goes. */
  onLast: () => void;
}

/** Wines that the buyer is told of once they are back, each of which can be taken off; nothing while there is none. */
export function RestockWaits({ onLast }: RestockWaitsProps) {
  const { t } = useTranslation('mf-mypage-buyer');
  const wines = useEndpoint(listRestockWines, {});
  const items = wines.data?._embedded.items ?? [];
  const list = useRef<HTMLUListElement>(null);
  const { run, busy } = useSettledCommand(cancelRestockNotification, {
    refreshes: [listRestockWines, listRestockNotifications],
    // The button that was pressed goes away with its row, and the list with its last one.
    onDone: () => (items.length > 1 ? list.current?.focus({ preventScroll: true }) : onLast()),
  });
  if (wines.status === 'failed') return <LoadFailure title={t('wish.waits.failed')} load={wines} />;
  if (items.length === 0) return null;
  return (
    <Panel className={styles.waits} padding="flush" title={t('wish.waits.title')}>
      <ul ref={list} tabIndex={-1} aria-label={t('wish.waits.title')}>
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
