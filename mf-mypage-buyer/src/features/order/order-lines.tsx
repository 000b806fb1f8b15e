import type { DocumentLine, OrderForm } from '@vitis/contracts';
import { formatBottles, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Table } from '@vitis/ui';
import styles from '../../shared/document.module.scss';
import { documentSums } from '../../shared/document-sums.ts';

/** What was ordered, at the prices that were agreed. */
export function OrderLines({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const figure = (amount: number) => formatNumber(amount, language);
  return (
    <Panel padding="flush" title={t('document.lines')}>
      <Table<DocumentLine>
        caption={t('document.lines')}
        rows={order.products}
        rowKey={({ position }) => position}
        columns={[
          {
            id: 'product',
            header: t('portal.document.product'),
            rowHeader: true,
            cell: (line) => (
              <span className={styles.product}>
                <span className={styles.wine}>{line.productName}</span>
                <small>{[line.specification, line.note].filter(Boolean).join(' · ')}</small>
              </span>
            ),
          },
          {
            id: 'qty',
            header: t('portal.document.qty'),
            numeric: true,
            phone: 'bare',
            cell: (line) => formatBottles(line.qty, language),
          },
          {
            id: 'unitPrice',
            header: t('portal.document.unitPrice'),
            numeric: true,
            phone: 'bare',
            cell: (line) => figure(line.unitPrice),
          },
          {
            id: 'supply',
            header: t('portal.document.supply'),
            numeric: true,
            cell: (line) => figure(line.supply),
          },
        ]}
        sums={documentSums(order, t, language)}
      />
    </Panel>
  );
}
