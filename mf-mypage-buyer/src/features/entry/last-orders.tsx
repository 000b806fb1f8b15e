import { listOrderForms, type OrderFormSummary } from '@vitis/contracts';
import { formatDay, formatMoney, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { LoadFailure } from '@vitis/portal/documents';
import { winesLabels } from '@vitis/portal/list';
import { Button, Panel, SkeletonText, TextLink } from '@vitis/ui';
import { useState } from 'react';
import { ORDERS_PATH } from '../../shared/paths.ts';
import { ReorderedNotice, useReorder } from '../../shared/reorder/reorder.tsx';
import styles from './overview.module.scss';

const MOST = 5;

/** What is asked for them. */
export const LAST_ORDERS = { query: { size: MOST } };

/** The company's last orders, each to be put into the cart again. */
export function LastOrders() {
  const { t } = useTranslation('mf-mypage-buyer');
  const orders = useEndpoint(listOrderForms, LAST_ORDERS);
  const [isAdded, setAdded] = useState(false);
  if (orders.status === 'failed') return <LoadFailure title={t('portal.orders.failed')} load={orders} />;
  const items = orders.data?._embedded.items;
  return (
    <Panel
      title={t('overview.orders')}
      action={
        <TextLink arrow href={ORDERS_PATH}>
          {t('orders.title')}
        </TextLink>
      }
    >
      <ReorderedNotice isShown={isAdded} onClose={() => setAdded(false)} />
      {items === undefined ? <SkeletonText lines={MOST} /> : null}
      {items?.length === 0 ? <p className={styles.note}>{t('portal.list.none')}</p> : null}
      {items && items.length > 0 ? (
        <ul className={styles.orders}>
          {items.map((order) => (
            <OrderRow key={order.id} order={order} onAdded={() => setAdded(true)} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function OrderRow({ order, onAdded }: { order: OrderFormSummary; onAdded: () => void }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber: number, requestedAt, total } = order;
  const day = formatDay(seoulDay(new Date(requestedAt)), language);
  // Few who look at my page order the same again: the code comes with the press.
  const { open, isOnItsWay, dialog } = useReorder({ number, onAdded, isOffered: false });
  return (
    <li>
      <div>
        <TextLink variant="quiet" className={styles.what} href={`${ORDERS_PATH}/${number}`}>
          {winesLabels(t, order)}
        </TextLink>
        <p className={styles.note}>
          {[day, number, `${t('portal.list.total')} ${formatMoney(total, language)}`].join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        loading={isOnItsWay}
        aria-label={t('portal.reorder.title', { number })}
        onClick={open}
      >
        {t('reorder.open')}
      </Button>
      {dialog}
    </li>
  );
}
