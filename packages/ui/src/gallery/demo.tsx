import type { ReactNode } from 'react';
import styles from './ui-gallery.module.scss';

/** A part of the gallery. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}

/** One control in its states, side by side (`row`) or one under the other (`stack`). */
export function Demo({
  name,
  layout = 'row',
  children,
}: {
  name: string;
  layout?: 'row' | 'stack' | 'grid';
  children: ReactNode;
}) {
  return (
    <div className={styles.demo}>
      <p className={styles.name}>{name}</p>
      <div className={styles[layout]}>{children}</div>
    </div>
  );
}
