import type { OrderedWine } from '@vitis/contracts';
import { formatBottles, lineName } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Panel, Table, type TableColumn, TextLink } from '@vitis/ui';
import styles from './bought-order.module.scss';

/** Each wine of an order with its bottles: ordered, handed over, on their way back, taken back. */
export function OrderedWines({ wines }: { wines: readonly OrderedWine[] }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const bottles = (
    id: 'qty' | 'deliveredQty' | 'returningQty' | 'returnedQty',
    phone: 'end' | 'below' = 'below',
  ): TableColumn<OrderedWine> => ({
    id,
    header: t(`boughtOrder.columns.${id}`),
    numeric: true,
    phone,
    cell: (wine) => (wine[id] === 0 ? '–' : formatBottles(wine[id], language)),
  });
  const columns: TableColumn<OrderedWine>[] = [
    {
      id: 'product',
      header: t('portal.document.product'),
      rowHeader: true,
      cell: (wine) => (
        <>
          <TextLink variant="quiet" href={`/product/${wine.idProduct}`}>
            {lineName(wine)}
          </TextLink>{' '}
          <small className={styles.small}>{wine.specification}</small>
        </>
      ),
    },
    bottles('qty'),
    bottles('deliveredQty', 'end'),
    bottles('returningQty'),
    bottles('returnedQty'),
  ];
  return (
    <Panel padding="flush" title={t('portal.document.lines')}>
      <Table
        caption={t('portal.document.lines')}
        columns={columns}
        rows={wines}
        rowKey={({ idProduct }) => idProduct}
      />
    </Panel>
  );
}
