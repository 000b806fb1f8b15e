import { createManualOrderForm, getOrderStart } from '@vitis/contracts';
import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { ORDER_STEP } from '@vitis/portal/detail';
import { useDraft } from '@vitis/portal/forms';
import { MANAGE_ORDERS_PATH } from '../../shared/paths.ts';
import { type RegistBody, RegistForm, type RegistSending } from './regist-form.tsx';
import type { RegistOfClientProps } from './regist-screen.tsx';

/** Writes down an order, and sends it; a warning about credit is asked before it goes on. */
export function RegistOrder(props: RegistOfClientProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const navigate = useNavigate();
  const command = useSettledCommand(createManualOrderForm, {
    ...ORDER_STEP,
    refreshes: [...ORDER_STEP.refreshes, getOrderStart],
    tells: ['refused', 'unknown'],
    fields: (field) => /^(?:products|shipping|dueDate|requestMessage)/.test(field),
    intents: useDraft(`regist order ${props.start.client.id} attempt`),
  });

  const send: RegistSending['send'] = async (body: RegistBody, leave) => {
    const outcome = await command.run({ body });
    if (outcome.kind === 'done') {
      leave();
      navigate(`${MANAGE_ORDERS_PATH}/${outcome.body.orderFormNumber}`, { replace: true });
    }
    if (outcome.kind !== 'refused') return null;
    const { problem } = outcome;
    if (problem?.code === 'CREDIT_LIMIT_WARNING' && !body.creditAcknowledged) {
      command.forget();
      const goesOn = await confirm(problem.message, { accept: t('regist.order.send') });
      return goesOn ? send({ ...body, creditAcknowledged: true }, leave) : null;
    }
    return outcome.fields;
  };
  const { busy, refusal, unsettled } = command;
  return (
    <RegistForm {...props} kind="order" sending={{ send, busy, refusal, isUnsettled: unsettled !== null }} />
  );
}
