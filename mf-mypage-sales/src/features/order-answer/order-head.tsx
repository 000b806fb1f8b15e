import { cancelOrderForm, completeOrderForm, MESSAGE_LIMIT, type OrderForm } from '@vitis/contracts';
import {
  formatDay,
  isOrderPrintable,
  isOverdue,
  isStatementPrintable,
  type OrderFormEvent,
  statusLabel,
} from '@vitis/domain';
import { confirm, showAlert } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand } from '@vitis/portal/commands';
import { cancelWords } from '@vitis/portal/documents';
import { Button, ButtonLink, printIcon, Status, Tag, TextLink } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import { STEP } from './use-order.ts';

interface Props {
  order: OrderForm;
  /** What its state and its deliveries let the reader do with it. */
  steps: readonly OrderFormEvent[];
  today: string;
  /** Absent where there is nothing to confirm, or the confirmation is being written. */
  onConfirm: (() => void) | undefined;
  onCompleted: () => void;
}

/** Number, state and actions of an order. */
export function OrderHead({ order, steps, today, onConfirm, onCompleted }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  /** The version that the person was asked about. */
  const [asking, setAsking] = useState<number | null>(null);
  const cancel = useCommand(cancelOrderForm, STEP);
  const complete = useCommand(completeOrderForm, STEP);
  const { orderFormNumber, status, dueDate, estimateNumber } = order;
  const target = { params: { number: orderFormNumber } };
  const seen = { version: order.version };
  const canCancel = steps.includes('CANCEL');

  const finish = async () => {
    if (!(await confirm(t('order.completeAsk'), { accept: t('order.complete') }))) return;
    const outcome = await complete.run(target, seen);
    if (outcome.kind === 'done') onCompleted();
    if (outcome.kind === 'stale') void showAlert(t('common.stale'));
  };
  const withdraw = async (reason: string) => {
    const outcome = await cancel.run({ ...target, body: { reason } }, seen);
    // What was changed meanwhile is said in the dialog, which keeps the reason.
    if (outcome.kind !== 'stale') setAsking(null);
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
                {isOverdue(order, today) ? ` · ${t('orders.overdue')}` : null}
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
            {isOrderPrintable(order) ? (
              <ButtonLink icon={printIcon} href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}/pdf/order-pdf`}>
                {t('portal.paper.order')}
              </ButtonLink>
            ) : null}
            {isStatementPrintable(order) ? (
              <ButtonLink
                icon={printIcon}
                href={`${MANAGE_ORDERS_PATH}/${orderFormNumber}/pdf/statement-pdf`}
              >
                {t('portal.paper.statement')}
              </ButtonLink>
            ) : null}
            {canCancel ? (
              <Button onClick={() => setAsking(order.version)}>{t('portal.order.cancel')}</Button>
            ) : null}
            {steps.includes('COMPLETE') ? (
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
          title={t('portal.order.cancel')}
          text={t('order.cancelText', { client: order.clientName, number: orderFormNumber })}
          busy={cancel.busy}
          possible={canCancel}
          changed={
            asking === order.version
              ? null
              : t('common.changed', { status: statusLabel('orderForm', status, language) })
          }
          onClose={() => setAsking(null)}
          onCancel={(reason) => void withdraw(reason)}
        />
      ) : null}
    </>
  );
}
