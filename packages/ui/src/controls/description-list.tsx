import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './description-list.module.scss';

export interface Description {
  id: string;
  term: ReactNode;
  detail: ReactNode;
}

/** Terms and what they are, in one or two columns (always one on phones). */
export function DescriptionList({
  items,
  columns = 1,
  ruled = false,
  className,
}: {
  items: readonly Description[];
  columns?: 1 | 2;
  /** A hairline above and below. */
  ruled?: boolean;
  className?: string;
}) {
  return (
    <dl className={classNames(styles.list, columns === 2 && styles.two, ruled && styles.ruled, className)}>
      {items.map((item) => (
        <div key={item.id} className={styles.pair}>
          <dt className={styles.term}>{item.term}</dt>
          <dd>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
