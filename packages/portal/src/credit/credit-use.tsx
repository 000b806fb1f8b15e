import type { Credit } from '@vitis/contracts';
import { availableCredit, formatPercent } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { classNames } from '@vitis/ui';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './credit.module.scss';
import { creditShares } from './credit-shares.ts';

/** How much of a limit is used, small enough for a row: what is owed, and what is to come beside it. */
export function CreditUse({ credit, isLate }: { credit: Credit; isLate: boolean }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const { owed, toCome } = creditShares(credit);
  const used = credit.limit === 0 ? 1 : 1 - availableCredit(credit) / credit.limit;
  return (
    <span className={styles.use}>
      <svg className={styles.bar} width="84" height="8" aria-hidden="true" focusable="false">
        <rect className={classNames(styles.owed, isLate && styles.late)} width={`${owed}%`} height="8" />
        <rect className={styles.toCome} x={`${owed}%`} width={`${toCome}%`} height="8" />
      </svg>
      <span className={used > 1 ? styles.passed : undefined}>
        <span className="visually-hidden">{t('portal.credit.used')} </span>
        {formatPercent(Math.round(used * 100) / 100, language)}
      </span>
    </span>
  );
}
