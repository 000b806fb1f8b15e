import { classNames } from '../class-names.ts';
import styles from './badge.module.scss';

export interface BadgeProps {
  count: number;
  /** Past this it reads "99+". */
  max?: number;
  /** What the count says when it stands alone, for example "2 unread messages". */
  label?: string;
  tone?: 'wine' | 'muted';
  /** What holds it says the count in its own name. */
  silent?: boolean;
  className?: string;
}

/** A count in a small round field. Nothing for 0. */
export function Badge({ count, max = 99, label, tone = 'wine', silent, className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles.badge, styles[tone], className)} aria-hidden={silent || undefined}>
      <span aria-hidden={label === undefined ? undefined : true}>{count > max ? `${max}+` : count}</span>
      {label === undefined ? null : <span className="visually-hidden">{label}</span>}
    </span>
  );
}
