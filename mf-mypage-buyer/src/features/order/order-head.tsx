import { type cancelOrderForm, MESSAGE_LIMIT, type OrderForm, type OrderFormStatus } from '@vitis/contracts';
import { formatDay, isOrderPrintable, isStatementPrintable, offeredSteps, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Command, useRole } from '@vitis/portal/commands';
import { cancelWords } from '@vitis/portal/documents';
import { Button, ButtonLink, printIcon, Status, Tag, TextLink } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';

interface Props {
  order: OrderForm;
  cancel: Command<typeof cancelOrderForm>;
  /** There is something on the page that its reader has not seen yet. */
  isChanged: boolean;
  onCancelled: (order: OrderForm) => void;
}

/** States in which the day of the hand-over is told. */
const SHOWS_DUE_DAY: Readonly<Record<OrderFormStatus, boolean>> = {
  REQUESTED: true,
  CONFIRMED: true,
  COMPLETED: true,
  CANCELLED: false,
};

/** Number, state and actions of an order. */
export function OrderHead({ order, cancel, isChanged, onCancelled }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { orderFormNumber: number, status, estimateNumber, dueDate } = order;
  const possible = offeredSteps('orderForm', status, { role: useRole('B2B') }).includes('CANCEL');
  const statusWord = statusLabel('orderForm', status, language);

  const send = async (reason: string) => {
    const outcome = await cancel.run({ params: { number }, body: { reason } }, { version: order.version });
    if (outcome.kind !== 'done') return;
    setAsking(false);
    onCancelled(outcome.body);
  };

  return (
    <>
      <DocumentHead
        number={number}
        state={
          <>
            <Status tone={TONES.orderForm[status]}>{statusWord}</Status>
            {dueDate === null || !SHOWS_DUE_DAY[status] ? null : (
              <span>{t('order.dueOn', { day: formatDay(dueDate, language) })}</span>
            )}
            {order.manual ? <Tag soft>{t('document.manual')}</Tag> : null}
            {estimateNumber === null ? null : (
              <TextLink arrow href={`${ESTIMATES_PATH}/${estimateNumber}`}>
                {t('order.toEstimate', { number: estimateNumber })}
              </TextLink>
            )}
          </>
        }
        actions={
          <>
            {possible ? (
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {t('portal.order.cancel')}
              </Button>
            ) : null}
            {isOrderPrintable(order) ? (
              <ButtonLink icon={printIcon} href={`${ORDERS_PATH}/${number}/pdf/order-pdf`}>
                {t('portal.paper.order')}
              </ButtonLink>
            ) : null}
            {isStatementPrintable(order) ? (
              <ButtonLink icon={printIcon} href={`${ORDERS_PATH}/${number}/pdf/statement-pdf`}>
                {t('portal.paper.statement')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {asking ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('portal.order.cancel')}
          text={t('order.cancelText', { number })}
          busy={cancel.busy}
          possible={possible}
          changed={
            isChanged
              ? `${t('order.changed')} ${t('document.nowState', { status: statusWord })}`
              : (cancel.refusal?.message ?? null)
          }
          error={cancel.fields.reason}
          onClose={() => {
            cancel.forget();
            setAsking(false);
          }}
          onCancel={(reason) => void send(reason)}
        />
      ) : null}
    </>
  );
}
