import {
  type BodyOf,
  createOrderForm,
  getCart,
  getCredit,
  getEstimate,
  listCoupons,
  listEstimates,
  type Problem,
} from '@vitis/contracts';
import { confirm, publish, useSocketHint } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { type FieldErrors, useSettledCommand } from '@vitis/portal/commands';
import { useDraft } from '@vitis/portal/forms';
import { useRef, useState } from 'react';

type Order = BodyOf<typeof createOrderForm>;

/** Why an order was not taken, in the provider's words; `credit` has ways out of its own. */
export interface OrderRefusal {
  credit: boolean;
  /** Other quantities change nothing about it. */
  coupon: boolean;
  message: string;
}

const toRefusal = ({ code, message }: Problem): OrderRefusal => ({
  credit: code.startsWith('CREDIT_LIMIT'),
  coupon: code.startsWith('COUPON_'),
  message,
});

interface OrderSending {
  /** Called once the order is placed. */
  forgetDraft: () => void;
  /** Called before the screen is left for the order that was placed. */
  allowLeave: () => void;
  /** Whether the form shows a field that the provider may refuse; what it does not show is said above it. */
  shows: (field: string) => boolean;
  /** Says at those fields what is wrong with them. */
  showErrors: (wrong: FieldErrors) => void;
}

/**
 * Places an order, once. A passed credit limit that only warns is asked about, and the order goes out again with the
 * answer; every other refusal is said on the screen.
 */
export function useOrder(name: string, { forgetDraft, allowLeave, shows, showErrors }: OrderSending) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { run, busy, refusal, unsettled, forget } = useSettledCommand(createOrderForm, {
    tells: ['refused'],
    fields: shows,
    intents: useDraft(`${name} attempt`),
  });

  // From the answer until the next screen is there, the form stands filled.
  const [isPlaced, setPlaced] = useState(false);
  const placed = useRef(false);
  // A colleague may have ordered the estimate; of an order that is sent from here its own answer tells.
  useSocketHint('order:changed', () => {
    if (!busy && !isPlaced) void refresh(getEstimate);
  });

  const send = async (order: Order): Promise<void> => {
    const outcome = await run({ body: order });
    if (outcome.kind === 'busy') return;
    if (outcome.kind === 'done') {
      const { orderFormNumber } = outcome.body;
      placed.current = true;
      setPlaced(true);
      forgetDraft();
      allowLeave();
      publish('order/placed', { orderFormNumber });
      navigate(`/order/orderComplete?number=${orderFormNumber}`, { replace: true });
      await refresh(getCart, getCredit, getEstimate, listEstimates);
      return;
    }
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    const problem = outcome.kind === 'refused' ? outcome.problem : null;
    if (problem?.code === 'CREDIT_LIMIT_WARNING' && !order.creditAcknowledged) {
      forget();
      const goesOn = await confirm(problem.message, {
        title: t('order.credit.warning'),
        accept: t('order.credit.accept'),
      });
      if (goesOn) await send({ ...order, creditAcknowledged: true });
      return;
    }
    // Stock and prices may be other ones by now; where it was done without our hearing of it, the lines have left the cart.
    const refreshed = refresh(getCart, getCredit, getEstimate, listCoupons);
    // Of one whose answer was lost the same may be sent again at once: that is how it is found.
    if (outcome.kind !== 'unknown') await refreshed;
  };

  // One at a time, until the screen shows what a refusal tells of: pressed sooner, it would send what was before.
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const place = async (order: Order): Promise<void> => {
    if (placed.current || sending.current) return;
    sending.current = true;
    setSending(true);
    await send(order).finally(() => {
      sending.current = false;
      setSending(false);
    });
  };
  return {
    place,
    busy: isSending || isPlaced,
    refusal: refusal && toRefusal(refusal),
    unsettled: unsettled !== null,
    /** Whether that attempt was for a pick-up. */
    isPickupUnsettled: unsettled?.body?.pickup !== undefined,
    check: () => {
      if (unsettled?.body) void place(unsettled.body);
    },
  };
}
