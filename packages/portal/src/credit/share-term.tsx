import { classNames } from '@vitis/ui';
import type { ReactNode } from 'react';
import styles from './credit.module.scss';

export type ShareOfCredit = 'owed' | 'late' | 'toCome' | 'cart';

interface Props {
  share: ShareOfCredit;
  children: ReactNode;
}

/** A term of the credit, behind the colour that its share has in the bar. */
export function ShareTerm({ share, children }: Props) {
  return <span className={classNames(styles.term, styles[share])}>{children}</span>;
}
