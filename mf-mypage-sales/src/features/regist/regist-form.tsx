import type { BodyOf, createManualOrderForm, OrderStart, Problem } from '@vitis/contracts';
import { addDays, type Day, formatDay, lastDeliveryDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import type { FieldErrors } from '@vitis/portal/commands';
import { leaveLabels } from '@vitis/portal/documents';
import {
  MessageField,
  SchemaFormProvider,
  useDraft,
  useFormDraft,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { EditorFoot, sendByKeys, TypedSums } from '@vitis/portal/lines';
import { Button, Notice } from '@vitis/ui';
import { type SyntheticEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ClientFacts } from './client-facts.tsx';
import { OrderFields } from './order-fields.tsx';
import styles from './regist.module.scss';
import { RegistLines } from './regist-lines.tsx';
import {
  issueOf,
  type RegistValues,
  registRule,
  registTotals,
  sampleOf,
  startRegist,
} from './regist-values.ts';

export type RegistBody = BodyOf<typeof createManualOrderForm>;
export type RegistKind = 'order' | 'estimate';

/** How what is written down is sent, and what became of it. */
export interface RegistSending {
  /** Fields that were refused, or null; `leave` is called before the screen is left for the new document. */
  send: (body: RegistBody, leave: () => void) => Promise<FieldErrors | null>;
  busy: boolean;
  refusal: Problem | null;
  /** It may have been written without our hearing of it. */
  isUnsettled: boolean;
}

/** Bottles of the wire are a count of cases or bottles here. */
const asTyped = (wrong: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(wrong).map(([name, text]) => [name.replace(/\.qty$/, '.count'), text]));

interface Props {
  kind: RegistKind;
  start: OrderStart;
  today: Day;
  sending: RegistSending;
  onOtherClient: () => void;
}

/** Writes down what a client asks for on the telephone, by keyboard alone: wines, then Ctrl+Enter. */
export function RegistForm({ kind, start, today, sending, onOtherClient }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [initial] = useState(() => startRegist(start, addDays(today, 1)));
  const [doubts, setDoubts] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const regist = useSchemaForm<RegistValues, RegistBody>({
    schema: registRule(start.client.id, today),
    start: initial,
    labels: (code, field) => t(issueOf(code, field), { day: formatDay(lastDeliveryDay(today), language) }),
  });
  const { form } = regist;
  const draft = useFormDraft(regist, useDraft(`regist ${kind} ${start.client.id}`), sampleOf(initial));
  const guard = useLeaveGuard(form.formState.isDirty && !sending.busy, leaveLabels(t));
  const isOrder = kind === 'order';
  const amounts = registTotals(useWatch({ control: form.control, name: 'products' }));

  const send = regist.submit(async (body) => {
    const wrong = await sending.send(body, () => {
      draft.clear();
      guard.allowLeave();
    });
    if (wrong) regist.showErrors(asTyped(wrong));
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    setAsked(doubts > 0);
    if (doubts === 0) return send(event);
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-doubts] button')?.focus();
  };

  return (
    <SchemaFormProvider form={regist}>
      <form
        ref={regist.element}
        noValidate
        aria-label={t(`regist.${kind}.title`)}
        className={styles.form}
        onSubmit={submit}
        onKeyDown={sendByKeys}
      >
        <div className={styles.main}>
          {sending.refusal ? (
            <Notice tone="bad" role="alert" title={t('portal.forms.refused')}>
              {sending.refusal.message}
            </Notice>
          ) : null}
          {sending.isUnsettled ? (
            <Notice tone="careful" role="alert" title={t('portal.forms.unsettled')}>
              {t('portal.forms.unsettledText')}
            </Notice>
          ) : null}
          {draft.isRestored ? (
            <Notice
              role="status"
              action={
                <Button
                  size="small"
                  onClick={() => {
                    form.reset(initial);
                    draft.clear();
                  }}
                >
                  {t('answer.startOver')}
                </Button>
              }
            >
              {t('regist.restored')}
            </Notice>
          ) : null}
          <RegistLines start={start} hasPrices={isOrder} onDoubts={setDoubts}>
            <EditorFoot
              sums={<TypedSums amounts={amounts} />}
              actions={
                <Button
                  type="submit"
                  variant="primary"
                  loading={sending.busy}
                  disabled={start.client.buyers.length === 0}
                  aria-keyshortcuts="Control+Enter"
                >
                  {t(`regist.${kind}.send`)}
                </Button>
              }
            >
              {isOrder ? <OrderFields start={start} today={today} /> : null}
              <MessageField name="requestMessage" rows={2} label={t('order.request')} />
              {isAsked && doubts > 0 ? (
                <Notice tone="careful" role="alert">
                  {t('regist.doubtsLeft', { count: doubts })}
                </Notice>
              ) : null}
            </EditorFoot>
          </RegistLines>
        </div>
        <aside className={styles.aside}>
          <ClientFacts start={start} total={isOrder ? amounts.total : null} onOther={onOtherClient} />
        </aside>
      </form>
    </SchemaFormProvider>
  );
}
