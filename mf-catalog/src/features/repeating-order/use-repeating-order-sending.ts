import {
  type BodyOf,
  changeRepeatingOrder,
  createRepeatingOrder,
  listRepeatingOrders,
  type RepeatingOrder,
} from '@vitis/contracts';
import { confirm } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { type FieldErrors, type Outcome, useSettledCommand } from '@vitis/portal/commands';
import { useDraft } from '@vitis/portal/forms';
import { useRef, useState } from 'react';

type Body = BodyOf<typeof createRepeatingOrder>;

interface Sending {
  /** Called before the form is left for what was begun or changed. */
  allowLeave: () => void;
  /** Whether the form shows a field that the provider may refuse; what it does not show is said above it. */
  shows: (field: string) => boolean;
  /** Says at those fields what is wrong with them. */
  showErrors: (wrong: FieldErrors) => void;
}

const STALE = 412;

/**
 * Sends a new repeating order once, or the change of one. One like another is asked about, and goes out again with the
 * answer.
 */
export function useRepeatingOrderSending(
  order: RepeatingOrder | undefined,
  { allowLeave, shows, showErrors }: Sending,
) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const common = { refreshes: [listRepeatingOrders], fields: shows };
  const creating = useSettledCommand(createRepeatingOrder, {
    ...common,
    tells: ['refused'],
    intents: useDraft('repeating order attempt'),
  });
  const changing = useSettledCommand(changeRepeatingOrder, { ...common, tells: ['refused', 'stale'] });
  // From the answer until the next screen is there, the form stands filled.
  const [isDone, setDone] = useState(false);
  const done = useRef(false);

  const settle = (outcome: Outcome<RepeatingOrder>): void => {
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind !== 'done') return;
    done.current = true;
    setDone(true);
    allowLeave();
    navigate(`/order/subscribe?id=${outcome.body.id}`, { replace: true });
  };
  const create = async (body: Body): Promise<void> => {
    if (done.current) return;
    const outcome = await creating.run({ body });
    const problem = outcome.kind === 'refused' ? outcome.problem : null;
    if (problem?.code !== 'REPEATING_ORDER_EXISTS' || body.repetitionAcknowledged) return settle(outcome);
    creating.forget();
    const words = { title: t('subscribe.existsTitle'), accept: t('subscribe.startAnother') };
    if (await confirm(problem.message, words)) await create({ ...body, repetitionAcknowledged: true });
  };
  // What is held of a new one is nothing that the change of another may send.
  const lost = order === undefined ? creating.unsettled?.body : undefined;

  return {
    create,
    /** `version` is what the writer has seen of it. */
    change: async (id: number, body: Body, version: number): Promise<void> => {
      if (!done.current) settle(await changing.run({ params: { id }, body }, { version }));
    },
    busy: creating.busy || changing.busy || isDone,
    refusal: creating.refusal ?? (changing.refusal?.status === STALE ? null : changing.refusal),
    /** Somebody else has changed it since. */
    isStale: changing.refusal?.status === STALE,
    forget: changing.forget,
    unsettled: lost !== undefined,
    check: () => {
      if (lost) void create(lost);
    },
  };
}
