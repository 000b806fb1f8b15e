import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './timeline.module.scss';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** Who and when. */
  meta?: ReactNode;
  /** What was said, in a box of its own. */
  said?: ReactNode;
  /** Anything else under it. */
  detail?: ReactNode;
  current?: boolean;
}

/** What has happened, newest first or last as given: the revisions of an estimate, the way of a delivery. */
export function Timeline({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly TimelineItem[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={classNames(styles.timeline, className)}>
      {items.map((item) => (
        <li
          key={item.id}
          className={classNames(styles.item, item.current && styles.current)}
          aria-current={item.current ? 'true' : undefined}
        >
          <p>
            <b className={styles.title}>{item.title}</b>
            {item.meta ? <span className={styles.meta}>{item.meta}</span> : null}
          </p>
          {item.said ? <div className={styles.said}>{item.said}</div> : null}
          {item.detail}
        </li>
      ))}
    </ol>
  );
}
