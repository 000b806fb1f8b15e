import type { OrderFormSummary } from '@vitis/contracts';
import { isOverdue, orderDeliveryLabel, seoulDay, statusLabel } from '@vitis/domain';
import type { ListContext } from '@vitis/portal/list';
import { Status } from '@vitis/ui';
import { SmallCell } from '@vitis/ui/documents';
import { TONES } from '../../shared/tones.ts';

/** Says of an order that is not over that its day has passed. */
export function overdueMark(order: OrderFormSummary, { t, now }: ListContext): string | null {
  return isOverdue(order, seoulDay(now)) ? t('orders.overdue') : null;
}

/** The state, and whether the client is to answer a proposal, or how far the wines have come; nothing of that before an order is confirmed. */
export function stateOf(
  { status, deliveryStatus, isPickup, isProposed }: OrderFormSummary,
  { t, language }: ListContext,
) {
  return {
    tone: TONES.orderForm[status],
    children: statusLabel('orderForm', status, language),
    wideMore: isProposed ? (
      <Status tone={TONES.orderProposal.OPEN}>{statusLabel('orderProposal', 'OPEN', language)}</Status>
    ) : deliveryStatus !== null ? (
      <Status tone={TONES.delivery[deliveryStatus]}>
        {orderDeliveryLabel({ deliveryStatus, isPickup }, language)}
      </Status>
    ) : status === 'CONFIRMED' ? (
      <SmallCell>{t('orders.noDelivery')}</SmallCell>
    ) : null,
  };
}
