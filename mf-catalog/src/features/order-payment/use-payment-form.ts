import {
  changeOrderPayment,
  DEPOSITOR_LIMIT,
  getOrderPayment,
  type OrderPayment,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '@vitis/contracts';
import { DayField, plainText, seoulDay } from '@vitis/domain';
import { $user, useStore } from '@vitis/platform';
import { useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { useSettledCommand } from '@vitis/portal/commands';
import { useSchemaForm } from '@vitis/portal/forms';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** What the form holds; an amount that is not typed is null. */
export interface PaymentFields extends Record<string, string | number | null> {
  method: PaymentMethod;
  depositor: string;
  day: string;
  amount: number | null;
}

const rulesOf = ({ method }: PaymentFields, most: number) => {
  const rules: v.ObjectEntries = {
    method: v.picklist(PAYMENT_METHODS),
    ...(method === 'BANK_TRANSFER'
      ? {
          depositor: plainText(DEPOSITOR_LIMIT, { min: 1 }),
          day: v.pipe(v.string(), v.nonEmpty('REQUIRED'), DayField),
          amount: v.pipe(
            v.nullable(v.number()),
            v.check((amount) => amount !== null && amount > 0, 'REQUIRED'),
            v.check((amount) => (amount ?? 0) <= most, 'ABOVE_DUE'),
          ),
        }
      : {}),
  };
  return v.looseObject(rules);
};

const IN_DEPOSIT = /^deposit\./;

/** How an order is paid, as it is chosen, and the notice of a deposit. */
export function usePaymentForm(payment: OrderPayment) {
  const { t } = useTranslation('mf-catalog');
  const user = useStore($user);
  const { deposit, amountDue, orderFormNumber: number } = payment;
  const form = useSchemaForm({
    schema: (fields: PaymentFields) => rulesOf(fields, amountDue),
    start: {
      method: payment.method,
      depositor: deposit?.depositor ?? user?.companyName ?? '',
      day: deposit?.day ?? seoulDay(serverNow()),
      amount: deposit?.amount ?? amountDue,
    } as PaymentFields,
    labels: (code) => t(`flow.error.${code}`, t(`payment.error.${code}`, t('flow.error.OTHER'))),
  });
  /** The method that was saved last, until something is changed again. */
  const [sent, setSent] = useState<PaymentMethod | null>(null);
  const { watch } = form.form;
  useEffect(() => watch(() => setSent(null)).unsubscribe, [watch]);
  const command = useSettledCommand(changeOrderPayment, {
    refreshes: [getOrderPayment],
    tells: ['refused'],
    fields: (field) => form.hasField(field.replace(IN_DEPOSIT, '')),
  });
  const send = async (): Promise<void> => {
    const { method, depositor, day, amount } = form.form.getValues();
    setSent(null);
    const outcome = await command.run({
      params: { number },
      body: {
        method,
        deposit: method === 'BANK_TRANSFER' ? { depositor, day, amount: amount ?? 0 } : null,
      },
    });
    if (outcome.kind === 'refused') {
      form.showErrors(
        Object.fromEntries(
          Object.entries(outcome.fields).map(([field, message]) => [field.replace(IN_DEPOSIT, ''), message]),
        ),
      );
    }
    if (outcome.kind === 'done') setSent(method);
  };
  return { form, command, submit: form.submit(send), sent };
}

export type PaymentForm = ReturnType<typeof usePaymentForm>['form'];
