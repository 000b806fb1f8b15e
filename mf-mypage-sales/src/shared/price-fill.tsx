import { LINE_NOTE_LIMIT } from '@vitis/contracts';
import { useTranslation } from '@vitis/platform/i18n';
import { Button, Segmented, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './price-fill.module.scss';
import { type PriceFilling, ROUNDINGS, type Rounding } from './price-filling.ts';

interface Props {
  /** There is an answer before this one. */
  hasLast?: boolean;
  /** A discount has a reason, which goes to every line. */
  hasReason?: boolean;
  onFill: (filling: PriceFilling) => void;
}

/** Prices for all lines at once: as listed, as answered last, as bought last, or so many percent off the list. */
export function PriceFill({ hasLast = false, hasReason = false, onFill }: Props) {
  const { t } = useTranslation('mf-mypage-sales');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [rounding, setRounding] = useState<Rounding>(10);
  const percent = /^\d{1,2}(\.\d)?$/.test(typed) ? Number(typed) : null;
  const apply = () => {
    if (percent !== null) onFill({ by: 'discount', percent, rounding, reason: reason.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // Enter here fills the prices; it must not send the answer.
    event.preventDefault();
    apply();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row everywhere
    <div role="group" aria-label={t('answer.fill')} className={styles.fill}>
      <span className={styles.fillName} aria-hidden="true">
        {t('answer.fill')}
      </span>
      <Button size="small" onClick={() => onFill({ by: 'list' })}>
        {t('answer.fillList')}
      </Button>
      {hasLast ? (
        <Button size="small" onClick={() => onFill({ by: 'last' })}>
          {t('answer.fillLast')}
        </Button>
      ) : null}
      <Button size="small" onClick={() => onFill({ by: 'purchase' })}>
        {t('answer.fillPurchase')}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field is the press of its button */}
      <span className={styles.percent} onKeyDown={onKeyDown}>
        <TextInput
          className={styles.percentField}
          label={t('answer.fillDiscount')}
          labelHidden
          inputMode="decimal"
          maxLength={4}
          suffix="%"
          placeholder={t('answer.percent')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.normalize('NFKC').trim())}
        />
        <Segmented
          size="small"
          label={t('answer.rounding')}
          value={`${rounding}`}
          options={ROUNDINGS.map((unit) => ({ value: `${unit}`, label: t('answer.roundTo', { unit }) }))}
          onValueChange={(unit) => setRounding(Number(unit) as Rounding)}
        />
        {hasReason ? (
          <TextInput
            className={styles.reason}
            label={t('order.reason')}
            labelHidden
            maxLength={LINE_NOTE_LIMIT}
            placeholder={t('order.reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        ) : null}
        <Button size="small" disabled={percent === null} onClick={apply}>
          {t('answer.apply')}
        </Button>
      </span>
    </div>
  );
}
