import type { ClientPrice } from '@vitis/contracts';
import { formatBottles, formatQuantity, MAX_LINE_BOTTLES, mostBottles } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { UnitSwitch } from '@vitis/portal/lines';
import { classNames, inWholeCases, QuantityStepper, type QuantityUnit, quantitySteps } from '@vitis/ui';
import { useState } from 'react';
import { quantityLabels } from '../quantity-labels.ts';
import type { CartLine } from './cart-line.ts';
import styles from './line-quantity.module.scss';

interface LineQuantityProps {
  line: Pick<CartLine, 'title' | 'qty' | 'caseSize'>;
  price: ClientPrice;
  onQuantity: (bottles: number) => void;
  /** Where presses go no further than what there is; more may be typed. */
  stopsAtStock?: boolean;
  className?: string | undefined;
}

/** How much of a line, by the case or by the bottle; the other way of counting stands below. */
export function LineQuantity({
  line,
  price,
  onQuantity,
  stopsAtStock = false,
  className,
}: LineQuantityProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { title, qty, caseSize } = line;
  const [wish, setWish] = useState<QuantityUnit>(qty % caseSize === 0 ? 'case' : 'bottle');
  // Loose bottles are counted as such, wherever they came from.
  const unit: QuantityUnit = wish === 'case' && qty % caseSize === 0 ? 'case' : 'bottle';
  const { step, wholeCases, max: there } = quantitySteps({ caseSize, most: mostBottles(price.stock) }, unit);
  // More than there is stays as it was typed: the line says what there is.
  const max = Math.floor(MAX_LINE_BOTTLES / step) * step;
  const cases = formatQuantity(qty, caseSize, language);
  const bottles = formatBottles(qty, language);

  const changeUnit = (next: QuantityUnit) => {
    setWish(next);
    const whole = inWholeCases(qty, { caseSize, most: MAX_LINE_BOTTLES });
    if (next === 'case' && whole !== qty) onQuantity(whole);
  };
  return (
    <div className={classNames(styles.quantity, className)}>
      <QuantityStepper
        className={styles.stepper}
        size="small"
        value={qty}
        onValueChange={onQuantity}
        min={step}
        max={max}
        offered={stopsAtStock ? there : max}
        step={step}
        unitSize={step}
        format={() => (unit === 'case' && wholeCases ? cases : bottles)}
        labels={quantityLabels(t, title)}
      />
      <div className={styles.units}>
        {wholeCases ? (
          <UnitSwitch
            label={t('unit.of', { title })}
            unit={unit}
            words={{ case: t('unit.case', { size: caseSize }), bottle: t('unit.bottle') }}
            onSwitch={changeUnit}
          />
        ) : (
          <span>{t('unit.pack', { size: caseSize })}</span>
        )}
        {cases === bottles ? null : <span>{unit === 'case' && wholeCases ? bottles : cases}</span>}
      </div>
    </div>
  );
}
