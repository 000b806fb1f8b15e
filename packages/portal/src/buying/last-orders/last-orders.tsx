import { listOrderForms, type OrderFormSummary } from '@vitis/contracts';
import { documentAddress, formatDay, formatMoney, seoulDay } from '@vitis/domain';
import { useSocketHint } from '@vitis/platform';
import { useEndpoint } from '@vitis/platform/data';
import { useLanguage } from '@vitis/platform/i18n';
import { Button, classNames, Skeleton, TextLink } from '@vitis/ui';
import { useState } from 'react';
import { LoadFailure } from '../../documents/load-failure.tsx';
import { useLazyForm } from '../../forms/use-lazy-form.ts';
import { winesLabels } from '../../list/list-labels.ts';
import { usePortalTexts } from '../../remote/screen-frame.tsx';
import { lazyReorderDialog } from '../reorder/lazy-reorder-dialog.ts';
import styles from './last-orders.module.scss';

interface LastOrdersProps {
  /** How many of them. */
  size: number;
  /** Of the box around the rows. */
  className?: string | undefined;
}

/** What is asked for so many of them. */
export const lastOrdersQuery = (size: number) => ({ query: { size } });

/** The company's last orders, each to be put into the cart again. */
export function LastOrders({ size, className }: LastOrdersProps) {
  const { t } = usePortalTexts();
  const orders = useEndpoint(listOrderForms, lastOrdersQuery(size));
  useSocketHint('order:changed', orders.refresh);
  const [wanted, setWanted] = useState('');
  const [isAdded, setAdded] = useState(false);
  const { isOpen, Form: ReorderDialog, open, close } = useLazyForm(lazyReorderDialog, { isOffered: false });
  const rows = orders.data?._embedded.items ?? [];
  const box = classNames(styles.rows, className);

  return (
    <>
      {orders.status === 'failed' ? (
        <LoadFailure compact title={t('portal.orders.failed')} load={orders} />
      ) : orders.status === 'loading' ? (
        <div className={box}>
          {Array.from({ length: size }, (_, at) => (
            <div key={at} className={styles.row}>
              <Skeleton height={36} />
            </div>
          ))}
        </div>
      ) : rows.length === 0 ? (
        <div className={box}>
          <p className={styles.none}>{t('portal.list.none')}</p>
        </div>
      ) : (
        <ul className={box}>
          {rows.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              busy={isOpen && ReorderDialog === null && wanted === order.orderFormNumber}
              onAgain={() => {
                setAdded(false);
                setWanted(order.orderFormNumber);
                open();
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.done}>
        {isAdded ? (
          <>
            {t('portal.reorder.added')} <TextLink href="/cart">{t('portal.reorder.toCart')}</TextLink>
          </>
        ) : null}
      </p>
      {ReorderDialog ? (
        <ReorderDialog
          number={wanted}
          onClose={close}
          onAdded={() => {
            close();
            setAdded(true);
          }}
        />
      ) : null}
    </>
  );
}

function OrderRow({ order, busy, onAgain }: { order: OrderFormSummary; busy: boolean; onAgain: () => void }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { orderFormNumber: number, requestedAt, total } = order;
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <TextLink variant="quiet" href={documentAddress('orderForm', 'B2B', number)}>
          {winesLabels(t, order)}
        </TextLink>
        <span>{`${formatDay(seoulDay(new Date(requestedAt)), language)} · ${number}`}</span>
      </p>
      <span className={styles.total}>{formatMoney(total, language)}</span>
      <Button
        size="small"
        loading={busy}
        // It begins with the words that are seen, by which who speaks to the device names it.
        aria-label={t('portal.reorder.title', { number })}
        onClick={onAgain}
      >
        {t('portal.reorder.open')}
      </Button>
    </li>
  );
}
