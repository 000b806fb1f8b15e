import type { ClientPrice, ProductCard } from '@vitis/contracts';
import { formatBottles } from '@vitis/domain';
import { notYet } from '@vitis/platform';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { Button, bellIcon, QuantityStepper } from '@vitis/ui';
import { useAddToCart } from '../use-add-to-cart.ts';
import type { useQuantity } from '../use-quantity.ts';
import { wineTitle } from '../wine-words.ts';
import styles from './order-controls.module.scss';

export const isSoldOut = (
  wine: Pick<ProductCard, 'availability'>,
  price: Pick<ClientPrice, 'stock'>,
): boolean => wine.availability === 'SOLD_OUT' || price.stock === 0;

interface OrderControlsProps {
  wine: ProductCard;
  price: ClientPrice;
  quantity: ReturnType<typeof useQuantity>;
  /** The stepper stays on phones too. */
  stepperAlways?: boolean;
}

/** How many, and into the cart; a sold-out wine offers to tell when it is back. */
export function OrderControls({ wine, price, quantity, stepperAlways = false }: OrderControlsProps) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { add, busy } = useAddToCart();
  const title = wineTitle(wine);

  if (isSoldOut(wine, price)) {
    return (
      <Button
        size="small"
        wide
        icon={bellIcon}
        aria-label={t('card.restockLabel', { title })}
        onClick={notYet}
      >
        {t('card.restock')}
      </Button>
    );
  }
  const count = formatBottles(quantity.bottles, language);
  return (
    <div className={stepperAlways ? styles.always : styles.order}>
      <QuantityStepper
        className={styles.stepper}
        size="small"
        value={quantity.bottles}
        onValueChange={quantity.setBottles}
        min={quantity.step}
        max={quantity.max}
        step={quantity.step}
        unitSize={1}
        format={(bottles) => formatBottles(bottles, language)}
        labels={{
          quantity: t('quantity.of', { title }),
          decrease: t('quantity.less', { title }),
          increase: t('quantity.more', { title }),
        }}
      />
      <Button
        className={styles.add}
        size="small"
        variant="primary"
        loading={busy}
        aria-label={t('card.addLabel', { title, quantity: count })}
        onClick={() => void add(wine.id, quantity.bottles)}
      >
        <span className={styles.short}>{t('card.add')}</span>
        <span className={styles.long}>{t('card.addQuantity', { quantity: count })}</span>
      </Button>
    </div>
  );
}
