import { type OrderForm, proposeOrderForm, respondOrderForm } from '@vitis/contracts';
import { formatDay, lastDeliveryDay, offeredSteps, openProposalOf, statusLabel } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useRole, useSettledCommand } from '@vitis/portal/commands';
import { ChangedWhileWriting, ORDER_STEP } from '@vitis/portal/detail';
import { leaveLabels } from '@vitis/portal/documents';
import {
  DayField,
  MessageField,
  SchemaFormProvider,
  useClearedOnClose,
  useDraftOn,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { EditorFoot, sendByKeys, TypedSums } from '@vitis/portal/lines';
import { Button, Notice, Panel } from '@vitis/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDayOff } from '../../shared/use-day-off.ts';
import styles from './confirm.module.scss';
import { confirmDraftOf } from './confirm-draft.ts';
import { ConfirmLines } from './confirm-lines.tsx';
import {
  type Confirmation,
  type ConfirmValues,
  confirmRule,
  confirmTotals,
  isProposal,
  issueOf,
  proposalOf,
  responseOf,
  type SeenOrder,
  seenAtFirst,
  startConfirm,
} from './confirm-values.ts';

export interface ConfirmFormProps {
  /** As it stands now; what was typed began with what it was. */
  order: OrderForm;
  today: string;
  onClose: () => void;
  onSent: (what: 'confirmed' | 'proposed') => void;
}

/**
 * Confirms an order at its prices or lower ones. Whatever else sales staff would confirm, other bottles, another wine, a
 * higher price or a later day, is proposed: the buyer accepts it or not.
 */
export function ConfirmForm({ order, today, onClose, onSent }: ConfirmFormProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { products, orderFormNumber, dueDate, status } = order;
  /** What the writer knows of it, and what is sent: others' later changes are never confirmed unread. */
  const [seen, setSeen] = useState<SeenOrder>(() => seenAtFirst(order));
  const [start] = useState(() => startConfirm(order, today));
  const confirmation = useSchemaForm<ConfirmValues, Confirmation>({
    schema: confirmRule(order, today),
    start,
    labels: (code, field) => t(issueOf(code, field), { day: formatDay(lastDeliveryDay(today), language) }),
  });
  const { form, field } = confirmation;
  const place = useDraftOn(confirmDraftOf(orderFormNumber), seen);
  useFormDraft(confirmation, place, start);
  useClearedOnClose(place);
  const telling = { ...ORDER_STEP, tells: ['stale'], fields: confirmation.hasField } as const;
  const respond = useSettledCommand(respondOrderForm, telling);
  const propose = useSettledCommand(proposeOrderForm, telling);
  const isBusy = respond.busy || propose.busy;
  useLeaveGuard(form.formState.isDirty && !isBusy, leaveLabels(t));
  const [lines, day] = useWatch({ control: form.control, name: ['lines', 'dueDate'] });
  const dayOff = useDayOff(day);
  const proposes = isProposal({ lines, dueDate: day }, order, today);
  const role = useRole('SALESPERSON');
  // What the order has become may be this very confirmation, on its way or with a lost answer: sent again, it is answered.
  const isOwn = isBusy || respond.unsettled !== null || propose.unsettled !== null;
  const isPossible = offeredSteps('orderForm', status, { role }).includes('RESPOND') || isOwn;
  const isRefused = respond.refusal !== null || propose.refusal !== null;
  const isStale = (order.version > seen.version || isRefused) && !isOwn;

  const takeOver = () => {
    // What nobody has typed here follows the order; what was typed stays.
    form.reset(startConfirm(order, today), { keepDirtyValues: true });
    setSeen({ version: order.version });
    respond.forget();
    propose.forget();
  };
  const send = confirmation.submit(async (typed) => {
    // What the buyer asked for is meant.
    if (typed.dueDate !== dueDate && !(await dayOff.isMeant())) return;
    const params = { number: orderFormNumber };
    const version = { version: seen.version };
    const outcome = isProposal(typed as ConfirmValues, order, today)
      ? await propose.run({ params, body: proposalOf(typed, order) }, version)
      : await respond.run({ params, body: responseOf(typed, order) }, version);
    if (outcome.kind === 'done') onSent(outcome.body.status === 'CONFIRMED' ? 'confirmed' : 'proposed');
    if (outcome.kind === 'refused') confirmation.showErrors(outcome.fields);
  });
  const open = openProposalOf(order);

  return (
    <SchemaFormProvider form={confirmation}>
      <form
        ref={confirmation.element}
        noValidate
        aria-label={t('order.confirmTitle')}
        onSubmit={send}
        onKeyDown={sendByKeys}
      >
        <Panel padding="flush" title={t('order.confirmTitle')}>
          <div className={styles.notices}>
            {isStale || !isPossible ? (
              <ChangedWhileWriting
                kind="order"
                ended={
                  isPossible ? null : t('order.ended', { status: statusLabel('orderForm', status, language) })
                }
                onTakeOver={takeOver}
              />
            ) : null}
            {open && isPossible ? <Notice tone="careful">{t('order.replaces')}</Notice> : null}
            {order.requestMessage === '' ? null : (
              <p className={styles.said}>
                <b>{t('order.request')}</b> {order.requestMessage}
              </p>
            )}
          </div>
          <ConfirmLines order={order} />
          <EditorFoot
            sums={<TypedSums amounts={confirmTotals(lines, products)} before={offOrder(lines, order)} />}
            actions={
              <>
                <Button onClick={onClose} disabled={isBusy}>
                  {t('portal.common.cancel')}
                </Button>
                <Button
                  type="submit"
                  variant="primary"
                  aria-keyshortcuts="Control+Enter"
                  loading={isBusy}
                  disabled={!isPossible || isStale}
                >
                  {t(proposes ? 'order.propose' : 'order.send')}
                </Button>
              </>
            }
          >
            <DayField
              {...field('dueDate')}
              className={styles.day}
              required
              min={today}
              max={lastDeliveryDay(today)}
              label={t('order.promise')}
              hint={[
                dueDate === null ? undefined : t('order.requested', { day: formatDay(dueDate, language) }),
                dayOff.hint,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            <MessageField name="responseMessage" label={t('order.message')} />
            {/* Spoken when it comes and goes: what the button does is another thing then. */}
            <div role="status" className={styles.outcome}>
              {proposes ? <Notice tone="careful">{t('order.proposes')}</Notice> : null}
            </div>
          </EditorFoot>
        </Panel>
      </form>
    </SchemaFormProvider>
  );

  /** What it comes to beside what was ordered. */
  function offOrder(typed: ConfirmValues['lines'], { total, products: ordered }: OrderForm) {
    const now = confirmTotals(typed, ordered).total;
    if (now === total) return null;
    const off = now - total;
    return {
      label: t('order.offOrder'),
      value: `${off > 0 ? '+' : '−'}${Math.abs(off).toLocaleString(language)}`,
    };
  }
}
