import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './state-steps.module.scss';

export interface StateStep {
  id: string;
  label: ReactNode;
  /** When it was reached, and by which revision. */
  note?: ReactNode;
  /** `stopped` is where it ended without being done: cancelled, refused, expired. */
  state: 'done' | 'current' | 'ahead' | 'stopped';
}

/** The way of a document through its states. */
export function StateSteps({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly StateStep[];
  className?: string;
}) {
  return (
    <ol aria-label={label} className={classNames(styles.steps, className)}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'current' || step.state === 'stopped' ? 'step' : undefined}
        >
          <span className={styles.label}>{step.label}</span>
          {step.note ? <span className={styles.note}>{step.note}</span> : null}
        </li>
      ))}
    </ol>
  );
}
