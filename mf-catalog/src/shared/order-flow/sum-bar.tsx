import { type Amounts, formatBottles, formatNumber } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import type { ReactNode } from 'react';
import styles from './sum-bar.module.scss';
import { Sums } from './sums.tsx';

interface SumBarProps {
  label: string;
  /** How many wines, and bottles of them in all. */
  wines: number;
  bottles: number;
  amounts: Amounts;
  /** One or two buttons; the one that goes on last. */
  actions: ReactNode;
  /** What the sum means, above the buttons. */
  facts?: ReactNode;
  /** What a person may want to know before pressing; the bar of phones has no room for it. */
  note?: ReactNode;
}

/** The sum and what is done with it: beside the screen, on phones at its lower edge, always in the same place. */
export function SumBar({ label, wines, bottles, amounts, facts, actions, note }: SumBarProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  return (
    <aside className={styles.bar} aria-label={label}>
      <div className={styles.head}>
        <h2>{label}</h2>
        <p>
          {t('flow.wines', {
            number: formatNumber(wines, language),
            quantity: formatBottles(bottles, language),
          })}
        </p>
      </div>
      <Sums {...amounts} />
      {facts}
      <div className={styles.actions}>{actions}</div>
      {note ? <p className={styles.note}>{note}</p> : null}
    </aside>
  );
}
