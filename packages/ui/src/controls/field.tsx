import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.scss';

/** What every field of a form says about itself. */
export interface FieldProps {
  label: ReactNode;
  /** The label is only read out; the place makes it plain to the eye. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong, and what would be right. Also marks the field as invalid. */
  error?: ReactNode;
  /** A mark beside the label, for example "required"; `required` itself goes on the control. */
  mark?: ReactNode;
  /** On the whole field: its place in a layout. */
  className?: string;
}

/** Ids that tie a control to its label, hint and error, and the attributes that say so. */
export function useField({ id, hint, error }: { id?: string; hint?: ReactNode; error?: ReactNode }) {
  const made = useId();
  const controlId = id ?? made;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    attributes: {
      id: controlId,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  };
}

type FieldIds = Pick<ReturnType<typeof useField>, 'controlId' | 'hintId' | 'errorId'>;

/** Label above, control, hint and error below: the frame around a control of a form. */
export function Field({
  ids,
  label,
  labelHidden,
  hint,
  error,
  mark,
  className,
  children,
  after,
}: FieldProps & { ids: FieldIds; children: ReactNode; after?: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={labelHidden ? 'visually-hidden' : styles.label} htmlFor={ids.controlId}>
        {label}
        {mark ? <span className={styles.mark}>{mark}</span> : null}
      </label>
      {children}
      <FieldNotes ids={ids} hint={hint} error={error} after={after} />
    </div>
  );
}

/** Hint and error under a control. The error's place is there from the start, so that a change is announced. */
export function FieldNotes({
  ids,
  hint,
  error,
  after,
}: {
  ids: FieldIds;
  hint?: ReactNode;
  error?: ReactNode;
  after?: ReactNode;
}) {
  return (
    <div className={styles.notes}>
      <div className={styles.said}>
        <p id={ids.errorId} className={styles.error} aria-live="polite">
          {error}
        </p>
        {hint ? (
          <p id={ids.hintId} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
      {after}
    </div>
  );
}
