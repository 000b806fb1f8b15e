import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.scss';

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
  /** How it reads: "7,520,000 of 20,000,000 won". */
  valueText?: string;
  tone?: 'wine' | 'good' | 'careful' | 'bad';
  className?: string;
}

/** How much of something is done or used. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  tone = 'wine',
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div
      className={classNames(styles.bar, styles[tone], className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={valueText}
    >
      <svg className={styles.fill} width={`${share}%`} height="6" aria-hidden="true" focusable="false" />
    </div>
  );
}
