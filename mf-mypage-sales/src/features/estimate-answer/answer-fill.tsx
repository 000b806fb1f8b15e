import { useTranslation } from '@vitis/platform/i18n';
import { Button, TextInput } from '@vitis/ui';
import { type KeyboardEvent, useState } from 'react';
import styles from './answer-fill.module.scss';
import type { Fill } from './answer-values.ts';

/** Prices for all lines at once: as listed, as answered last, as bought last, or so many percent off the list. */
export function AnswerFill({ hasLast, onFill }: { hasLast: boolean; onFill: (fill: Fill) => void }) {
  const { t } = useTranslation('mf-mypage-sales');
  const [typed, setTyped] = useState('');
  const percent = /^\d{1,2}(\.\d)?$/.test(typed) ? Number(typed) : null;
  const apply = () => {
    if (percent !== null) onFill({ by: 'discount', percent });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
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
        <Button size="small" disabled={percent === null} onClick={apply}>
          {t('answer.apply')}
        </Button>
      </span>
    </div>
  );
}
