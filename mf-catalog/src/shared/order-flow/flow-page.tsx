import type { ReactNode } from 'react';
import { CatalogPage } from '../catalog-page.tsx';
import styles from './flow-page.module.scss';

interface FlowPageProps {
  title: string;
  /** Beside the title: how many, from which document. */
  note?: ReactNode;
  /** Sum and actions; absent where there is nothing to sum. */
  aside?: ReactNode;
  /** More about the sum: below it, on phones above it. */
  details?: ReactNode;
  children: ReactNode;
}

/** A screen between cart and order: what it is about, and beside it (on phones below) the sum and the next step. */
export function FlowPage({ title, note, aside, details, children }: FlowPageProps) {
  return (
    <CatalogPage className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status">{note}</p>
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside}>
            {aside}
            {details ? <div className={styles.details}>{details}</div> : null}
          </div>
        </div>
      ) : (
        children
      )}
    </CatalogPage>
  );
}
