import {
  type BodyOf,
  type ClientLedger,
  getClientLedger,
  getDashboard,
  listClientAccounts,
  PAYMENT_MEMO_LIMIT,
  type RecordedPayment,
  recordPayment,
} from '@vitis/contracts';
import { formatMoney, seoulDay } from '@vitis/domain';
import { confirm, showAlert } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { leaveLabels } from '@vitis/portal/documents';
import {
  DayField,
  DialogForm,
  NumberField,
  SchemaFormProvider,
  useLeaveGuard,
  useSchemaForm,
} from '@vitis/portal/forms';
import { Button, TextInput } from '@vitis/ui';
import { useEffect, useState } from 'react';
import type { OpenDeposit } from './open-deposits.tsx';
import { PaidDocuments } from './paid-documents.tsx';
import styles from './payment.module.scss';
import { type EnteredPayment, type PaymentValues, paymentRule } from './payment-values.ts';

/** What the provider asks about first: how its question is answered in the call, and on the button. */
const ASKED = {
  PAYMENT_EXCEEDS_RECEIVABLE: { flag: 'overpaymentAcknowledged', accept: 'payment.keepAhead' },
  PAYMENT_REPEATED: { flag: 'repetitionAcknowledged', accept: 'payment.again' },
} as const;

export interface PaymentDialogProps {
  ledger: ClientLedger;
  /** What the client told of it, to begin with. */
  deposit: OpenDeposit | null;
  onClose: () => void;
  onRecorded: (payment: RecordedPayment) => void;
}

/** 입금 등록: what a client has paid, and which of its documents; what is left over pays the oldest. */
export function PaymentDialog({ ledger, deposit, onClose, onRecorded }: PaymentDialogProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const today = seoulDay(serverNow());
  const { idClient, clientName, due, owed } = ledger;
  const [pays, setPays] = useState<readonly number[]>([]);
  const payment = useSchemaForm<PaymentValues, EnteredPayment>({
    schema: paymentRule(today),
    start: {
      amount: deposit?.amount ?? null,
      // It may be told ahead.
      day: deposit !== null && deposit.day < today ? deposit.day : today,
      memo: deposit?.depositor ?? clientName,
    },
    labels: (code) => t(`payment.errors.${code}`, t('payment.errors.OTHER')),
  });
  const { form, field } = payment;
  const { setFocus, setValue, getValues } = form;
  useEffect(() => setFocus('amount'), [setFocus]);
  const record = useSettledCommand(recordPayment, {
    refreshes: [listClientAccounts, getClientLedger, getDashboard],
    tells: ['refused'],
    fields: payment.hasField,
  });
  useLeaveGuard(form.formState.isDirty && !record.busy, leaveLabels(t));

  const choose = (ids: readonly number[]) => {
    // An amount that came of what was chosen before follows it; one that was typed stays.
    const openOf = (chosen: readonly number[]) =>
      due.filter(({ id }) => chosen.includes(id)).reduce((sum, { open }) => sum + open, 0);
    const { amount } = getValues();
    if (amount === null || amount === openOf(pays))
      setValue('amount', openOf(ids) || null, { shouldDirty: true });
    setPays(ids);
  };
  const send = payment.submit(async (entered) => {
    let body: BodyOf<typeof recordPayment> = { ...entered, idClient, pays: [...pays] };
    let outcome = await record.run({ body });
    while (outcome.kind === 'refused' && outcome.problem && outcome.problem.code in ASKED) {
      const { flag, accept } = ASKED[outcome.problem.code as keyof typeof ASKED];
      if (body[flag] || !(await confirm(outcome.problem.message, { accept: t(accept) }))) return;
      body = { ...body, [flag]: true };
      outcome = await record.run({ body });
    }
    if (outcome.kind === 'done') return onRecorded(outcome.body);
    if (outcome.kind !== 'refused') return;
    payment.showErrors(outcome.fields);
    if (Object.keys(outcome.fields).length === 0 && outcome.problem) void showAlert(outcome.problem.message);
  });

  return (
    <SchemaFormProvider form={payment}>
      <DialogForm
        ref={payment.element}
        title={t('payment.title', { name: clientName })}
        send={t('payment.send')}
        busy={record.busy}
        isDirty={form.formState.isDirty}
        onSend={() => void send()}
        onClose={onClose}
      >
        <div className={styles.amount}>
          <NumberField
            name="amount"
            required
            label={t('payment.amount')}
            hint={t('payment.owed', { amount: formatMoney(owed.receivable, language) })}
            suffix={t('payment.won')}
          />
          <Button
            disabled={owed.receivable <= 0}
            onClick={() => setValue('amount', owed.receivable, { shouldDirty: true, shouldValidate: true })}
          >
            {t('payment.all')}
          </Button>
        </div>
        <DayField {...field('day')} required max={today} label={t('payment.day')} />
        <TextInput
          {...field('memo')}
          required
          label={t('payment.memo')}
          hint={t('payment.memoHint')}
          maxLength={PAYMENT_MEMO_LIMIT}
        />
        <PaidDocuments due={due} chosen={pays} onChange={choose} />
      </DialogForm>
    </SchemaFormProvider>
  );
}
