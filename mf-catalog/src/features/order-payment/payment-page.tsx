import type { OrderPayment } from '@vitis/contracts';
import { documentAddress, formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, ButtonLink, DescriptionList, Notice, Panel, RadioGroup } from '@vitis/ui';
import { FlowPage } from '../../shared/order-flow/flow-page.tsx';
import { AmountDue } from './amount-due.tsx';
import { DepositPanels } from './deposit-panels.tsx';
import styles from './order-payment.module.scss';
import { usePaymentForm } from './use-payment-form.ts';

/** How an order is paid, with what is left of it beside. */
export function PaymentPage({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = t('payment.title');
  const { orderFormNumber: number, amountDue } = payment;
  const toOrder = (
    <ButtonLink href={documentAddress('orderForm', 'B2B', number)}>{t('complete.toOrder')}</ButtonLink>
  );
  if (amountDue > 0) return <PaymentForm payment={payment} />;
  return (
    <FlowPage title={title} note={number}>
      <Notice
        tone={payment.status === 'CANCELLED' ? 'info' : 'good'}
        title={t(payment.status === 'CANCELLED' ? 'payment.cancelled' : 'payment.paid')}
        action={toOrder}
      >
        {payment.status === 'CANCELLED'
          ? t('payment.cancelledText')
          : t('payment.paidText', { amount: formatMoney(payment.settled, language) })}
      </Notice>
    </FlowPage>
  );
}

function PaymentForm({ payment }: { payment: OrderPayment }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = t('payment.title');
  const { form, command, submit, sent } = usePaymentForm(payment);
  const method = form.form.watch('method');
  const { closingDay, dueDay, account } = payment;
  const day = (known: string | null) => (known === null ? '–' : formatDay(known, language));

  return (
    <form ref={form.element} noValidate aria-label={title} onSubmit={submit}>
      <FlowPage
        title={title}
        note={payment.orderFormNumber}
        aside={
          <AmountDue
            payment={payment}
            action={
              <Button type="submit" variant="primary" loading={command.busy}>
                {t(method === 'BANK_TRANSFER' ? 'payment.notify' : 'payment.save')}
              </Button>
            }
          />
        }
      >
        <div role="status" className={styles.said}>
          {sent ? (
            <Notice tone="good" title={t(sent === 'BANK_TRANSFER' ? 'payment.notified' : 'payment.saved')}>
              {sent === 'BANK_TRANSFER' ? t('payment.notifiedText') : null}
            </Notice>
          ) : null}
        </div>
        {command.refusal ? (
          <Notice tone="bad" role="alert" title={t('payment.refused')}>
            {command.refusal.message}
          </Notice>
        ) : null}
        <Panel title={t('payment.method')}>
          <RadioGroup
            {...form.form.register('method')}
            label={t('payment.method')}
            labelHidden
            layout="cards"
            value={method}
            options={[
              {
                value: 'ON_ACCOUNT',
                label: <b>{t('payment.byMethod.ON_ACCOUNT')}</b>,
                hint: t('payment.onAccountHint', { closing: day(closingDay), due: day(dueDay) }),
              },
              {
                value: 'BANK_TRANSFER',
                label: <b>{t('payment.byMethod.BANK_TRANSFER')}</b>,
                hint: account === null ? t('payment.noAccount') : t('payment.transferHint'),
                disabled: account === null,
              },
            ]}
          />
        </Panel>
        {method === 'BANK_TRANSFER' && account !== null ? (
          <DepositPanels payment={payment} account={account} form={form} />
        ) : (
          <Panel title={t('payment.terms')}>
            <DescriptionList
              items={[
                { id: 'closing', term: t('payment.closing'), detail: day(closingDay) },
                {
                  id: 'terms',
                  term: t('payment.days'),
                  detail: t('payment.daysOf', { count: payment.paymentDays }),
                },
                { id: 'due', term: t('payment.due'), detail: <b>{day(dueDay)}</b> },
              ]}
            />
            <p className={styles.note}>{t('payment.termsNote')}</p>
          </Panel>
        )}
      </FlowPage>
    </form>
  );
}
