import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatInUnits, wineTitle } from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { RestockButton, useAddToCart } from '@vitis/portal/buying';
import { Button, ifRead, QuantityStepper, type useQuantity } from '@vitis/ui';
import { quantityLabels } from '../quantity-labels.ts';
import styles from './order-controls.module.scss';

export const isSoldOut = (
  wine: Pick<ProductCard, 'availability'>,
  price: Pick<ClientPrice, 'stock'>,
): boolean => wine.availability === 'SOLD_OUT' || price.stock === 0;

interface OrderControlsProps {
  wine: ProductCard;
  price: ClientPrice;
  quantity: ReturnType<typeof useQuantity>;
}

/** How many, and into the cart; a sold-out wine offers to tell when it is back. */
export function OrderControls({ wine, price, quantity }: OrderControlsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { add, busy } = useAddToCart();
  const title = wineTitle(wine);

  if (isSoldOut(wine, price)) {
    return <RestockButton idProduct={wine.id} title={title} size="small" wide />;
  }
  const inUnits = (bottles: number) => formatInUnits(bottles, quantity.step, language);
  const count = inUnits(quantity.bottles);
  return (
    <div className={styles.order}>
      <QuantityStepper
        className={styles.stepper}
        size="small"
        value={quantity.bottles}
        onValueChange={quantity.setBottles}
        min={quantity.step}
        max={quantity.max}
        offered={quantity.offered}
        step={quantity.step}
        unitSize={quantity.step}
        format={inUnits}
        labels={quantityLabels(t, title)}
      />
      <Button
        className={styles.add}
        size="small"
        variant="primary"
        loading={busy}
        aria-label={t('card.addLabel', { title, quantity: count })}
        onClick={ifRead(() => void add(wine.id, quantity.bottles))}
      >
        <span className={styles.short}>{t('card.add')}</span>
        <span className={styles.long}>{t('card.addQuantity', { quantity: count })}</span>
      </Button>
    </div>
  );
}
