import type { CashStatement } from '@vitis/contracts';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useNavigate } from '@vitis/platform/router';
import { ButtonLink, chevronLeftIcon, chevronRightIcon, Select } from '@vitis/ui';
import styles from './cash.module.scss';
import { hrefOfMonth, monthAfter, monthName, monthsOf } from './month.ts';

/** The month that is shown, any other of the ledger in one choice, and the ways to its neighbours. */
export function MonthSteps({ cash: { month, firstMonth, lastMonth } }: { cash: CashStatement }) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const navigate = useNavigate();
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
      <div className={styles.month}>
        <h2 className="visually-hidden">{monthName(month, language)}</h2>
        <Select
          label={t('cash.months')}
          labelHidden
          value={month}
          options={monthsOf(firstMonth, lastMonth, month).map((value) => ({
            value,
            label: monthName(value, language),
          }))}
          // The arrow keys of some systems choose each month on the way: none of them is a step of its own.
          onChange={({ currentTarget }) => void navigate(hrefOfMonth(currentTarget.value), { replace: true })}
        />
      </div>
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
