import { listOrderForms, type OrderFormSummary } from '@vitis/contracts';
import { formatDay, formatMoney, seoulDay } from '@vitis/domain';
import { reportFailure, useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import type { ReorderDialogProps } from '@vitis/portal/buying';
import { Button, lazyComponent, Skeleton, TextLink } from '@vitis/ui';
import { useState } from 'react';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import styles from './last-orders.module.scss';

const ROWS = 3;
const ORDERS_PATH = '/mypage/estimate-order-history';
const latest = { query: { size: ROWS } } as const;

// Few who open the shop order the same again: what has changed since then comes when somebody does.
const reorderDialog = lazyComponent<ReorderDialogProps>(
  () =>
    import(/* webpackChunkName: "reorder" */ './reorder-dialog.tsx').then(
      ({ ReorderDialog }) => ReorderDialog,
    ),
  reportFailure,
);

/** The company's last orders, each to be put into the cart again. */
export function LastOrders() {
  const { t } = useTranslation('mf-catalog');
  const orders = useEndpoint(listOrderForms, latest);
  useSocketHint('order:changed', orders.refresh);
  const [wanted, setWanted] = useState<string | null>(null);
  const [isAdded, setAdded] = useState(false);
  const { Component: ReorderDialog, failure, retry } = reorderDialog.use(wanted === null ? false : 'now');
  const rows = orders.data?._embedded.items ?? [];

  return (
    <section className={styles.orders}>
      <header className={styles.head}>
        <h2>{t('home.orders.heading')}</h2>
        <span className={styles.hint}>{t('price.withVat')}</span>
        <TextLink href={ORDERS_PATH} variant="quiet" arrow className={styles.more}>
          {t('desk.lists.orders')}
        </TextLink>
      </header>
      {orders.status === 'failed' ? (
        <LoadFailure error={orders.error} retry={orders.refresh} busy={orders.isRefreshing} />
      ) : orders.status === 'loading' ? (
        <div className={styles.rows}>
          {Array.from({ length: ROWS }, (_, at) => (
            <div key={at} className={styles.row}>
              <Skeleton height={36} />
            </div>
          ))}
        </div>
      ) : rows.length === 0 ? (
        <p className={styles.none}>{t('home.orders.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              busy={wanted === order.orderFormNumber && ReorderDialog === null && failure === null}
              onAgain={() => {
                retry();
                setAdded(false);
                setWanted(order.orderFormNumber);
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.done}>
        {failure === null ? null : t('failure.title')}
        {isAdded ? (
          <>
            {t('portal.reorder.added')} <TextLink href="/cart">{t('cart.open')}</TextLink>
          </>
        ) : null}
      </p>
      {ReorderDialog !== null && wanted !== null ? (
        <ReorderDialog
          number={wanted}
          onClose={() => setWanted(null)}
          onAdded={() => {
            setWanted(null);
            setAdded(true);
          }}
        />
      ) : null}
    </section>
  );
}

function OrderRow({ order, busy, onAgain }: { order: OrderFormSummary; busy: boolean; onAgain: () => void }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { orderFormNumber: number, firstProductName: name, lineCount } = order;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <Link to={`${ORDERS_PATH}/${number}`}>
          {lineCount > 1 ? t('home.orders.wines', { name, count: lineCount - 1 }) : name}
        </Link>
        <span>{`${formatDay(seoulDay(new Date(order.requestedAt)), language)} · ${number}`}</span>
      </p>
      <span className={styles.total}>{formatMoney(order.total, language)}</span>
      <Button
        size="small"
        loading={busy}
        aria-label={t('home.orders.againLabel', { number })}
        onClick={onAgain}
      >
        {t('home.orders.again')}
      </Button>
    </li>
  );
}
