import type { ReceiptDetail, ReceiptLine } from '@vitis/contracts';
import { formatBottles, formatNumber, lineName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { documentSums } from '@vitis/portal/detail';
import { LineAnchor, LineTrace, lineId, type TraceStep, traceToDelivery } from '@vitis/portal/trace';
import { Panel, Table, type TableColumn, TextLink } from '@vitis/ui';
import { ORDERS_PATH } from '../../shared/paths.ts';
import styles from './receipt.module.scss';

/** The wines that were handed over, or came back; they add up to the receipt. */
export function ReceiptLines({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber, delivery } = receipt;
  const stepsOf = (idProduct: number): TraceStep[] => {
    if (orderFormNumber === null) return [];
    const order = `${ORDERS_PATH}/${orderFormNumber}`;
    return [
      { href: `${order}#${lineId(idProduct)}`, label: t('portal.trace.order') },
      ...(delivery === null ? [] : [traceToDelivery(delivery, order, idProduct, t)]),
    ];
  };
  const figures = (id: 'unitPrice' | 'supply' | 'tax', phone?: 'hidden'): TableColumn<ReceiptLine> => ({
    id,
    header: t(`portal.document.${id}`),
    numeric: true,
    ...(phone && { phone }),
    cell: (line) => formatNumber(line[id], language),
  });
  const columns: TableColumn<ReceiptLine>[] = [
    {
      id: 'product',
      header: t('portal.document.product'),
      rowHeader: true,
      cell: (line) => (
        <LineAnchor id={lineId(line.idProduct)}>
          <TextLink variant="quiet" href={`/product/${line.idProduct}`}>
            {lineName(line)}
          </TextLink>{' '}
          <small className={styles.small}>{line.specification}</small>
          <LineTrace steps={stepsOf(line.idProduct)} />
        </LineAnchor>
      ),
    },
    {
      id: 'qty',
      header: t('portal.document.qty'),
      numeric: true,
      cell: ({ qty }) => formatBottles(qty, language),
    },
    figures('unitPrice'),
    figures('tax', 'hidden'),
    figures('supply'),
  ];
  return (
    <Panel padding="flush" title={t('portal.document.lines')}>
      <Table
        caption={t('portal.document.lines')}
        columns={columns}
        rows={receipt.lines}
        rowKey={({ position }) => position}
        sums={documentSums({ ...receipt, total: receipt.change }, t, language)}
      />
    </Panel>
  );
}
