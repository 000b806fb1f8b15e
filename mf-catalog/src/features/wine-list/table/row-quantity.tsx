import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatInUnits, MAX_LINE_BOTTLES, mostBottles, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { RestockButton } from '@vitis/portal/buying';
import { QuantityStepper, quantitySteps } from '@vitis/ui';
import { quantityLabels } from '../../../shared/quantity-labels.ts';
import { ShortLine } from '../../../shared/short-line.tsx';
import { isSoldOut } from '../../../shared/wine-card/order-controls.tsx';
import type { OrderPad } from './order-pad.ts';

interface RowQuantityProps {
  wine: ProductCard;
  price: ClientPrice;
  pad: OrderPad;
}

/** How much of a row is wanted; nothing at first. What was typed stays, also where there is less of it. */
export function RowQuantity({ wine, price, pad }: RowQuantityProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const title = wineTitle(wine);

  if (isSoldOut(wine, price)) return <RestockButton idProduct={wine.id} title={title} size="small" wide />;
  const most = mostBottles(price.stock);
  const bottles = pad.qtyOf(wine.id);
  // Loose bottles are counted as such, wherever they came from.
  const unit = bottles % price.caseSize === 0 ? pad.unit : 'bottle';
  const { step, max: offered } = quantitySteps({ caseSize: price.caseSize, most }, unit);
  const write = (next: number) => pad.write(price, next);
  return (
    <>
      <QuantityStepper
        size="small"
        value={bottles}
        onValueChange={write}
        min={0}
        max={Math.floor(MAX_LINE_BOTTLES / step) * step}
        offered={offered}
        step={step}
        unitSize={step}
        format={(count) => formatInUnits(count, step, language)}
        labels={quantityLabels(t, title)}
      />
      <ShortLine wanted={bottles} there={most} onFit={write} />
    </>
  );
}
