import { MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Modal, Notice, TextArea } from '@vitis/ui';
import { type ReactNode, useState } from 'react';
import styles from './document.module.scss';

interface Props {
  /** What is about to be cancelled: title, sentence and the button's word. */
  title: string;
  text: string;
  busy: boolean;
  /** What has happened meanwhile, and whether it can still be cancelled. */
  changed: ReactNode;
  possible: boolean;
  /** What is wrong with the reason. */
  error: string | undefined;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks once more before a document is cancelled, and for the reason that the sales staff read. */
export function CancelDialog({ title, text, busy, changed, possible, error, onCancel, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      size="small"
      title={title}
      closeLabel={t('common.close')}
      dismissable={!busy && reason === ''}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('document.back')}
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
      <div className={styles.dialog}>
        {changed ? (
          <Notice tone="careful" role="alert">
            {changed}
          </Notice>
        ) : null}
        <p>{text}</p>
        <TextArea
          data-autofocus
          label={t('document.cancelReason')}
          hint={t('document.cancelReasonHint')}
          error={error}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          counter={(used, most) => t('common.counter', { used, most })}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Modal>
  );
}
