import {
  cancelOrderForm,
  completeDeliveredOrderForm,
  completeOrderForm,
  completeSoldOrderForm,
  type OrderForm,
} from '@vitis/contracts';
import { formatDay, isOverdue, type OrderFormEvent, statusLabel } from '@vitis/domain';
import { confirm } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { ORDER_STEP, OrderPrintLinks, useCancelStep } from '@vitis/portal/detail';
import { useLazyForm } from '@vitis/portal/forms';
import { Button, lazyComponent, Status, Tag, TextLink } from '@vitis/ui';
import { DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { undelivered } from '../../shared/open-lines.ts';
import { MANAGE_ESTIMATES_PATH, MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import type { CompleteDialogProps, Rest } from './complete-dialog.tsx';

const completeDialog = lazyComponent<CompleteDialogProps>(() =>
  import(/* webpackChunkName: "complete-dialog" */ './complete-dialog.tsx').then(
    ({ CompleteDialog }) => CompleteDialog,
  ),
);

interface Props {
  order: OrderForm;
  /** What its state and its deliveries let the reader do with it. */
  steps: readonly OrderFormEvent[];
  today: string;
  /** A sample has no papers. */
  isSample: boolean;
  /** Absent where there is nothing to confirm, or the confirmation is being written. */
  onConfirm: (() => void) | undefined;
  onCompleted: () => void;
}

/** Number, state and actions of an order. */
export function OrderHead({ order, steps, today, isSample, onConfirm, onCompleted }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { orderFormNumber: number, version, dueDate, estimateNumber, clientName: client } = order;
  const status = statusLabel('orderForm', order.status, language);
  const complete = useSettledCommand(completeOrderForm, ORDER_STEP);
  const completeSold = useSettledCommand(completeSoldOrderForm, ORDER_STEP);
  const completeDelivered = useSettledCommand(completeDeliveredOrderForm, ORDER_STEP);
  const cancel = useCancelStep({
    endpoint: cancelOrderForm,
    step: ORDER_STEP,
    ...{ number, version, status },
    possible: steps.includes('CANCEL'),
    title: t('portal.order.cancel'),
    text: t('order.cancelText', { client, number }),
  });

  const hasRest = steps.includes('COMPLETE') && undelivered(order).length > 0;
  const rest = useLazyForm(completeDialog, { isOffered: hasRest });
  /** The version of which its reader is asked what became of the rest. */
  const [asked, setAsked] = useState(version);

  const finish = async (what: Rest | null, seen: number) => {
    const { run } = what === null ? complete : what === 'DROPPED' ? completeDelivered : completeSold;
    const { kind } = await run({ params: { number } }, { version: seen });
    rest.close();
    if (kind === 'done') onCompleted();
  };
  const ask = async () => {
    if (hasRest) {
      setAsked(version);
      rest.open();
    } else if (await confirm(t('order.completeAsk'), { accept: t('order.complete') }))
      await finish(null, version);
  };

  return (
    <>
      <DocumentHead
        number={number}
        state={
          <>
            <Status tone={TONES.orderForm[order.status]}>{status}</Status>
            {dueDate === null ? null : (
              <span>
                {t('portal.order.due', { day: formatDay(dueDate, language) })}
                {isOverdue(order, today) ? ` · ${t('orders.overdue')}` : null}
              </span>
            )}
            {order.manual ? <Tag soft>{t('document.manual')}</Tag> : null}
            {estimateNumber === null ? null : (
              <TextLink arrow href={`${MANAGE_ESTIMATES_PATH}/${estimateNumber}`}>
                {t('portal.order.toEstimate', { number: estimateNumber })}
              </TextLink>
            )}
          </>
        }
        actions={
          <>
            {isSample ? null : <OrderPrintLinks order={order} list={MANAGE_ORDERS_PATH} />}
            {cancel.button}
            {steps.includes('COMPLETE') ? (
              <Button loading={complete.busy || (rest.isOpen && !rest.Form)} onClick={() => void ask()}>
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
      {cancel.dialog}
      {rest.Form ? (
        <rest.Form
          order={order}
          busy={completeSold.busy || completeDelivered.busy}
          onSend={(what) => void finish(what, asked)}
          onClose={rest.close}
        />
      ) : null}
    </>
  );
}
