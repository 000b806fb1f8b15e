import type { LineMatch } from '@vitis/contracts';
import { formatBottles, formatQuantity, MAX_LINE_BOTTLES, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { QuantityStepper, type QuantityUnit, Segmented } from '@vitis/ui';
import { useState } from 'react';
import { quantityLabels } from '../../shared/quantity-labels.ts';
import { ShortLine } from '../../shared/short-line.tsx';
import styles from './order-row.module.scss';
import { bottlesOfRow, type OrderRow, stateOfRow } from './order-row.ts';

interface RowQuantityProps {
  row: OrderRow;
  match: LineMatch;
  onBottles: (bottles: number) => void;
}

/** How much of the wine, by the case or by the bottle. What was typed stays, also where there is less of it. */
export function RowQuantity({ row, match, onBottles }: RowQuantityProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { product, price } = match;
  const { caseSize } = product;
  const bottles = bottlesOfRow(row);
  const count = bottles ?? 0;
  // As it was written; where nothing was, by the case.
  const inCases = row.line.quantity === null || row.line.quantity.cases > 0;
  const [wish, setWish] = useState<QuantityUnit>(inCases && caseSize > 1 ? 'case' : 'bottle');
  // Loose bottles are counted as such, wherever they came from.
  const unit: QuantityUnit = wish === 'case' && count % caseSize === 0 ? 'case' : 'bottle';
  const step = unit === 'case' ? caseSize : 1;
  // What is there, in whole steps; a step at least.
  const offered = Math.max(step, Math.floor(price.stock / step) * step);
  const title = wineTitle(product);
  const state = stateOfRow(row);

  const changeUnit = (next: QuantityUnit) => {
    setWish(next);
    if (next === 'case' && count % caseSize !== 0) onBottles(Math.ceil(count / caseSize) * caseSize);
  };
  return (
    <div className={styles.quantity}>
      <div className={styles.count}>
        {caseSize > 1 ? (
          <Segmented
            size="small"
            label={t('unit.label')}
            value={unit}
            onValueChange={changeUnit}
            options={[
              { value: 'case', label: t('unit.caseShort') },
              { value: 'bottle', label: t('unit.bottleShort') },
            ]}
          />
        ) : null}
        <QuantityStepper
          size="small"
          value={count}
          onValueChange={onBottles}
          min={step}
          max={Math.floor(MAX_LINE_BOTTLES / step) * step}
          offered={offered}
          step={step}
          unitSize={step}
          format={(value) =>
            unit === 'case' ? formatQuantity(value, caseSize, language) : formatBottles(value, language)
          }
          labels={quantityLabels(t, title)}
        />
      </div>
      <p className={styles.said}>
        {state === 'quantity' ? t('quick.askQuantity') : null}
        {state === 'short' || state === 'ready' ? (
          <ShortLine wanted={count} there={price.stock} onFit={onBottles} />
        ) : null}
        {state === 'ready' && row.line.quantity?.isBare && row.bottles === null ? t('quick.bare') : null}
      </p>
    </div>
  );
}
