import type { OrderedWine } from '@vitis/contracts';
import { formatBottles, MAX_LINE_BOTTLES } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { QuantityStepper } from '@vitis/ui';
import { useId } from 'react';
import styles from './return-request.module.scss';
import { bottlesName, type ReturnValues } from './return-values.ts';

interface Props {
  wines: readonly OrderedWine[];
  bottles: ReturnValues['bottles'];
  error: string | undefined;
  onChange: (name: ReturnType<typeof bottlesName>, count: number) => void;
}

/**
 * How many bottles of each wine go back. More than are with the company stay as they were typed, with a word below: they are
 * refused when they are sent, and cutting them would send another number than the buyer's.
 */
export function ReturnWines({ wines, bottles, error, onChange }: Props) {
  const { t } = useTranslation('mf-mypage-buyer');
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset
      className={styles.wines}
      aria-describedby={error === undefined ? undefined : id}
      // Enter ends a number here, and sends nothing yet.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <legend>{t('returnRequest.wines')}</legend>
      <ul>
        {wines.map(({ idProduct, productName, name = productName, specification, returnableQty }) => {
          const count = bottles[bottlesName(idProduct)] ?? 0;
          const left = formatBottles(returnableQty, language);
          return (
            <li key={idProduct}>
              <span className={styles.wine}>
                {name} <small>{specification}</small>
                <small className={styles.left}>
                  {returnableQty === 0
                    ? t('returnRequest.nothingLeft')
                    : t('returnRequest.left', { bottles: left })}
                </small>
              </span>
              <QuantityStepper
                className={styles.stepper}
                value={count}
                onValueChange={(next) => onChange(bottlesName(idProduct), next)}
                min={0}
                max={MAX_LINE_BOTTLES}
                offered={returnableQty}
                disabled={returnableQty === 0 && count === 0}
                format={(shown) => formatBottles(shown, language)}
                labels={{
                  quantity: t('returnRequest.quantityOf', { wine: name }),
                  decrease: `${name}: ${t('returnRequest.fewer')}`,
                  increase: `${name}: ${t('returnRequest.more')}`,
                  unread: t('portal.common.wholeNumber'),
                }}
              />
              {count > returnableQty ? (
                <p className={styles.tooMany} role="alert">
                  {t('returnRequest.tooMany', { bottles: left })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : (
        <p id={id} className={styles.error} role="alert" aria-invalid="true" tabIndex={-1}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
