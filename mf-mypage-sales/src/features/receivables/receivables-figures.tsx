import type { ClientAccounts } from '@vitis/contracts';
import { AGEING_BUCKETS, formatMoney, formatMonthDay, formatNumber, formatPercent } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { TextLink } from '@vitis/ui';
import { AgeingBar } from './ageing-bar.tsx';
import { type ReceivablesFilters, receivablesHref } from './receivables-address.ts';
import styles from './receivables-figures.module.scss';

interface Props {
  accounts: ClientAccounts;
  filters: ReceivablesFilters;
  isStale: boolean;
}

/** What all clients owe by its age, and what was sold and paid: the figures that a morning begins with. */
export function ReceivablesFigures({ accounts, filters, isStale }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const { ageing, receivable, totals, before, overdue, expected } = accounts;
  const owed = AGEING_BUCKETS.reduce((sum, bucket) => sum + ageing[bucket], 0);
  const compared = t('receivables.compared', {
    from: formatMonthDay(before.dateFrom),
    to: formatMonthDay(before.dateTo),
  });
  return (
    <div className={styles.figures} data-stale={isStale || undefined}>
      <section className={styles.ages} aria-labelledby="receivables-ages">
        <h2 id="receivables-ages" className={styles.term}>
          {t('receivables.receivable')} <b>{formatMoney(receivable, language)}</b> · {t('receivables.byAge')}
        </h2>
        <AgeingBar ageing={ageing} />
        {owed > receivable ? (
          <p className={styles.note}>
            {t('receivables.paidAhead', { amount: formatMoney(owed - receivable, language) })}
          </p>
        ) : null}
      </section>
      <dl className={styles.sums}>
        <div>
          <dt>{t('receivables.sales')}</dt>
          <dd>{formatNumber(totals.sales, language)}</dd>
          <dd className={styles.note}>
            {compared} <Change now={totals.sales} before={before.sales} />
          </dd>
        </div>
        <div>
          <dt>{t('receivables.paid')}</dt>
          <dd>{formatNumber(-totals.paid, language)}</dd>
          <dd className={styles.note}>
            {t('receivables.expected', {
              day: formatMonthDay(expected.until),
              amount: formatNumber(expected.amount, language),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('receivables.overdue')}</dt>
          <dd className={overdue.amount > 0 ? styles.late : undefined}>
            {formatNumber(overdue.amount, language)}
          </dd>
          <dd className={styles.note}>
            {overdue.clients === 0 ? (
              t('receivables.noneLate')
            ) : (
              <TextLink
                variant="underlined"
                href={receivablesHref({ ...filters, view: 'overdue', code: null, page: 1 })}
              >
                {t('receivables.lateClients', { count: overdue.clients, days: overdue.days })}
              </TextLink>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** How much more or less than before; nothing where there was nothing to compare with. */
function Change({ now, before }: { now: number; before: number }) {
  const language = useLanguage();
  if (before <= 0) return null;
  const ratio = (now - before) / before;
  return (
    <span className={ratio < 0 ? styles.less : styles.more}>
      {ratio < 0 ? '▼' : '▲'} {formatPercent(Math.abs(ratio), language)}
    </span>
  );
}
