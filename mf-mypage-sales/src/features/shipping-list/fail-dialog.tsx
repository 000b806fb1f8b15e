import { MESSAGE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Chip, ChipRow, Modal, TextArea } from '@vitis/ui';
import { useState } from 'react';
import type { DeedStop } from './outbox/deed.ts';
import { outbox } from './outbox/use-outbox.ts';
import styles from './shipping-list.module.scss';

/** What most often goes wrong at a door. */
const USUAL = ['absent', 'closed', 'refused', 'address', 'damaged'] as const;

/** A stop that could not be handed over: why. */
export function FailDialog({ about, onClose }: { about: DeedStop; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const [reason, setReason] = useState('');
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);

  const send = async () => {
    if (reason.trim() === '') return setError(t('shipping.reasonMissing'));
    setWorking(true);
    try {
      await outbox.record(about, 'fail', reason.trim());
      onClose();
    } catch {
      setError(t('shipping.photo.notKept'));
      setWorking(false);
    }
  };

  return (
    <Modal
      open
      title={t('shipping.failOf', { name: about.clientName })}
      closeLabel={t('portal.common.close')}
      dismissable={!working && reason === ''}
      onClose={onClose}
      footer={
        <>
          <Button disabled={working} onClick={onClose}>
            {t('portal.common.cancel')}
          </Button>
          <Button variant="danger" loading={working} onClick={() => void send()}>
            {t('shipping.failSave')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <ChipRow>
          {USUAL.map((key) => {
            const words = t(`shipping.usual.${key}`);
            return (
              <Chip key={key} selected={reason === words} onSelect={() => setReason(words)}>
                {words}
              </Chip>
            );
          })}
        </ChipRow>
        <TextArea
          label={t('shipping.reason')}
          required
          rows={3}
          maxLength={MESSAGE_LIMIT}
          value={reason}
          error={error}
          onChange={(event) => {
            setError(undefined);
            setReason(event.currentTarget.value);
          }}
        />
      </div>
    </Modal>
  );
}
