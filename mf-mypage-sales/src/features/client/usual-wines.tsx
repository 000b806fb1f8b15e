import type { UsualWine } from '@vitis/contracts';
import { formatBottles, formatNumber, listedDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { bottleIcon, EmptyState, Panel, Table, type TableColumn, TextLink } from '@vitis/ui';
import { DayCell, TotalCell } from '@vitis/ui/documents';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';

/** What the client orders again and again, at which price the last time, and on which order. */
export function UsualWines({ wines }: { wines: readonly UsualWine[] }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const columns: TableColumn<UsualWine>[] = [
    { id: 'name', header: t('portal.list.lines'), rowHeader: true, cell: ({ name }) => name },
    {
      id: 'orders',
      header: t('client.wines.orders'),
      numeric: true,
      width: 72,
      phone: 'hidden',
      cell: ({ orders }) => formatNumber(orders, language),
    },
    {
      id: 'qty',
      header: t('client.wines.qty'),
      numeric: true,
      width: 72,
      phone: 'bare',
      cell: ({ qty }) => formatBottles(qty, language),
    },
    {
      id: 'lastDay',
      header: t('client.wines.lastDay'),
      width: 124,
      phone: 'bare',
      cell: ({ lastDay, lastNumber }) => (
        <TextLink variant="quiet" href={`${MANAGE_ORDERS_PATH}/${lastNumber}`}>
          <DayCell {...listedDay(lastDay, language, serverNow())} />
        </TextLink>
      ),
    },
    {
      id: 'lastPrice',
      header: t('client.wines.lastPrice'),
      numeric: true,
      width: 116,
      cell: ({ lastPrice }) => <TotalCell>{formatNumber(lastPrice, language)}</TotalCell>,
    },
  ];
  return (
    <Panel padding="flush" title={t('client.wines.title')}>
      <Table
        dense
        caption={t('client.wines.title')}
        columns={columns}
        rows={wines}
        rowKey={({ idProduct }) => idProduct}
        rowHref={({ idProduct }) => `/product/${idProduct}`}
        empty={<EmptyState icon={bottleIcon} title={t('client.wines.none')} />}
      />
    </Panel>
  );
}
