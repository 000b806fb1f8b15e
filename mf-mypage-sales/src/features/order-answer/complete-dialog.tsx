import type { OrderForm } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { DialogForm, useFirstErrorFocus } from '@vitis/portal/forms';
import { RadioGroup } from '@vitis/ui';
import { useState } from 'react';
import styles from '../../shared/document.module.scss';
import { undelivered } from '../../shared/open-lines.ts';

const RESTS = ['HANDED_OVER', 'DROPPED'] as const;
/** What became of the bottles that no delivery handed over. */
export type Rest = (typeof RESTS)[number];

export interface CompleteDialogProps {
  order: OrderForm;
  busy: boolean;
  onSend: (rest: Rest) => void;
  onClose: () => void;
}

/** Completing an order of which its deliveries did not hand over everything: what became of the rest, by name. */
export function CompleteDialog({ order, busy, onSend, onClose }: CompleteDialogProps) {
  const { t } = useTranslation('mf-mypage-sales');
  const language = useLanguage();
  const [rest, setRest] = useState<Rest | null>(null);
  const [tries, setTries] = useState(0);
  const fields = useFirstErrorFocus(tries);
  const lines = undelivered(order);
  const isNothing = lines.reduce((sum, { left }) => sum + left, 0) === order.totalQty;

  const send = () => {
    if (rest === null) setTries(tries + 1);
    else onSend(rest);
  };

  return (
    <DialogForm
      ref={fields}
      title={t('order.complete')}
      send={t('order.complete')}
      busy={busy}
      onSend={send}
      onClose={onClose}
    >
      <p>{t('order.rest.text')}</p>
      <ul className={styles.rest}>
        {lines.map(({ idProduct, productName, left }) => (
          <li key={idProduct}>
            {productName} <b>{formatBottles(left, language)}</b>
          </li>
        ))}
      </ul>
      <RadioGroup
        label={t('order.rest.ask')}
        layout="cards"
        value={rest ?? ''}
        error={tries > 0 && rest === null ? t('order.rest.missing') : undefined}
        options={RESTS.map((value) => ({
          value,
          label: t(`order.rest.${value}.label`),
          hint: t(value === 'DROPPED' && isNothing ? 'order.rest.nothing' : `order.rest.${value}.hint`),
          disabled: value === 'DROPPED' && isNothing,
        }))}
        onValueChange={(value) => setRest(value as Rest)}
      />
    </DialogForm>
  );
}
