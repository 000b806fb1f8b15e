import type { OrderedWine } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
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

/** How many bottles of each wine go back, at most what is with the company. */
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
        {wines.map(({ idProduct, productName, name = productName, specification, returnableQty }) => (
          <li key={idProduct}>
            <span className={styles.wine}>
              {name} <small>{specification}</small>
              <small className={styles.left}>
                {returnableQty === 0
                  ? t('returnRequest.nothingLeft')
                  : t('returnRequest.left', { bottles: formatBottles(returnableQty, language) })}
              </small>
            </span>
            <QuantityStepper
              className={styles.stepper}
              value={Math.min(bottles[bottlesName(idProduct)] ?? 0, returnableQty)}
              onValueChange={(count) => onChange(bottlesName(idProduct), count)}
              min={0}
              max={returnableQty}
              disabled={returnableQty === 0}
              format={(count) => formatBottles(count, language)}
              labels={{
                quantity: t('returnRequest.quantityOf', { wine: name }),
                decrease: `${name}: ${t('returnRequest.fewer')}`,
                increase: `${name}: ${t('returnRequest.more')}`,
              }}
            />
          </li>
        ))}
      </ul>
      {error === undefined ? null : (
        <p id={id} className={styles.error} role="alert" aria-invalid="true" tabIndex={-1}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
