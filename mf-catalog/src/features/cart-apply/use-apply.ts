import { type BodyOf, createEstimate, getCart, MESSAGE_LIMIT } from '@vitis/contracts';
import { plainText } from '@vitis/domain';
import { publish, showAlert } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useCommand } from '@vitis/portal/commands';
import { restored, useDraft, useLeaveGuard } from '@vitis/portal/forms';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';

const MessageRule = plainText(MESSAGE_LIMIT, { multiline: true });

/** The message to the sales staff, and sending it with the lines. What is typed survives a failure and a reload. */
export function useApply(lines: readonly CartLine[]) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const draft = useDraft('cart apply');
  const [{ message }, setFields] = useState(() => restored({ message: '' }, draft.read()));
  const { run, busy, refusal, fields, unsettled } = useCommand(createEstimate, {
    tells: ['refused'],
    fields: ['requestMessage'],
    intents: useDraft('cart apply attempt'),
  });
  const { allowLeave } = useLeaveGuard(message.trim() !== '', {
    question: t('flow.leave'),
    leave: t('flow.leaveAccept'),
  });
  const valid = v.safeParse(MessageRule, message).success;

  const write = (text: string) => {
    setFields({ message: text });
    draft.write({ message: text });
  };
  // From the answer until the next screen is there, the message stands filled.
  const [isAsked, setAsked] = useState(false);
  const asked = useRef(false);
  const dispatch = async (body: BodyOf<typeof createEstimate>) => {
    if (asked.current) return;
    const outcome = await run({ body });
    if (outcome.kind === 'busy') return;
    if (outcome.kind !== 'done') {
      // Other wines may be sold by now; where it was done without our hearing of it, the lines have left the cart.
      await refresh(getCart);
      return;
    }
    const { estimateNumber } = outcome.body;
    asked.current = true;
    setAsked(true);
    draft.clear();
    allowLeave();
    publish('estimate/requested', { estimateNumber });
    navigate(`/mypage/estimate-apply-history/${estimateNumber}`, { replace: true });
    await Promise.all([
      refresh(getCart),
      showAlert(t('apply.number', { number: estimateNumber }), t('apply.done')),
    ]);
  };
  return {
    allowLeave,
    message,
    write,
    valid,
    refusal: refusal?.message ?? null,
    refusedMessage: fields.requestMessage,
    busy: busy || isAsked,
    submit: () => {
      if (!valid) return;
      const products = lines.map(({ id, qty }) => ({ idProduct: id, qty }));
      void dispatch({ requestMessage: message, products });
    },
    unsettled: unsettled !== null,
    check: () => {
      if (unsettled?.body) void dispatch(unsettled.body);
    },
  };
}
