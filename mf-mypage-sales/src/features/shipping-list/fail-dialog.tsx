import { MESSAGE_LIMIT } from '@vitis/contracts';
import type { ActionStop, PendingAction } from '@vitis/driver-outbox';
import { useTranslation } from '@vitis/platform/i18n';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { Chip, ChipRow, Notice, TextArea } from '@vitis/ui';
import { useState } from 'react';
import { keepingTrouble } from './keeping-trouble.ts';
import { outbox } from './outbox/use-outbox.ts';

/** What most often goes wrong at a door. */
const USUAL = ['absent', 'closed', 'refused', 'address', 'damaged'] as const;

interface Props {
  about: ActionStop;
  /** What was said before; of a hand-over it is no reason. */
  draft: PendingAction | undefined;
  onClose: () => void;
}

/** A stop that could not be handed over: why. */
export function FailDialog({ about, draft, onClose }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const said = draft?.kind === 'fail' ? draft.reason : '';
  const [reason, setReason] = useState(said);
  const [working, setWorking] = useState(false);
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const [error, setError] = useState<string | undefined>(undefined);

  const send = async () => {
    setTries(tries + 1);
    if (reason.trim() === '') return setError(t('shipping.reasonMissing'));
    setWorking(true);
    try {
      await outbox.record(about, 'fail', { reason: reason.trim() });
      onClose();
    } catch (failure) {
      setError(t(keepingTrouble(failure)));
      setWorking(false);
    }
  };

  return (
    <DialogForm
      ref={fields}
      title={t('shipping.failOf', { name: about.clientName })}
      send={t('shipping.failSave')}
      isDanger
      busy={working}
      isDirty={reason !== said}
      onSend={() => void send()}
      onClose={onClose}
    >
      {draft?.kind === 'fail' && draft.refusal !== null ? (
        <Notice tone="careful">{draft.refusal}</Notice>
      ) : null}
      <ChipRow>
        {USUAL.map((key) => {
          const text = t(`shipping.usual.${key}`);
          return (
            <Chip key={key} selected={reason === text} onSelect={() => setReason(text)}>
              {text}
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
    </DialogForm>
  );
}
