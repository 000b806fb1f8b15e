import { classNames } from '../class-names.ts';
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
