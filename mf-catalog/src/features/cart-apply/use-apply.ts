import {
  type BodyOf,
  createEstimate,
  getCart,
  listShippingAddresses,
  type ShippingAddress,
} from '@vitis/contracts';
import { documentAddress } from '@vitis/domain';
import { publish, showAlert } from '@vitis/platform';
import { useEndpoint, useRefresh } from '@vitis/platform/data';
import { useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { chosenPlace, NEW_ADDRESS, NO_PLACE } from '@vitis/portal/company';
import { useAttachments, useDraft, useLeaveGuard, useSchemaForm } from '@vitis/portal/forms';
import { useEffect, useRef, useState } from 'react';
import {
  APPLY_DRAFT,
  applyField,
  applyRules,
  startApply,
  targetField,
  targetOf,
} from '../../shared/order-flow/apply-fields.ts';
import type { CartLine } from '../../shared/order-flow/cart-line.ts';
import type { ApplicationForm } from '../../shared/order-flow/order-fields.ts';

const NONE: readonly ShippingAddress[] = [];

/**
 * What the sales staff are told along with the lines (a message, prices in mind, a place, files), and sending it. What is
 * typed survives a failure and a reload. With `keepsCart` the lines stay in the cart.
 */
export function useApply(lines: readonly CartLine[], keepsCart: boolean) {
  const { t } = useTranslation('mf-catalog');
  const navigate = useNavigate();
  const refresh = useRefresh();
  const draft = useDraft(APPLY_DRAFT);
  const [start] = useState(() =>
    startApply(
      lines.map(({ id }) => id),
      draft.read(),
    ),
  );
  const applyForm: ApplicationForm = useSchemaForm({
    schema: (fields) => applyRules(lines, fields),
    start,
    labels: (code) =>
      code === 'PRICE_RANGE'
        ? t('portal.estimate.targetRange')
        : t(`flow.error.${code}`, t('flow.error.OTHER')),
  });
  const { getValues, setValue, watch } = applyForm.form;
  const filesDraft = useDraft(`${APPLY_DRAFT} files`);
  const attachments = useAttachments(filesDraft);
  const addresses = useEndpoint(listShippingAddresses, {});
  const saved = addresses.data?._embedded.items ?? NONE;

  useEffect(() => {
    const { unsubscribe } = watch((fields) => draft.write(fields));
    return unsubscribe;
  }, [watch, draft]);

  // An address of the draft may have been deleted since.
  const chosen = watch('address');
  const isGone =
    addresses.status === 'ready' &&
    chosen !== NO_PLACE &&
    chosen !== NEW_ADDRESS &&
    !saved.some(({ id }) => String(id) === chosen);
  useEffect(() => {
    if (isGone) setValue('address', NO_PLACE);
  }, [isGone, setValue]);

  const { run, busy, refusal, fields, unsettled } = useSettledCommand(createEstimate, {
    tells: ['refused'],
    fields: (field) => field === 'files' || applyForm.hasField(applyField(field, lines)),
    intents: useDraft('cart apply attempt'),
  });
  const typed = watch(['requestMessage', 'fullName', 'mobile', 'address1', 'address2', 'message']);
  const targets = watch(lines.map(({ id }) => targetField(id)));
  const { allowLeave } = useLeaveGuard(
    attachments.isChanged || [...typed, ...targets].some((text) => String(text ?? '').trim() !== ''),
    { question: t('flow.leave'), leave: t('flow.leaveAccept') },
  );

  // From the answer until the next screen is there, the form stands filled.
  const [isAsked, setAsked] = useState(false);
  const asked = useRef(false);
  const dispatch = async (body: BodyOf<typeof createEstimate>) => {
    if (asked.current) return;
    const outcome = await run({ body });
    if (outcome.kind === 'busy') return;
    if (outcome.kind === 'refused')
      applyForm.showErrors(
        Object.fromEntries(
          Object.entries(outcome.fields).map(([field, words]) => [applyField(field, lines), words]),
        ),
      );
    if (outcome.kind !== 'done') {
      // Other wines may be sold by now; where it was done without our hearing of it, the lines have left a cart that does
      // not keep them.
      await refresh(getCart);
      return;
    }
    const { estimateNumber } = outcome.body;
    asked.current = true;
    setAsked(true);
    draft.clear();
    filesDraft.clear();
    allowLeave();
    publish('estimate/requested', { estimateNumber });
    navigate(documentAddress('estimate', 'B2B', estimateNumber), { replace: true });
    await Promise.all([
      refresh(getCart),
      showAlert(t('apply.number', { number: estimateNumber }), t('apply.done')),
    ]);
  };
  return {
    allowLeave,
    applyForm,
    attachments: { ...attachments, error: fields.files },
    refusal: refusal?.message ?? null,
    busy: busy || isAsked,
    submit: applyForm.submit(async () => {
      const values = getValues();
      const recipient = chosenPlace(values, saved);
      const files = attachments.files.map(({ id }) => id);
      await dispatch({
        requestMessage: values.requestMessage,
        products: lines.map(({ id, qty }) => {
          const targetPrice = targetOf(values, id);
          return { idProduct: id, qty, ...(targetPrice === null ? {} : { targetPrice }) };
        }),
        fromCart: true,
        ...(keepsCart ? { keepsCart } : {}),
        ...(recipient === undefined ? {} : { recipient }),
        ...(files.length === 0 ? {} : { files }),
      });
    }),
    unsettled: unsettled !== null,
    check: () => {
      if (unsettled?.body) void dispatch(unsettled.body);
    },
  };
}
