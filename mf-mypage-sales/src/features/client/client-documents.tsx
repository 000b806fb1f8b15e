import { listEstimatesOfSales, listOrderFormsOfSales } from '@vitis/contracts';
import { formatNumber, listedTime, statusLabel } from '@vitis/domain';
import { type Loaded, useEndpoint } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { LoadFailure, type Translate } from '@vitis/portal/documents';
import { boxIcon, EmptyState, fileIcon, type IconDrawing, Panel, Status, Table, type Tone } from '@vitis/ui';
import { DayCell, NumberCell, TotalCell } from '@vitis/ui/documents';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';

/** As many as fit beside the rest of the page; all of them stand in the lists. */
const LATEST = 8;

/** The latest orders and estimates of a client. */
export function ClientDocuments({ idClient }: { idClient: number }) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const query = { idClient, size: LATEST, sort: 'requestedAt,desc' } as const;
  const orders = useEndpoint(listOrderFormsOfSales, { query });
  const estimates = useEndpoint(listEstimatesOfSales, { query });
  return (
    <>
      <Latest
        title={t('client.orders')}
        none={t('client.noOrders')}
        icon={boxIcon}
        t={t}
        load={orders}
        rows={orders.data?._embedded.items.map((order) => ({
          ...order,
          number: order.orderFormNumber,
          href: `${MANAGE_ORDERS_PATH}/${order.orderFormNumber}`,
          tone: TONES.orderForm[order.status],
          state: statusLabel('orderForm', order.status, language),
        }))}
      />
      <Latest
        title={t('client.estimates')}
        none={t('client.noEstimates')}
        icon={fileIcon}
        t={t}
        load={estimates}
        rows={estimates.data?._embedded.items.map((estimate) => ({
          ...estimate,
          number: estimate.estimateNumber,
          href: `${MANAGE_ESTIMATES_PATH}/${estimate.estimateNumber}`,
          tone: TONES.estimate[estimate.status],
          state: statusLabel('estimate', estimate.status, language),
        }))}
      />
    </>
  );
}

interface Row {
  number: string;
  href: string;
  requestedAt: string;
  total: number;
  tone: Tone;
  state: string;
}

interface Props {
  title: string;
  none: string;
  icon: IconDrawing;
  t: Translate;
  load: Loaded<unknown>;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
}

function Latest({ title, none, icon, t, load, rows }: Props) {
  const language = useLanguage();
  if (load.status === 'failed') return <LoadFailure title={t('portal.list.failed')} load={load} />;
  return (
    <Panel padding="flush" title={title}>
      <Table
        dense
        caption={title}
        rows={rows ?? []}
        loadingRows={rows === undefined ? LATEST : 0}
        rowKey={({ number }) => number}
        rowHref={({ href }) => href}
        empty={<EmptyState icon={icon} title={none} />}
        columns={[
          {
            id: 'number',
            header: t('portal.list.number'),
            rowHeader: true,
            cell: ({ number }) => <NumberCell>{number}</NumberCell>,
          },
          {
            id: 'requestedAt',
            header: t('portal.list.days'),
            phone: 'bare',
            width: 132,
            cell: ({ requestedAt }) => <DayCell {...listedTime(requestedAt, language, serverNow())} />,
          },
          {
            id: 'state',
            header: t('portal.list.status'),
            phone: 'end',
            width: 96,
            cell: ({ tone, state }) => <Status tone={tone}>{state}</Status>,
          },
          {
            id: 'total',
            header: t('portal.list.total'),
            numeric: true,
            phone: 'last',
            width: 124,
            cell: ({ total }) => <TotalCell>{total === 0 ? '–' : formatNumber(total, language)}</TotalCell>,
          },
        ]}
      />
    </Panel>
  );
}
