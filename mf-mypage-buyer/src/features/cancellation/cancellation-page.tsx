import type { CancellationDetail } from '@vitis/contracts';
import { formatTime, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DetailPage, PlainLines } from '@vitis/portal/detail';
import { ButtonLink, DescriptionList, Panel, Status } from '@vitis/ui';
import { DocumentColumns, DocumentHead } from '@vitis/ui/documents';
import { ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';

const DOCUMENTS = {
  ESTIMATE: { status: 'estimate', list: ESTIMATES_PATH },
  ORDER: { status: 'orderForm', list: ORDERS_PATH },
} as const;

/** What was called off, by whom and why, with its lines and the way to ask for it again. */
export function CancellationPage({ cancellation }: { cancellation: CancellationDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { number, kind, cancelledBy, cancelledByName, cancelledAt, requestedAt, reason } = cancellation;
  const { status, list } = DOCUMENTS[kind];
  const by = [cancelledBy === null ? '' : t(`cancellations.by.${cancelledBy}`), cancelledByName ?? ''];
  const items = [
    {
      id: 'at',
      term: t('cancellations.columns.cancelledAt'),
      detail: formatTime(new Date(cancelledAt), language),
    },
    { id: 'by', term: t('cancellation.by'), detail: by.filter(Boolean).join(' · ') },
    {
      id: 'reason',
      term: t('cancellation.reason'),
      detail: reason === '' ? t('cancellation.noReason') : reason,
    },
    { id: 'asked', term: t('cancellation.requestedAt'), detail: formatTime(new Date(requestedAt), language) },
  ].filter(({ detail }) => detail !== '');
  return (
    <DetailPage>
      <DocumentHead
        number={number}
        state={<Status tone="muted">{statusLabel(status, 'CANCELLED', language)}</Status>}
        actions={<ButtonLink href={`${list}/${number}`}>{t(`cancellation.toDocument.${kind}`)}</ButtonLink>}
      />
      <DocumentColumns
        main={<PlainLines document={cancellation} />}
        aside={
          <Panel title={t('cancellation.facts')}>
            <DescriptionList items={items} />
          </Panel>
        }
      />
    </DetailPage>
  );
}
