import type { ReactNode } from 'react';
import styles from './detail.module.scss';

/** The screen of one document: head, steps, notices and content, one below the other. */
export function DetailPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
