import { type cancelOrderForm, MESSAGE_LIMIT, type OrderForm } from '@vitis/contracts';
import { allowedEvents, formatDay, isStatementPrintable, orderFormMachine, statusLabel } from '@vitis/domain';
import { cancelWords } from '@vitis/platform/documents';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, printIcon, Status, Tag, TextLink } from '@vitis/ui';
import { CancelDialog, DocumentHead } from '@vitis/ui/documents';
import { useState } from 'react';
import { ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { TONES } from '../../shared/tones.ts';
import type { useStep } from '../../shared/use-step.ts';

interface Props {
  order: OrderForm;
  cancel: ReturnType<typeof useStep<typeof cancelOrderForm>>;
  /** There is something on the page that its reader has not seen yet. */
  isChanged: boolean;
  onCancelled: (order: OrderForm) => void;
}

/** Number, state and actions of an order. */
export function OrderHead({ order, cancel, isChanged, onCancelled }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const { orderFormNumber: number, status, estimateNumber, dueDate } = order;
  const possible = allowedEvents(orderFormMachine, status, 'B2B').includes('CANCEL');
  const statusWord = statusLabel('orderForm', status, language);

  const send = async (reason: string) => {
    const outcome = await cancel.run(order.version, { params: { number }, body: { reason } });
    if (outcome.kind !== 'done') return;
    setAsking(false);
    onCancelled(outcome.document);
  };

  return (
    <>
      <DocumentHead
        number={number}
        state={
          <>
            <Status tone={TONES.orderForm[status]}>{statusWord}</Status>
            {dueDate === null || status === 'CANCELLED' ? null : (
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
                {t('order.cancel')}
              </Button>
            ) : null}
            {status === 'CANCELLED' ? null : (
              <ButtonLink icon={printIcon} href={`${ORDERS_PATH}/${number}/pdf/order-pdf`}>
                {t('paper.order')}
              </ButtonLink>
            )}
            {isStatementPrintable(order) ? (
              <ButtonLink icon={printIcon} href={`${ORDERS_PATH}/${number}/pdf/statement-pdf`}>
                {t('paper.statement')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {asking ? (
        <CancelDialog
          labels={cancelWords(t)}
          reasonLimit={MESSAGE_LIMIT}
          title={t('order.cancel')}
          text={t('order.cancelText', { number })}
          busy={cancel.busy}
          possible={possible}
          changed={
            isChanged || cancel.refusal
              ? `${t('order.changed')} ${t('document.nowState', { status: statusWord })}`
              : null
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
