import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './kind-dot.module.scss';

export type WineKindColour = 'red' | 'white' | 'rose' | 'sparkling' | 'fortified';

/** The kind of a wine: its colour, and always its word. */
export function KindDot({
  kind,
  children,
  className,
}: {
  kind: WineKindColour;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames(styles.kind, styles[kind], className)}>{children}</span>;
}
