import { classNames } from '../class-names.ts';
import styles from './spinner.module.scss';

/** Turns while something is under way. With a `label` it is announced; without one, what holds it tells. */
export function Spinner({
  size = 24,
  label,
  className,
}: {
  size?: number;
  label?: string;
  className?: string;
}) {
  const wheel = (
    <svg
      className={classNames(styles.spinner, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path className={styles.hand} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (label === undefined) return wheel;
  return (
    <span className={styles.announced} role="status">
      {wheel}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
