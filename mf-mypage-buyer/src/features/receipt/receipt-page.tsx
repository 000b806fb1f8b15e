import type { ReceiptDetail } from '@vitis/contracts';
import { formatDay, formatMoney, ledgerNote, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DetailPage } from '@vitis/portal/detail';
import { statementPath } from '@vitis/portal/documents';
import { ButtonLink, type Description, DescriptionList, Panel, printIcon, Status, TextLink } from '@vitis/ui';
import { DocumentColumns, DocumentHead } from '@vitis/ui/documents';
import { DeliveriesPanel } from '../../shared/delivery/deliveries-panel.tsx';
import { cashOf, ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { receiptState, signedMoney } from '../../shared/receipts/receipt-words.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import { ReceiptParts } from './receipt-parts.tsx';

/** Sales and returns are on a paper of their own. */
const STATED: ReadonlySet<ReceiptDetail['type']> = new Set(['SALE', 'RETURN']);

/** What is known of a receipt, each fact with the way to what it came from. */
export function ReceiptPage({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { type, date, dueDate, orderFormNumber, lines, delivery } = receipt;
  return (
    <DetailPage>
      <DocumentHead
        number={`${statusLabel('receipt', type, language)} ${signedMoney(receipt.change, language)}`}
        state={
          <>
            {receipt.status === null ? null : <Status {...receiptState(receipt, language)} />}
            <time dateTime={date}>{formatDay(date, language)}</time>
            {dueDate === null ? null : <span>{t('receipt.due', { day: formatDay(dueDate, language) })}</span>}
          </>
        }
        actions={
          STATED.has(type) && orderFormNumber !== null ? (
            <ButtonLink
              icon={printIcon}
              href={statementPath(`${ORDERS_PATH}/${orderFormNumber}`, receipt.idDelivery)}
            >
              {t('portal.print.statement')}
            </ButtonLink>
          ) : null
        }
      />
      <DocumentColumns
        main={
          <>
            {lines.length > 0 ? <ReceiptLines receipt={receipt} /> : null}
            <ReceiptParts receipt={receipt} />
          </>
        }
        aside={
          <>
            <Way receipt={receipt} />
            <DeliveriesPanel deliveries={delivery ? [delivery] : []} withReceipt={false} />
          </>
        }
      />
    </DetailPage>
  );
}

/** The documents that led to it, and its place in the ledger. */
function Way({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { estimateNumber, orderFormNumber, statementNumber, date, balance } = receipt;
  const note = ledgerNote(receipt, language);
  const items: Description[] = [
    { id: 'estimate', number: estimateNumber, list: ESTIMATES_PATH },
    { id: 'order', number: orderFormNumber, list: ORDERS_PATH },
  ].flatMap(({ id, number, list }) =>
    number === null
      ? []
      : [
          {
            id,
            term: t(`receipt.way.${id}`),
            detail: (
              <TextLink arrow href={`${list}/${number}`}>
                {number}
              </TextLink>
            ),
          },
        ],
  );
  return (
    <Panel title={t('receipt.way.title')}>
      <DescriptionList
        items={[
          ...items,
          ...(statementNumber === null
            ? []
            : [{ id: 'statement', term: t('portal.print.statement'), detail: statementNumber }]),
          ...(note === '' ? [] : [{ id: 'memo', term: t('receipt.way.memo'), detail: note }]),
          {
            id: 'ledger',
            term: t('receipt.way.ledger'),
            detail: (
              <TextLink arrow href={cashOf(receipt)}>
                {t('receipt.way.month', { month: date.slice(0, 7) })}
              </TextLink>
            ),
          },
          { id: 'balance', term: t('receipt.way.balance'), detail: formatMoney(balance, language) },
        ]}
      />
    </Panel>
  );
}
