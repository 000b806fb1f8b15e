import { QUICK_ORDER_LINES_LIMIT } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, downloadIcon, EmptyState, Notice, searchIcon } from '@vitis/ui';
import { useEffect, useRef } from 'react';
import { csvOf, download } from './download-rows.ts';
import { sheetOfRows } from './open-rows.ts';
import { isReady, type OrderRow } from './order-row.ts';
import { OrderRowItem } from './order-row-item.tsx';
import styles from './quick-order.module.scss';
import type { QuickOrder } from './use-quick-order.ts';

interface OrderRowsProps {
  order: QuickOrder;
  looked: NonNullable<QuickOrder['looked']>;
}

/** Every line with its wine, in the order in which it was written; what is open can be taken away as a file. */
export function OrderRows({ order, looked: { at, rows, notes, left } }: OrderRowsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const open = rows.filter((row) => !isReady(row));
  const number = (count: number) => formatNumber(count, language);

  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  // What was asked for stands below what was written: the eye and a screen reader go on there.
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  const remove = (row: OrderRow) => {
    order.remove(row.id);
    // Its button is gone: the focus goes on in the list.
    list.current?.focus();
  };
  const giveOpen = () => download(`${t('quick.openName')}.csv`, csvOf(sheetOfRows(open, t)));

  if (rows.length === 0)
    return <EmptyState icon={searchIcon} title={t('quick.none')} message={t('quick.noneHint')} />;
  return (
    <section className={styles.found} aria-labelledby="quick-order-lines">
      <header className={styles.foundHead}>
        <h2 ref={heading} tabIndex={-1} id="quick-order-lines">
          {t('quick.lines', { number: number(rows.length) })}
        </h2>
        <p role="status">
          {open.length === 0 ? t('quick.allReady') : t('quick.open', { number: number(open.length) })}
        </p>
        {open.length > 0 ? (
          <Button size="small" variant="quiet" icon={downloadIcon} onClick={giveOpen}>
            {t('quick.downloadOpen')}
          </Button>
        ) : null}
      </header>
      {left > 0 ? (
        <Notice tone="careful">
          {t('quick.left', { number: number(left), most: QUICK_ORDER_LINES_LIMIT })}
        </Notice>
      ) : null}
      <ol ref={list} tabIndex={-1} className={styles.rows} aria-labelledby="quick-order-lines">
        {rows.map((row) => (
          <OrderRowItem key={row.id} row={row} order={order} onRemove={() => remove(row)} />
        ))}
      </ol>
      {notes.length > 0 ? (
        <details className={styles.notes}>
          <summary>{t('quick.notes', { number: number(notes.length) })}</summary>
          <ul>
            {/* Two of them may say the same, and none ever moves. */}
            {notes.map((note, place) => (
              <li key={place}>{note}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}
