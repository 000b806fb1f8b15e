import type { OrderPayment } from '@vitis/contracts';
import { documentAddress, formatDay, formatMoney } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { type Description, DescriptionList, TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './order-payment.module.scss';

/** What is left to be paid and by when, with every term of the sum. */
export function AmountDue({ payment, action }: { payment: OrderPayment; action: ReactNode }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { orderFormNumber: number, amountDue, total, dueDay, isExpected } = payment;
  const terms: Description[] = [
    { id: 'total', term: t('payment.total'), detail: formatMoney(total, language) },
    ...(['settled', 'cash', 'coupon'] as const).flatMap((id) =>
      payment[id] === 0
        ? []
        : [{ id, term: t(`payment.${id}`), detail: `−${formatMoney(payment[id], language)}` }],
    ),
  ];
  return (
    <aside className={styles.due} aria-labelledby="amount-due">
      <h2 id="amount-due">{t('payment.amountDue')}</h2>
      <p className={styles.amount}>{formatMoney(amountDue, language)}</p>
      <p className={styles.by}>
        {dueDay === null
          ? null
          : t(isExpected ? 'payment.byExpected' : 'payment.by', { day: formatDay(dueDay, language) })}
      </p>
      <DescriptionList className={styles.terms} items={terms} />
      <div className={styles.action}>{action}</div>
      <TextLink arrow className={styles.order} href={documentAddress('orderForm', 'B2B', number)}>
        {t('complete.toOrder')}
      </TextLink>
    </aside>
  );
}
