import { type BodyOf, createOrderForm, getCart, getEstimate, listEstimates } from '@vitis/contracts';
import { confirm, publish, reportFailure } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useState } from 'react';
import type { DraftPlace } from '@vitis/portal/forms';
import { useAttempt } from '../../shared/order-flow/use-attempt.ts';

type Order = BodyOf<typeof createOrderForm>;

/** Why an order was not taken, in the provider's words; `credit` has ways out of its own. */
export interface OrderRefusal {
  credit: boolean;
  message: string;
}

interface OrderSending {
  /** Where the form's draft is kept; forgotten once the order is placed. */
  draft: DraftPlace;
  /** Called before the screen is left for the order that was placed. */
  letGo: () => void;
}

/**
 * Places an order, once. A passed credit limit that only warns is asked about, and the order goes out again with the
 * answer; every other refusal is said on the screen.
 */
export function useOrder(name: string, { draft, letGo }: OrderSending) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const { send, busy, unsettled } = useAttempt(createOrderForm, name);

  const place = async (order: Order): Promise<void> => {
    setRefusal(null);
    try {
      const reply = await send(order);
      if (reply === null) return;
      if (reply.status === 409) {
        const { code, message } = reply.body;
        if (code === 'CREDIT_LIMIT_WARNING' && !order.creditAcknowledged) {
          const goesOn = await confirm(message, {
            title: t('order.credit.warning'),
            accept: t('order.credit.accept'),
          });
          if (goesOn) await place({ ...order, creditAcknowledged: true });
          return;
        }
        setRefusal({ credit: code.startsWith('CREDIT_LIMIT'), message });
        // Stock and prices are other ones by now.
        await refresh(getCart, getEstimate);
        return;
      }
      const { orderFormNumber } = reply.body;
      draft.clear();
      letGo();
      publish('order/placed', { orderFormNumber });
      navigate(`/order/orderComplete?number=${orderFormNumber}`, { replace: true });
      await refresh(getCart, getEstimate, listEstimates);
    } catch (error) {
      reportFailure(error);
      // Where it was done all the same, the lines have left the cart.
      await refresh(getCart, getEstimate);
    }
  };
  return {
    place,
    busy,
    refusal,
    unsettled: unsettled !== null,
    check: () => {
      if (unsettled !== null) void place(unsettled);
    },
  };
}
