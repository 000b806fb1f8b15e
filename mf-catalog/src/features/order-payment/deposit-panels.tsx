import { type BankAccount, DEPOSITOR_LIMIT, type OrderPayment } from '@vitis/contracts';
import { addMonths, formatDay, formatMoney, formatTime, seoulDay } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { serverNow } from '@vitis/platform/time';
import { DayField, NumberField, SchemaFormProvider } from '@vitis/portal/forms';
import { DescriptionList, Notice, Panel, TextInput } from '@vitis/ui';
import { CopyText } from '../../shared/places/copy-text.tsx';
import { useHolidays } from '../../shared/use-holidays.ts';
import styles from './order-payment.module.scss';
import type { PaymentForm } from './use-payment-form.ts';

interface DepositPanelsProps {
  payment: OrderPayment;
  account: BankAccount;
  form: PaymentForm;
}

/** Where a transfer goes to, and what the sales contact is told of it. */
export function DepositPanels({ payment, account, form }: DepositPanelsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { deposit } = payment;
  // The day of a transfer may lie behind.
  const { nameOf } = useHolidays(addMonths(seoulDay(serverNow()), -1));
  const required = { required: true, mark: t('flow.required') };
  return (
    <>
      <Panel
        title={t('payment.account')}
        action={<CopyText text={account.number} label={t('payment.copy')} />}
      >
        <DescriptionList
          items={[
            { id: 'bank', term: t('payment.bank'), detail: account.bank },
            {
              id: 'number',
              term: t('payment.number'),
              detail: <b className={styles.figures}>{account.number}</b>,
            },
            { id: 'holder', term: t('payment.holder'), detail: account.holder },
          ]}
        />
      </Panel>
      <Panel title={t('payment.deposit')}>
        {deposit === null ? (
          <p className={styles.lead}>{t('payment.depositLead')}</p>
        ) : (
          <Notice
            className={styles.told}
            title={t('payment.told', { time: formatTime(new Date(deposit.noticedAt), language) })}
          >
            {[
              deposit.depositor,
              formatDay(deposit.day, language),
              formatMoney(deposit.amount, language),
            ].join(' · ')}
          </Notice>
        )}
        <SchemaFormProvider form={form}>
          <div className={styles.fields}>
            <TextInput
              {...form.field('depositor')}
              {...required}
              label={t('payment.depositor')}
              hint={t('payment.depositorHint')}
              maxLength={DEPOSITOR_LIMIT}
            />
            <DayField {...form.field('day')} {...required} label={t('payment.day')} noteOf={nameOf} />
            <NumberField
              name="amount"
              {...required}
              label={t('payment.amount')}
              suffix={t('payment.won')}
              hint={t('payment.amountHint', { amount: formatMoney(payment.amountDue, language) })}
            />
          </div>
        </SchemaFormProvider>
      </Panel>
    </>
  );
}
