import type { Credit } from '@vitis/contracts';
import { availableCredit, formatPercent } from '@vitis/domain';
import { useLanguage } from '@vitis/platform/i18n';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './credit.module.scss';
import { SharesBar } from './shares-bar.tsx';

/** How much of a limit is used, small enough for a row: what is owed, and what is to come beside it. */
export function CreditUse({ credit, isLate }: { credit: Credit; isLate: boolean }) {
  const { t } = usePortalTexts();
  const language = useLanguage();
  const used = credit.limit === 0 ? 1 : 1 - availableCredit(credit) / credit.limit;
  return (
    <span className={styles.use}>
      <SharesBar credit={credit} isLate={isLate} width={84} />
      <span className={used > 1 ? styles.passed : undefined}>
        <span className="visually-hidden">{t('portal.credit.used')} </span>
        {formatPercent(Math.round(used * 100) / 100, language)}
      </span>
    </span>
  );
}
