import type { ReactNode } from 'react';
import styles from './document.module.scss';

interface Props {
  number: string;
  /** The state, and what belongs beside it. */
  state: ReactNode;
  /** The next one last. */
  actions: ReactNode;
}

/** The head of a document: which one, how it stands, and what can be done, always in the same place. */
export function DocumentHead({ number, state, actions }: Props) {
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
