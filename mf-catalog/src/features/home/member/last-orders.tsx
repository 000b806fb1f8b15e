import { listOrderForms, type OrderFormSummary } from '@vitis/contracts';
import { formatDay, formatMoney, listed, seoulDay } from '@vitis/domain';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Link } from '@vitis/platform/router';
import { Button, Skeleton, TextLink } from '@vitis/ui';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import styles from './last-orders.module.scss';
import { useOrderAgain } from './use-order-again.ts';

const ROWS = 3;
const ORDERS_PATH = '/mypage/estimate-order-history';
const latest = { query: { size: ROWS } } as const;

/** The company's last orders, each to be put into the cart again in one press. */
export function LastOrders() {
  const { t } = useTranslation('mf-catalog');
  const orders = useEndpoint(listOrderForms, latest);
  const { again, busy, done } = useOrderAgain();
  const rows = orders.data?._embedded.items ?? [];

  return (
    <section className={styles.orders}>
      <header className={styles.head}>
        <h2>{t('home.orders.heading')}</h2>
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
              busy={busy === order.orderFormNumber}
              onAgain={() => void again(order.orderFormNumber)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.done}>
        {done === null ? null : <Told {...done} />}
      </p>
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

/** What went into the cart, and what did not. */
function Told({ added, leftOut }: { added: number; leftOut: readonly string[] }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <>
      {added > 0 ? (
        <>
          {t('table.added', { count: added })} <TextLink href="/cart">{t('cart.open')}</TextLink>{' '}
        </>
      ) : null}
      {leftOut.length > 0 ? t('flow.leftOut', { names: listed(leftOut, language) }) : null}
    </>
  );
}
