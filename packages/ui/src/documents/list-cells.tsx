import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Status, type Tone } from '../controls/status.tsx';
import styles from './list-cells.module.scss';

/** A day of a row: the year apart, which phones leave out while it is this one. */
export interface ListDay {
  /** `YYYY-MM-DD`. */
  day: string;
  year: string;
  rest: string;
  isThisYear: boolean;
}

/** A document's number. */
export const NumberCell = ({ children }: { children: string }) => (
  <span className={styles.number}>{children}</span>
);

/** The company, and on wide screens the person. */
export const ClientCell = ({ company, person }: { company: ReactNode; person: string }) => (
  <span className={styles.pair}>
    <strong className={styles.company}>{company}</strong>{' '}
    <span className={classNames(styles.person, styles.wide)}>{person}</span>
  </span>
);

/** The wines in a few words: two lines, one on phones. */
export const WinesCell = ({ children }: { children: ReactNode }) => (
  <span className={styles.wines}>{children}</span>
);

export const TotalCell = ({ children }: { children: ReactNode }) => (
  <strong className={styles.total}>{children}</strong>
);

/** What is said by the way. */
export const SmallCell = ({ children }: { children: ReactNode }) => (
  <span className={styles.small}>{children}</span>
);

export function DayCell({ day, year, rest, isThisYear }: ListDay) {
  return (
    <time className={styles.day} dateTime={day}>
      <span className={isThisYear ? styles.wide : undefined}>{year}</span>
      {rest}
    </time>
  );
}

/** Day and, on wide screens, hour; `at` as ISO 8601. */
export function MomentCell({ at, clock, year, rest, isThisYear }: ListDay & { at: string; clock: string }) {
  return (
    <time dateTime={at} className={styles.pair}>
      <span className={styles.day}>
        <span className={isThisYear ? styles.wide : undefined}>{year}</span>
        {rest}
      </span>{' '}
      <span className={classNames(styles.small, styles.wide)}>{clock}</span>
    </time>
  );
}

/** A last day, and beside it what is urgent about it: of both, phones show the urgent part alone. */
export function ExpiryCell({
  day,
  mark,
  late = false,
}: {
  day: ListDay | null;
  mark: string | null;
  late?: boolean;
}) {
  return (
    <span className={styles.pair}>
      <span className={classNames(styles.wide, day === null && styles.none)}>
        {day === null ? <SmallCell>–</SmallCell> : <DayCell {...day} />}
      </span>{' '}
      {mark === null ? null : <span className={late ? styles.late : styles.soon}>{mark}</span>}
    </span>
  );
}

interface StateCellProps {
  tone: Tone;
  children: string;
  /** How far what belongs to it has come: under it, on phones before it. */
  more?: string | null;
  /** The same where phones have no room for it. */
  wideMore?: ReactNode;
}

/** The state, and what goes with it. */
export function StateCell({ tone, children, more, wideMore }: StateCellProps) {
  return (
    <span className={styles.states}>
      <Status className={styles.status} tone={tone}>
        {children}
      </Status>
      {more ? <span className={styles.small}>{more}</span> : null}
      {wideMore ? <span className={styles.wide}>{wideMore}</span> : null}
    </span>
  );
}
