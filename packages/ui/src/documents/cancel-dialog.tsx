import { type ReactNode, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Modal } from '../controls/modal.tsx';
import { Notice } from '../controls/notice.tsx';
import { TextArea } from '../controls/text-area.tsx';
import styles from './cancel-dialog.module.scss';

export interface CancelDialogProps {
  /** What is about to be cancelled: title, sentence and the button's word. */
  title: string;
  text: string;
  busy: boolean;
  /** What has happened meanwhile, and whether it can still be cancelled. */
  changed?: ReactNode;
  possible?: boolean;
  /** What is wrong with the reason. */
  error?: string | undefined;
  /** Longest reason, in characters. */
  reasonLimit: number;
  labels: {
    close: string;
    back: string;
    reason: string;
    reasonHint: string;
    counter: (used: number, most: number) => string;
  };
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks once more before a document is cancelled, and for the reason that the other side reads. */
export function CancelDialog({
  title,
  text,
  busy,
  changed,
  possible = true,
  error,
  reasonLimit,
  labels,
  onCancel,
  onClose,
}: CancelDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      size="small"
      title={title}
      closeLabel={labels.close}
      dismissable={!busy && reason === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {labels.back}
          </Button>
          <Button
            variant="danger"
            loading={busy}
            disabled={!possible}
            onClick={() => onCancel(reason.trim())}
          >
            {title}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {changed ? (
          <Notice tone="careful" role="alert">
            {changed}
          </Notice>
        ) : null}
        <p>{text}</p>
        <TextArea
          data-autofocus
          label={labels.reason}
          hint={labels.reasonHint}
          error={error}
          rows={3}
          maxLength={reasonLimit}
          counter={labels.counter}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
