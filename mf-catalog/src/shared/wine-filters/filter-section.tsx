import { type ReactNode, useState } from 'react';
import styles from './filters.module.scss';

/**
 * A group of the filters that opens and closes; works before any script has run. `open`: from the start, or from now on;
 * what somebody has opened stays so when it ends.
 */
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
  const [opened, setOpened] = useState(open);
  return (
    <details
      className={styles.section}
      open={open || opened}
      onToggle={({ currentTarget }) => {
        setOpened(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <h3>{title}</h3>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
