import {
  countOrders,
  getOrder,
  listOrders,
  MESSAGE_LIMIT,
  type OrderDetail,
  RETURN_PHOTOS_LIMIT,
  RETURN_REASONS,
  returnOrder,
} from '@vitis/contracts';
import { formatMoney, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { useSettledCommand } from '@vitis/portal/commands';
import { leaveLabels } from '@vitis/portal/documents';
import {
  AttachmentsField,
  FormNotices,
  useAttachments,
  useClearedOnClose,
  useDraft,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, ButtonLink, RadioGroup, TextArea } from '@vitis/ui';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { BOUGHT_ORDERS_PATH } from '../../shared/paths.ts';
import styles from './return-request.module.scss';
import {
  productsOf,
  type ReturnOutput,
  ReturnSchema,
  type ReturnValues,
  startOf,
  worthOf,
} from './return-values.ts';
import { ReturnWines } from './return-wines.tsx';

/** Which bottles go back, and why. What is typed waits in the window until it is sent. */
export function ReturnForm({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const navigate = useNavigate();
  const { orderFormNumber: number } = order;
  const [start] = useState(() => startOf(order));
  const typed = useSchemaForm<ReturnValues, ReturnOutput>({
    schema: ReturnSchema,
    start,
    labels: (code, name) => t(`returnRequest.issues.${code}.${name}`, t('portal.forms.issues.other')),
  });
  const { form, element, errorOf, submit, showErrors } = typed;
  const { control } = form;
  const { field: comment } = useController({ control, name: 'comment' });
  const { field: reason } = useController({ control, name: 'reason' });
  const bottles = useWatch({ control, name: 'bottles' });
  const place = useDraft(`return ${number}`);
  const draft = useFormDraft(typed, place, start);
  useClearedOnClose(place);
  const filesPlace = useDraft(`return ${number} files`);
  const attachments = useAttachments(filesPlace);
  useClearedOnClose(filesPlace);
  const { run, busy, refusal, fields, unsettled } = useSettledCommand(returnOrder, {
    refreshes: [getOrder, listOrders, countOrders],
    tells: ['refused', 'unknown'],
    fields: ['comment', 'reason', 'photos'],
    intents: useDraft(`return attempt ${number}`),
  });
  const { allowLeave } = useLeaveGuard(
    (form.formState.isDirty || attachments.isChanged) && !busy,
    leaveLabels(t),
  );

  const dispatch = async (input: Parameters<typeof run>[0]) => {
    const outcome = await run(input);
    if (outcome.kind === 'refused') showErrors(outcome.fields);
    if (outcome.kind !== 'done') return;
    draft.clear();
    allowLeave();
    void navigate(`${BOUGHT_ORDERS_PATH}/${number}`, { replace: true });
  };
  const save = submit(async (values) => {
    if (unsettled !== null) return;
    const { bottles: counts, ...said } = values;
    const photos = attachments.files.map(({ id }) => id);
    const products = productsOf(order, counts);
    await dispatch({ params: { number }, body: { ...said, products, photos } });
  });
  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      aria-label={t('returnRequest.title', { number })}
      onSubmit={save}
    >
      <FormNotices
        refusal={refusal}
        unsettled={unsettled}
        check={{ busy, onCheck: () => void (unsettled && dispatch(unsettled)) }}
      />
      <ReturnWines
        wines={order.wines}
        bottles={bottles}
        error={errorOf('bottles')}
        onChange={(name, count) =>
          form.setValue(`bottles.${name}`, count, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      <RadioGroup
        label={t('returnRequest.reason')}
        name={reason.name}
        value={reason.value}
        onValueChange={reason.onChange}
        error={errorOf('reason')}
        options={RETURN_REASONS.map((value) => ({
          value,
          label: statusLabel('returnReason', value, language),
        }))}
      />
      <TextArea
        {...comment}
        error={errorOf('comment')}
        label={t('returnRequest.comment')}
        placeholder={t('returnRequest.commentHint')}
        rows={4}
        maxLength={MESSAGE_LIMIT}
        counter={(used, most) => t('portal.common.counter', { used, most })}
      />
      <AttachmentsField
        label={t('returnRequest.photos')}
        hint={t('returnRequest.photosHint', { count: RETURN_PHOTOS_LIMIT })}
        error={fields.photos}
        files={attachments.files}
        onFiles={attachments.onFiles}
        most={RETURN_PHOTOS_LIMIT}
      />
      <div className={styles.foot}>
        <p className={styles.worth} aria-live="polite">
          <span>{t('returnRequest.worth')}</span> <b>{formatMoney(worthOf(order, bottles), language)}</b>
          <small>{t('returnRequest.worthHint')}</small>
        </p>
        <div className={styles.buttons}>
          <ButtonLink variant="quiet" href={`${BOUGHT_ORDERS_PATH}/${number}`}>
            {t('portal.common.cancel')}
          </ButtonLink>
          <Button type="submit" variant="primary" loading={busy} disabled={unsettled !== null}>
            {t('returnRequest.send')}
          </Button>
        </div>
      </div>
    </form>
  );
}
