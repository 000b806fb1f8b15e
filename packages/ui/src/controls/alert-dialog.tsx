import { type ReactNode, useId } from 'react';
import styles from './alert-dialog.module.scss';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

export interface AlertDialogProps {
  open: boolean;
  title?: ReactNode;
  message: ReactNode;
  okLabel: string;
  onOk: () => void;
}

/** Says one thing and waits until it has been read. */
export function AlertDialog({ open, ...rest }: AlertDialogProps) {
  return open ? <Question {...rest} onCancel={rest.onOk} /> : null;
}

export interface ConfirmDialogProps extends AlertDialogProps {
  cancelLabel: string;
  onCancel: () => void;
  /** `danger` where something goes away for good; Cancel then has the focus. */
  tone?: 'default' | 'danger';
  /** The answer is on its way: neither button takes a press. */
  busy?: boolean;
}

/** Asks before something happens. Escape is "Cancel". */
export function ConfirmDialog({ open, ...rest }: ConfirmDialogProps) {
  return open ? <Question {...rest} /> : null;
}

type QuestionProps = Omit<ConfirmDialogProps, 'open' | 'cancelLabel'> & { cancelLabel?: string };

function Question({
  title,
  message,
  okLabel,
  onOk,
  cancelLabel,
  onCancel,
  tone = 'default',
  busy = false,
}: QuestionProps) {
  const id = useId();
  const danger = tone === 'danger';
  return (
    <DialogFrame
      role="alertdialog"
      className={styles.dialog}
      labelledBy={title ? `${id}-title` : `${id}-message`}
      describedBy={title ? `${id}-message` : undefined}
      dismissable={!busy}
      onClose={onCancel}
    >
      <div className={styles.panel}>
        {title ? (
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
        ) : null}
        <div id={`${id}-message`} className={title ? styles.message : styles.alone}>
          {message}
        </div>
        <div className={styles.actions}>
          {cancelLabel === undefined ? null : (
            <Button onClick={onCancel} disabled={busy} data-autofocus={danger || undefined}>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={onOk}
            loading={busy}
            data-autofocus={danger ? undefined : true}
          >
            {okLabel}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
