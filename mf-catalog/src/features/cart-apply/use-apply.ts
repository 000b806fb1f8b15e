import { type BodyOf, createEstimate, getCart, MESSAGE_LIMIT } from '@vitis/contracts';
import { plainText } from '@vitis/domain';
import { publish, reportFailure, showAlert } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useLeaveGuard } from '@vitis/portal/forms';
import { useState } from 'react';
import * as v from 'valibot';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import { restored, useDraft } from '@vitis/portal/forms';
import { useAttempt } from '../../shared/order-flow/use-attempt.ts';

const MessageRule = plainText(MESSAGE_LIMIT, { multiline: true });

/** The message to the sales staff, and sending it with the lines. What is typed survives a failure and a reload. */
export function useApply(lines: readonly CartLine[]) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const draft = useDraft('cart apply');
  const [{ message }, setFields] = useState(() => restored({ message: '' }, draft.read()));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { send, busy, unsettled } = useAttempt(createEstimate, 'cart apply');
  const { letGo } = useLeaveGuard(message.trim() !== '', {
    question: t('flow.leave'),
    leave: t('flow.leaveAccept'),
  });
  const valid = v.safeParse(MessageRule, message).success;

  const write = (text: string) => {
    setFields({ message: text });
    draft.write({ message: text });
  };
  const dispatch = async (body: BodyOf<typeof createEstimate>) => {
    setRefusal(null);
    try {
      const reply = await send(body);
      if (reply === null) return;
      if (reply.status === 409) {
        setRefusal(reply.body.message);
        await refresh(getCart);
        return;
      }
      const { estimateNumber } = reply.body;
      draft.clear();
      letGo();
      publish('estimate/requested', { estimateNumber });
      navigate(`/mypage/estimate-apply-history/${estimateNumber}`, { replace: true });
      await Promise.all([
        refresh(getCart),
        showAlert(t('apply.number', { number: estimateNumber }), t('apply.done')),
      ]);
    } catch (error) {
      reportFailure(error);
      // Where it was done all the same, the lines have left the cart.
      await refresh(getCart);
    }
  };
  return {
    message,
    write,
    valid,
    refusal,
    busy,
    submit: () => {
      if (!valid) return;
      const products = lines.map(({ id, qty }) => ({ idProduct: id, qty }));
      void dispatch({ requestMessage: message, products });
    },
    unsettled: unsettled !== null,
    check: () => {
      if (unsettled !== null) void dispatch(unsettled);
    },
  };
}
