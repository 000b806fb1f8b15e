import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../controls/skeleton.tsx';
import styles from './document-page.module.scss';

/** The head of a document: which one, how it stands, and what can be done, always in the same place. */
export function DocumentHead({
  number,
  state,
  actions,
}: {
  number: string;
  /** The state, and what belongs beside it. */
  state: ReactNode;
  /** The next one last. */
  actions: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1>{number}</h1>
        <div className={styles.state}>{state}</div>
      </div>
      <div className={styles.actions} data-print="hidden">
        {actions}
      </div>
    </header>
  );
}

/** The document, and on wide screens beside it what was said about it. */
export function DocumentColumns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

/** In the place of a document while it is on its way. */
export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup className={styles.waiting} label={label}>
      <Skeleton width={96} height={16} />
      <Skeleton width={260} height={36} />
      <Skeleton width="48%" height={18} />
      <Skeleton shape="block" height={62} />
      <DocumentColumns
        main={<Skeleton shape="block" height={360} />}
        aside={<Skeleton shape="block" height={260} />}
      />
    </SkeletonGroup>
  );
}
