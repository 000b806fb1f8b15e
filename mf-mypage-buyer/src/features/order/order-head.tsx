import { cancelOrderForm, type OrderForm, type OrderFormStatus } from '@vitis/contracts';
import { formatDay, offeredSteps, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole } from '@vitis/portal/commands';
import { ORDER_STEP, useCancelStep, useOrderPrints } from '@vitis/portal/detail';
import { type MenuItem, Status, Tag, TextLink } from '@vitis/ui';
import { DocumentHead } from '@vitis/ui/documents';
import { ESTIMATES_PATH, ORDERS_PATH } from '../../shared/paths.ts';
import { ReorderButton } from '../../shared/reorder/reorder.tsx';
import { TONES } from '../../shared/tones.ts';

interface Props {
  order: OrderForm;
  onCancelled: (order: OrderForm) => void;
  /** Its wines are in the cart again. */
  onReordered: () => void;
}

/** States in which the day of the hand-over is told. */
const SHOWS_DUE_DAY: Readonly<Record<OrderFormStatus, boolean>> = {
  REQUESTED: true,
  CONFIRMED: true,
  COMPLETED: true,
  CANCELLED: false,
};

/** Number, state and actions of an order. */
export function OrderHead({ order, onCancelled, onReordered }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const { orderFormNumber: number, version, estimateNumber, dueDate } = order;
  const status = statusLabel('orderForm', order.status, language);
  const cancel = useCancelStep({
    endpoint: cancelOrderForm,
    step: ORDER_STEP,
    ...{ number, version, status, onCancelled },
    possible: offeredSteps('orderForm', order.status, { role: useRole('B2B') }).includes('CANCEL'),
    title: t('portal.order.cancel'),
    text: t('order.cancelText', { number }),
  });

  const prints = useOrderPrints(order, ORDERS_PATH);
  const others: MenuItem[] = [
    ...(cancel.ask
      ? [{ id: 'cancel', label: t('portal.order.cancel'), tone: 'danger' as const, onSelect: cancel.ask }]
      : []),
    ...prints,
  ];

  return (
    <>
      <DocumentHead
        number={number}
        state={
          <>
            <Status tone={TONES.orderForm[order.status]}>{status}</Status>
            {dueDate === null || !SHOWS_DUE_DAY[order.status] ? null : (
              <span>{t('portal.order.due', { day: formatDay(dueDate, language) })}</span>
            )}
            {order.manual ? <Tag soft>{t('document.manual')}</Tag> : null}
            {estimateNumber === null ? null : (
              <TextLink arrow href={`${ESTIMATES_PATH}/${estimateNumber}`}>
                {t('portal.order.toEstimate', { number: estimateNumber })}
              </TextLink>
            )}
          </>
        }
        others={{ name: t('document.more'), items: others }}
        actions={<ReorderButton number={number} products={order.products} onAdded={onReordered} />}
      />
      {cancel.dialog}
    </>
  );
}
