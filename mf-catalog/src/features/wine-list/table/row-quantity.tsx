import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatInUnits, mostBottles, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { QuantityStepper, quantitySteps } from '@vitis/ui';
import { quantityLabels } from '../../../shared/quantity-labels.ts';
import { RestockButton } from '../../../shared/restock-button.tsx';
import { isSoldOut } from '../../../shared/wine-card/order-controls.tsx';
import type { OrderPad } from './order-pad.ts';

interface RowQuantityProps {
  wine: ProductCard;
  price: ClientPrice;
  pad: OrderPad;
}

/** How much of a row is wanted; nothing at first. */
export function RowQuantity({ wine, price, pad }: RowQuantityProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = wineTitle(wine);

  if (isSoldOut(wine, price)) return <RestockButton idProduct={wine.id} title={title} size="small" wide />;
  const { step, max } = quantitySteps({ caseSize: price.caseSize, most: mostBottles(price.stock) }, pad.unit);
  return (
    <QuantityStepper
      size="small"
      value={pad.qtyOf(wine.id)}
      onValueChange={(bottles) => pad.write(price, bottles)}
      min={0}
      max={max}
      step={step}
      unitSize={step}
      format={(bottles) => formatInUnits(bottles, step, language)}
      labels={quantityLabels(t, title)}
    />
  );
}
