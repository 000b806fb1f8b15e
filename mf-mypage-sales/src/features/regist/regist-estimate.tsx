import { createManualEstimate, getOrderStart } from '@vitis/contracts';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { ESTIMATE_STEP } from '@vitis/portal/detail';
import { useDraft } from '@vitis/portal/forms';
import { MANAGE_ESTIMATES_PATH } from '../../shared/paths.ts';
import { RegistForm, type RegistSending } from './regist-form.tsx';
import type { RegistOfClientProps } from './regist-screen.tsx';

/** Writes down an estimate, and sends it; its prices are answered on the page that opens next. */
export function RegistEstimate(props: RegistOfClientProps) {
  const navigate = useNavigate();
  const { run, busy, refusal, unsettled } = useSettledCommand(createManualEstimate, {
    ...ESTIMATE_STEP,
    refreshes: [...ESTIMATE_STEP.refreshes, getOrderStart],
    tells: ['refused', 'unknown'],
    fields: (field) => /^(?:products|requestMessage)/.test(field),
    intents: useDraft(`regist estimate ${props.start.client.id} attempt`),
  });

  const send: RegistSending['send'] = async ({ idClient, idBuyer, requestMessage, products }, leave) => {
    const asked = products.map(({ idProduct, qty }) => ({ idProduct, qty }));
    const outcome = await run({ body: { idClient, idBuyer, requestMessage, products: asked } });
    if (outcome.kind === 'done') {
      leave();
      navigate(`${MANAGE_ESTIMATES_PATH}/${outcome.body.estimateNumber}`, { replace: true });
    }
    return outcome.kind === 'refused' ? outcome.fields : null;
  };
  return (
    <RegistForm
      {...props}
      kind="estimate"
      sending={{ send, busy, refusal, isUnsettled: unsettled !== null }}
    />
  );
}
