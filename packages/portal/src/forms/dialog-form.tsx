import { Button, focusUnread, Modal } from '@vitis/ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { usePortalTexts } from '../remote/screen-frame.tsx';
import styles from './dialog-form.module.scss';

interface DialogFormProps {
  title: string;
  /** What the button that sends says. */
  send: string;
  /** Something is lost by it. */
  isDanger?: boolean;
  /** Sending is under way: nothing else can be pressed, and the dialog stays. */
  busy: boolean;
  /** Something is typed that a press beside the dialog must not take away. */
  isDirty?: boolean;
  /** Around the fields; a form's `element`. */
  ref?: Ref<HTMLDivElement>;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: its fields above, below them the way out and the one that sends. */
export function DialogForm({
  title,
  send,
  isDanger = false,
  busy,
  isDirty = false,
  ref,
  onSend,
  onClose,
  children,
}: DialogFormProps) {
  const { t } = usePortalTexts();
  const sendRead = ({ currentTarget }: MouseEvent) => {
    if (!focusUnread(currentTarget.closest('dialog'))) onSend();
  };
  return (
    <Modal
      open
      title={title}
      closeLabel={t('portal.common.close')}
      dismissable={!busy && !isDirty}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('portal.common.cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} loading={busy} onClick={sendRead}>
            {send}
          </Button>
        </>
      }
    >
      <div ref={ref} className={styles.fields}>
        {children}
      </div>
    </Modal>
  );
}
