import type { ActionStop } from '@vitis/driver-outbox';
import { useTranslation } from '@vitis/platform/i18n';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { useState } from 'react';
import { EarlyReason } from './early-reason.tsx';
import { keepingTrouble } from './keeping-trouble.ts';
import { outbox } from './outbox/use-outbox.ts';

/** The way to a stop of a later day: begun today only with a reason. */
export function EarlyStartDialog({ about, onClose }: { about: ActionStop; onClose: () => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);
  const fields = useFirstErrorFocus(tries);

  const send = async () => {
    setTries(tries + 1);
    if (reason.trim() === '') return;
    try {
      await outbox.record(about, 'start', { reason: reason.trim() });
      onClose();
    } catch (failure) {
      setTrouble(keepingTrouble(failure));
    }
  };

  return (
    <DialogForm
      ref={fields}
      title={t('shipping.startOf', { name: about.clientName })}
      send={t('shipping.start')}
      busy={false}
      isDirty={reason !== ''}
      onSend={() => void send()}
      onClose={onClose}
    >
      <EarlyReason day={about.day} value={reason} isMissing={tries > 0} onChange={setReason} />
      {trouble === null ? null : <p role="alert">{t(trouble)}</p>}
    </DialogForm>
  );
}
