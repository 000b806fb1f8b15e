import { changeReceivingHours, getClient, type ReceivingHours } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { TextInput } from '@vitis/ui';
import { useState } from 'react';
import own from './client.module.scss';

export interface ReceivingDialogProps {
  idClient: number;
  receiving: ReceivingHours;
  onClose: () => void;
}

/** Hours in which a client receives wines; an end that is left empty is open. */
export function ReceivingDialog({ idClient, receiving, onClose }: ReceivingDialogProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const [from, setFrom] = useState(receiving.from ?? '');
  const [until, setUntil] = useState(receiving.until ?? '');
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const change = useSettledCommand(changeReceivingHours, { refreshes: [getClient] });
  const isReversed = from !== '' && until !== '' && from >= until;

  const send = async () => {
    setTries(tries + 1);
    if (isReversed) return;
    const body = { from: from || null, until: until || null };
    const { kind } = await change.run({ params: { id: idClient }, body });
    if (kind === 'done') onClose();
  };

  return (
    <DialogForm
      ref={fields}
      title={t('client.receiving.title')}
      send={t('client.receiving.save')}
      busy={change.busy}
      isDirty={from !== (receiving.from ?? '') || until !== (receiving.until ?? '')}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{t('client.receiving.hint')}</p>
      <div className={own.hours}>
        <TextInput
          type="time"
          label={t('client.receiving.from')}
          value={from}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <TextInput
          type="time"
          label={t('client.receiving.until')}
          value={until}
          error={tries > 0 && isReversed ? t('client.receiving.reversed') : undefined}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
