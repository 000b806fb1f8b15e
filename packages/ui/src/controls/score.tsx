import { classNames } from '../class-names.ts';
import { starIcon } from '../icons.ts';
import styles from './score.module.scss';

/** Points out of a hundred (or of `max`), as critics give them. `label` is the whole sentence, read out. */
export function Score({
  value,
  max = 100,
  label,
  className,
}: {
  value: number;
  max?: number;
  label: string;
  className?: string;
}) {
  return (
    <span className={classNames(styles.score, className)}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">
        <b className={styles.points}>{value}</b> / {max}
      </span>
    </span>
  );
}

const STARS = [0, 1, 2, 3, 4] as const;

/** Stars out of five, with parts of a star. `label` is read out. */
export function Stars({
  value,
  label,
  size = 16,
  className,
}: {
  value: number;
  label: string;
  size?: number;
  className?: string;
}) {
  const share = Math.min(5, Math.max(0, value)) / 5;
  return (
    <svg
      className={classNames(styles.stars, className)}
      width={size * 5}
      height={size}
      viewBox="0 0 120 24"
      role="img"
      aria-label={label}
    >
      {STARS.map((at) => (
        <g key={at} className={styles.blank} transform={`translate(${at * 24} 0)`}>
          <path d={starIcon} fill="currentColor" />
        </g>
      ))}
      {/* An inner drawing cuts off what reaches past its width. */}
      <svg width={120 * share} height="24" aria-hidden="true">
        {STARS.map((at) => (
          <g key={at} transform={`translate(${at * 24} 0)`}>
            <path d={starIcon} fill="currentColor" />
          </g>
        ))}
      </svg>
    </svg>
  );
}
