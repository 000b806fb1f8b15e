import { changeVan, listDrivers, VAN_CASES_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { useSettledCommand } from '@vitis/portal/commands';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { NumberInput } from '@vitis/ui';
import { useState } from 'react';

export interface VanDialogProps {
  idDriver: number;
  name: string;
  /** Null where nobody has said so. */
  holds: number | null;
  onClose: () => void;
}

/** How many cases a driver's van holds; nobody counts where it is left empty. */
export function VanDialog({ idDriver, name, holds, onClose }: VanDialogProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const [cases, setCases] = useState(holds);
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const change = useSettledCommand(changeVan, { refreshes: [listDrivers] });
  const isWrong = cases !== null && !(cases >= 1 && cases <= VAN_CASES_LIMIT);

  const send = async () => {
    setTries(tries + 1);
    if (isWrong) return;
    const { kind } = await change.run({ params: { id: idDriver }, body: { vanCases: cases } });
    if (kind === 'done') onClose();
  };

  return (
    <DialogForm
      ref={fields}
      title={t('schedule.holds.title', { name })}
      send={t('schedule.holds.save')}
      busy={change.busy}
      isDirty={cases !== holds}
      onSend={() => void send()}
      onClose={onClose}
    >
      <NumberInput
        label={t('schedule.holds.cases')}
        hint={t('schedule.holds.hint')}
        value={cases}
        unreadError={t('portal.common.wholeNumber')}
        error={tries > 0 && isWrong ? t('schedule.holds.wrong', { most: VAN_CASES_LIMIT }) : undefined}
        onValueChange={setCases}
      />
    </DialogForm>
  );
}
