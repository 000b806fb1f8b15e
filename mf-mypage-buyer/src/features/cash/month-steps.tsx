import type { CashStatement } from '@vitis/contracts';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { ButtonLink, chevronLeftIcon, chevronRightIcon } from '@vitis/ui';
import styles from './cash.module.scss';
import { hrefOfMonth, monthAfter, monthName } from './month.ts';

/** The month that is shown, and the ways to its neighbours, as far as there is anything. */
export function MonthSteps({ cash: { month, firstMonth, lastMonth } }: { cash: CashStatement }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <nav className={styles.months} aria-label={t('cash.months')}>
      {month > firstMonth ? (
        <ButtonLink size="small" icon={chevronLeftIcon} href={hrefOfMonth(before)}>
          {monthName(before, language, 'short')}
        </ButtonLink>
      ) : (
        <span />
      )}
      <h2 className={styles.month}>{monthName(month, language)}</h2>
      {month < lastMonth ? (
        <ButtonLink size="small" icon={chevronRightIcon} href={hrefOfMonth(after)}>
          {monthName(after, language, 'short')}
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
