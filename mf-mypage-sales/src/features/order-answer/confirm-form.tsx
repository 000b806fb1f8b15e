import { type BodyOf, type OrderForm, respondOrderForm } from '@vitis/contracts';
import { formatDay, offeredSteps, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useCommand, useRole } from '@vitis/portal/commands';
import { ORDER_STEP } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import {
  MessageField,
  SchemaFormProvider,
  useClearedOnClose,
  useDraftOn,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { EditorFoot, TypedSums } from '@vitis/portal/lines';
import { Button, Notice, Panel, TextInput } from '@vitis/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import styles from './confirm.module.scss';
import { confirmDraftOf } from './confirm-draft.ts';
import { ConfirmLine } from './confirm-line.tsx';
import {
  type ConfirmValues,
  confirmRule,
  confirmTotals,
  issueOf,
  type SeenOrder,
  seenAtFirst,
  startConfirm,
} from './confirm-values.ts';

export interface ConfirmFormProps {
  /** As it stands now; what was typed began with what it was. */
  order: OrderForm;
  today: string;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Confirms an order: at its prices or other ones, with the day that sales staff promise and a word to the client. */
export function ConfirmForm({ order, today, onClose, onConfirmed }: ConfirmFormProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { products, orderFormNumber, dueDate, status } = order;
  /** What the writer knows of it, and what is sent: others' later changes are never confirmed unread. */
  const [seen, setSeen] = useState<SeenOrder>(() => seenAtFirst(order));
  const [start] = useState(() => startConfirm(order, today));
  const confirmation = useSchemaForm<ConfirmValues, BodyOf<typeof respondOrderForm>>({
    schema: confirmRule(products, today),
    start,
    labels: (code, field) => t(issueOf(code, field)),
  });
  const { form, field } = confirmation;
  const place = useDraftOn(confirmDraftOf(orderFormNumber), seen);
  useFormDraft(confirmation, place, start);
  useClearedOnClose(place);
  const respond = useCommand(respondOrderForm, {
    ...ORDER_STEP,
    tells: ['stale'],
    fields: confirmation.hasField,
  });
  useLeaveGuard(form.formState.isDirty && !respond.busy, leaveLabels(t));
  const prices = useWatch({ control: form.control, name: 'prices' });
  const role = useRole('SALESPERSON');
  // What the order has become may be this very confirmation, on its way or with a lost answer: sent again, it is answered.
  const isOwn = respond.busy || respond.unsettled !== null;
  const isPossible = offeredSteps('orderForm', status, { role }).includes('RESPOND') || isOwn;
  const isStale = (order.version > seen.version || respond.refusal !== null) && !isOwn;

  const takeOver = () => {
    setSeen({ version: order.version });
    respond.forget();
  };
  const send = confirmation.submit(async (body) => {
    const params = { number: orderFormNumber };
    const outcome = await respond.run({ params, body }, { version: seen.version });
    if (outcome.kind === 'done') onConfirmed();
    if (outcome.kind === 'refused') confirmation.showErrors(outcome.fields);
  });

  return (
    <SchemaFormProvider form={confirmation}>
      <form ref={confirmation.element} noValidate aria-label={t('order.confirmTitle')} onSubmit={send}>
        <Panel padding="flush" title={t('order.confirmTitle')}>
          {isPossible ? null : (
            <Notice tone="careful" role="alert" className={styles.notice}>
              {t('order.ended', { status: statusLabel('orderForm', status, language) })}
            </Notice>
          )}
          {isStale && isPossible ? (
            <Notice
              tone="careful"
              role="alert"
              className={styles.notice}
              action={
                <Button size="small" onClick={takeOver}>
                  {t('order.takeOver')}
                </Button>
              }
            >
              {t('order.changed')}
            </Notice>
          ) : null}
          <ul className={styles.lines} aria-label={t('portal.document.lines')}>
            {products.map((line) => (
              <ConfirmLine key={line.position} line={line} />
            ))}
          </ul>
          <EditorFoot
            sums={<TypedSums amounts={confirmTotals(prices, products)} />}
            actions={
              <>
                <Button onClick={onClose} disabled={respond.busy}>
                  {t('portal.common.cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  loading={respond.busy}
                  disabled={!isPossible || isStale}
                >
                  {t('order.send')}
                </Button>
              </>
            }
          >
            <TextInput
              {...field('dueDate')}
              className={styles.day}
              type="date"
              required
              min={today}
              label={t('order.promise')}
              hint={
                dueDate === null ? undefined : t('order.requested', { day: formatDay(dueDate, language) })
              }
            />
            <MessageField name="responseMessage" label={t('order.message')} />
          </EditorFoot>
        </Panel>
      </form>
    </SchemaFormProvider>
  );
}
