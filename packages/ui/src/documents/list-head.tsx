import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { refreshIcon } from '../icons.ts';
import styles from './list-head.module.scss';

export interface ListHeadProps {
  title: string;
  /** How much was found, in words; "" while it is not known. Read out when it changes. */
  found: string;
  /** The way back to all of it, where something narrows the list. */
  reset?: { label: string; onReset: () => void } | undefined;
  /** A way on to what belongs to the list. */
  link?: ReactNode;
}

/** What is listed, how much of it there is, and the way back to all of it. */
export function ListHead({ title, found, reset, link }: ListHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p className={styles.found} role="status">
        {found}
      </p>
      {reset ? (
        <Button size="small" variant="quiet" icon={refreshIcon} onClick={reset.onReset}>
          {reset.label}
        </Button>
      ) : null}
      {link}
    </header>
  );
}
