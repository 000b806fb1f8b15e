import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.scss';

export interface PanelProps {
  title?: ReactNode;
  /** Its place among the headings of the page; 2 unless told. */
  level?: 2 | 3;
  /** At the end of the title's line: a small button, a note. */
  action?: ReactNode;
  /** `flush` lets a table reach the edges. */
  padding?: 'normal' | 'flush';
  children: ReactNode;
  className?: string;
}

/** A white box with a hairline around things that belong together. */
export function Panel({ title, level = 2, action, padding = 'normal', children, className }: PanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classNames(styles.panel, className)}>
      {title || action ? (
        <header className={styles.head}>
          {title ? <Heading className={styles.title}>{title}</Heading> : null}
          {action ? <div className={styles.action}>{action}</div> : null}
        </header>
      ) : null}
      <div className={styles[padding]}>{children}</div>
    </section>
  );
}
