import { TextLink } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './document.module.scss';

interface Props {
  /** Back to where it is listed. */
  list: { href: string; label: string };
  number: string;
  /** The state, and what belongs beside it. */
  state: ReactNode;
  /** The next one last. */
  actions: ReactNode;
}

/** The head of a document: which one, how it stands, and what can be done, always in the same place. */
export function DocumentHead({ list, number, state, actions }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <TextLink className={styles.list} href={list.href}>
          {list.label}
        </TextLink>
        <h1>{number}</h1>
        <div className={styles.state}>{state}</div>
      </div>
      <div className={styles.actions} data-print="hidden">
        {actions}
      </div>
    </header>
  );
}
