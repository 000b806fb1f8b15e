import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.scss';

/** The bar at the top of the window while a page is on its way. It waits 200 ms, so that quick pages show none. */
export function RouteProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null;
  return (
    <div className={styles.route} role="progressbar" aria-label={label}>
      <div className={styles.runner} />
    </div>
  );
}

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
