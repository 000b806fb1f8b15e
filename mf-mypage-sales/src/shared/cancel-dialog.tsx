import { MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Modal, TextArea } from '@vitis/ui';
import { useState } from 'react';

interface Props {
  /** What is about to be cancelled: title, sentence and the button's word. */
  title: string;
  text: string;
  busy: boolean;
  onCancel: (reason: string) => void;
  onClose: () => void;
}

/** Asks once more before a document is cancelled, and for the reason that its client reads. */
export function CancelDialog({ title, text, busy, onCancel, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
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
          <Button variant="danger" loading={busy} onClick={() => onCancel(reason.trim())}>
            {title}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        data-autofocus
        label={t('document.cancelReason')}
        hint={t('document.cancelReasonHint')}
        rows={3}
        maxLength={MESSAGE_LIMIT}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Modal>
  );
}
