import type { ReactNode } from 'react';
import { CatalogPage } from '../catalog-page.tsx';
import styles from './list-page.module.scss';

interface Props {
  title: string;
  /** What is found here, in a sentence. */
  hint: string;
  /** Ways to narrow the list, and its order. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A list of things to read under its masthead. */
export function ListPage({ title, hint, tools, children }: Props) {
  return (
    <CatalogPage className={styles.page}>
      <header className={styles.masthead}>
        <h1>{title}</h1>
        <p>{hint}</p>
      </header>
      {tools ? <div className={styles.tools}>{tools}</div> : null}
      <div className={styles.content}>{children}</div>
    </CatalogPage>
  );
}
