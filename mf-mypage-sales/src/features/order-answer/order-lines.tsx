import type { DocumentLine, OrderForm } from '@vitis/contracts';
import { formatBottles, formatMoney, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Table, type TableColumn } from '@vitis/ui';
import { ChangedFigure } from '@vitis/ui/documents';
import styles from '../../shared/document.module.scss';

/** The lines of an order at their agreed prices, the list price before a lower one. */
export function OrderLines({ order }: { order: OrderForm }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const figure = (amount: number) => formatNumber(amount, language);
  const former = (value: string) => t('estimate.before', { value });
  const columns: TableColumn<DocumentLine>[] = [
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
      cell: ({ qty }) => formatBottles(qty, language),
    },
    {
      id: 'unitPrice',
      header: t('portal.document.unitPrice'),
      numeric: true,
      phone: 'bare',
      cell: ({ listPrice, unitPrice }) => (
        <ChangedFigure before={listPrice} after={unitPrice} format={figure} label={former} />
      ),
    },
    {
      id: 'supply',
      header: t('portal.document.supply'),
      numeric: true,
      cell: ({ supply }) => figure(supply),
    },
  ];
  return (
    <Panel padding="flush" title={t('order.lines')}>
      <Table
        caption={t('order.lines')}
        columns={columns}
        rows={order.products}
        rowKey={({ position }) => position}
        sums={[
          { id: 'supply', label: t('portal.document.supply'), value: figure(order.supply) },
          { id: 'tax', label: t('portal.document.tax'), value: figure(order.tax) },
          {
            id: 'total',
            label: t('portal.document.total'),
            value: formatMoney(order.total, language),
            strong: true,
          },
        ]}
      />
    </Panel>
  );
}
