import type { CashStatement, Language } from '@vitis/contracts';
import { formatDay, formatMoney, formatNumber } from '@vitis/domain';
import type { Translate } from '@vitis/portal/documents';
import { Notice, TextLink } from '@vitis/ui';
import { OVERDUE_PATH } from '../../shared/paths.ts';
import { signedMoney } from '../../shared/receipts/receipt-words.ts';
import styles from './cash.module.scss';

interface Props {
  cash: CashStatement;
  t: Translate;
  language: Language;
}

/** What was brought forward, what moved it and what it came to: the figures of the month, each a term of one sum. */
export function CashFigures({ cash, t, language }: Props) {
  const { broughtForward, totals, balance, owed } = cash;
  const given = totals.RETURN + totals.ALLOWANCE;
  const figures = [
    { id: 'broughtForward', value: formatMoney(broughtForward + totals.OPENING, language) },
    { id: 'sold', value: signedMoney(totals.SALE, language) },
    { id: 'given', value: signedMoney(given, language) },
    { id: 'paid', value: signedMoney(totals.PAYMENT, language) },
    { id: 'balance', value: formatMoney(balance, language) },
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ id, value }) => (
          <div key={id} className={id === 'balance' ? styles.last : undefined}>
            <dt>{t(`cash.figures.${id}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {owed.overdue > 0 ? (
        <Notice
          tone="careful"
          title={t('cash.overdue', { amount: formatMoney(owed.overdue, language), count: owed.overdueCount })}
        >
          <TextLink arrow href={OVERDUE_PATH}>
            {t('cash.toOpen')}
          </TextLink>
        </Notice>
      ) : null}
      <p className={styles.note}>
        {t('cash.today', { amount: formatMoney(owed.receivable, language) })}
        {owed.nextDue === null
          ? null
          : ` · ${t('cash.nextDue', {
              day: formatDay(owed.nextDue.date, language),
              amount: formatNumber(owed.nextDue.amount, language),
            })}`}
      </p>
    </>
  );
}
