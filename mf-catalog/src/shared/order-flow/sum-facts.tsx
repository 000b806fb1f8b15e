import type { DeliveryDays } from '@vitis/contracts';
import { formatMoney } from '@vitis/domain';
import type { Loaded } from '@vitis/platform/data';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Skeleton } from '@vitis/ui';
import { useDeliveryPromise } from '../use-delivery-promise.ts';
import styles from './sum-facts.module.scss';
import type { CreditView } from './use-credit.ts';

interface SumFactsProps {
  credit: CreditView;
  /** Left out where the day is chosen on the screen itself. */
  days?: Loaded<DeliveryDays>;
}

/** What an order of this sum means: what is left of the credit, and when it can be there. Their places are kept. */
export function SumFacts({ credit, days }: SumFactsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const promiseOf = useDeliveryPromise();
  const left = () => {
    if (credit.status === 'known') return formatMoney(credit.after.available, language);
    if (credit.status === 'loading') return <Skeleton width={88} height={16} />;
    return t(credit.status === 'failed' ? 'credit.unknown' : 'credit.none');
  };
  const isPassed = credit.status === 'known' && credit.after.available < 0;
  return (
    <div className={styles.facts}>
      <p className={styles.credit}>
        {t('credit.after')} <b data-passed={isPassed || undefined}>{left()}</b>
      </p>
      {days === undefined ? null : (
        <p className={styles.promise}>
          {days.data === undefined ? (
            days.status === 'loading' ? (
              <Skeleton width={220} height={16} />
            ) : null
          ) : (
            promiseOf(days.data).promise
          )}
        </p>
      )}
    </div>
  );
}
