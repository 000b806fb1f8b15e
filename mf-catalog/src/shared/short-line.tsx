import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import styles from './short-line.module.scss';

interface ShortLineProps {
  /** Bottles that there are. */
  there: number;
  onFit: (bottles: number) => void;
}

/** More was typed than there is: says how much there is, and takes that with one press. */
export function ShortLine({ there, onFit }: ShortLineProps) {
  const { t } = useTranslation('mf-catalog');
  const quantity = formatBottles(there, useLanguage());
  return (
    <span className={styles.short} role="status">
      {t('cart.short', { quantity })}{' '}
      <button type="button" onClick={() => onFit(there)}>
        {t('cart.fit', { quantity })}
      </button>
    </span>
  );
}
