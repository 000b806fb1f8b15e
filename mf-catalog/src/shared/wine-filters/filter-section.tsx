import type { ReactNode } from 'react';
import styles from './filters.module.scss';

/** A group of the filters that opens and closes; works before any script has run. */
export function FilterSection({
  title,
  open,
  onToggle,
  children,
}: {
  title: string;
  open: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      className={styles.section}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
