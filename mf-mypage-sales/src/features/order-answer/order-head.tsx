import { cancelOrderForm, completeOrderForm, etagOf, MESSAGE_LIMIT, type OrderForm } from '@vitis/contracts';
import { formatDay, isStatementPrintable, statusLabel } from '@vitis/domain';
import { confirm, showAlert } from '@vitis/platform';
import { cancelWords } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, printIcon, Status, Tag, TextLink } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { useOrderStep } from './use-order-step.ts';

interface Props {
  order: OrderForm;
  today: string;
  refresh: () => Promise<void>;
  /** Absent where there is nothing to confirm, or the confirmation is being written. */
  onConfirm: (() => void) | undefined;
  onCompleted: () => void;
}

/** Number, state and actions of an order. */
export function OrderHead({ order, today, refresh, onConfirm, onCompleted }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  /** The version that the person was asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const cancel = useOrderStep(cancelOrderForm, order, refresh);
  const complete = useOrderStep(completeOrderForm, order, refresh);
  const { orderFormNumber, status, dueDate, estimateNumber } = order;
  const target = { params: { number: orderFormNumber } };
  const seen = { ifMatch: etagOf(order.version) };
  const isOpen = status === 'REQUESTED' || status === 'CONFIRMED';
  // While a delivery is open, the order completes with it.
  const canComplete =
    status === 'CONFIRMED' && order.deliveries.every(({ status: state }) => state === 'CANCELLED');

  const finish = async () => {
    if (!(await confirm(t('order.completeAsk'), { accept: t('order.complete') }))) return;
    const outcome = await complete.run(target, seen);
    if (outcome === 'done') onCompleted();
    if (outcome === 'stale') void showAlert(t('common.stale'));
  };

  return (
    <>
      <DocumentHead
        number={orderFormNumber}
        state={
          <>
            <Status tone={TONES.orderForm[status]}>{statusLabel('orderForm', status, language)}</Status>
            {dueDate === null ? null : (
              <span>
                {t('order.due', { day: formatDay(dueDate, language) })}
                {isOpen && dueDate < today ? ` · ${t('orders.overdue')}` : null}
              </span>
            )}
            {order.manual ? <Tag soft>{t('estimate.manual')}</Tag> : null}
            {estimateNumber === null ? null : (
              <TextLink arrow href={`${MANAGE_ESTIMATES_PATH}/${estimateNumber}`}>
                {t('order.fromEstimate', { number: estimateNumber })}
              </TextLink>
            )}
          </>
        }
        actions={
          <>
            {status === 'CANCELLED' ? null : (
              <ButtonLink icon={printIcon} href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}/pdf/order-pdf`}>
                {t('paper.order')}
              </ButtonLink>
            )}
            {isStatementPrintable(order) ? (
              <ButtonLink
                icon={printIcon}
                href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}/pdf/statement-pdf`}
              >
                {t('paper.statement')}
              </ButtonLink>
            ) : null}
            {isOpen ? <Button onClick={() => setAsking(order.version)}>{t('order.cancel')}</Button> : null}
            {canComplete ? (
              <Button loading={complete.busy} onClick={() => void finish()}>
                {t('order.complete')}
              </Button>
            ) : null}
            {onConfirm ? (
              <Button variant="primary" onClick={onConfirm}>
                {t('order.confirm')}
              </Button>
            ) : null}
          </>
        }
      />
      {asking !== null ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('order.cancel')}
          text={t('order.cancelText', { client: order.clientName, number: orderFormNumber })}
          busy={cancel.busy}
          possible={isOpen}
          changed={
            asking === order.version
              ? null
              : t('common.changed', { status: statusLabel('orderForm', status, language) })
          }
          onClose={() => setAsking(null)}
          onCancel={(reason) =>
            void cancel.run({ ...target, body: { reason } }, seen).then((outcome) => {
              // What was changed meanwhile is said in the dialog, which keeps the reason.
              if (outcome !== 'stale') setAsking(null);
            })
          }
        />
      ) : null}
    </>
  );
}
