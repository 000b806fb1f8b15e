import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './status.module.scss';

/** `careful` waits for us, `wine` waits for the reader, `good` is done, `bad` has failed, `muted` is over. */
export type Tone = 'wine' | 'careful' | 'good' | 'bad' | 'gold' | 'muted';

/** A state: always a word, with a dot in its colour. */
export function Status({
  tone,
  children,
  className,
}: {
  tone: Tone;
  children: ReactNode;
  className?: string;
}) {
  return <span className={classNames(styles.status, styles[tone], className)}>{children}</span>;
}

/** A short word on a filled ground beside a name: substituted, removed, new. */
export function Tag({
  tone = 'muted',
  soft = false,
  children,
  className,
}: {
  tone?: Tone;
  /** Coloured word on a tint, for places with many of them. */
  soft?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span className={classNames(styles.tag, styles[tone], soft && styles.soft, className)}>{children}</span>
  );
}
