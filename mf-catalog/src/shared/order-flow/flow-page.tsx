import type { ReactNode } from 'react';
import { CatalogPage } from '../catalog-page.tsx';
import styles from './flow-page.module.scss';

interface FlowPageProps {
  title: string;
  /** Beside the title: how many, from which document. */
  note?: ReactNode;
  /** Sum and actions; absent where there is nothing to sum. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A screen between cart and order: what it is about, and beside it (on phones below) the sum and the next step. */
export function FlowPage({ title, note, aside, children }: FlowPageProps) {
  return (
    <CatalogPage className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p role="status">{note}</p>
      </header>
      {aside ? (
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          {aside}
        </div>
      ) : (
        children
      )}
    </CatalogPage>
  );
}
