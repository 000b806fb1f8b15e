import type { ClientPrice, ProductDetail } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  formatNumber,
  formatQuantity,
  lineAmounts,
  mostBottles,
  tierAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { useAddToCart } from '@vitis/portal/buying';
import { Button, heartFilledIcon, heartIcon, QuantityStepper, Segmented, useQuantity } from '@vitis/ui';
import { RestockButton } from '../../shared/restock-button.tsx';
import { StockWord } from '../../shared/stock-word.tsx';
import { useWish } from '../../shared/use-wish.ts';
import { isSoldOut } from '../../shared/wine-card/order-controls.tsx';
import { PriceTiers } from './price-tiers.tsx';
import styles from './purchase.module.scss';

/** A buyer's price, quantity in cases or bottles, sum with tax, wish and cart. */
export function BuyerPurchase({ wine, price }: { wine: ProductDetail; price: ClientPrice }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { add, busy } = useAddToCart();
  const wish = useWish(wine.id, price.wished);
  const quantity = useQuantity({ caseSize: price.caseSize, most: mostBottles(price.stock) });
  const { unit, bottles } = quantity;
  const soldOut = isSoldOut(wine, price);
  const title = wineTitle(wine);
  const amounts = lineAmounts({
    unitPrice: tierAt(price.tiers, bottles).price,
    bottles: Math.max(1, bottles),
  });
  const inUnits = (count: number) =>
    unit === 'case'
      ? t('quantity.cases', {
          cases: formatQuantity(count, price.caseSize, language),
          bottles: formatBottles(count, language),
        })
      : formatBottles(count, language);

  return (
    <>
      <PriceTiers price={price} bottles={soldOut ? 1 : bottles} />
      <div className={styles.order}>
        {quantity.wholeCases && !soldOut ? (
          <Segmented
            className={styles.units}
            label={t('unit.label')}
            value={unit}
            onValueChange={quantity.changeUnit}
            options={[
              { value: 'case', label: t('unit.caseShort') },
              { value: 'bottle', label: t('unit.bottleShort') },
            ]}
          />
        ) : null}
        <QuantityStepper
          className={styles.stepper}
          value={soldOut ? 0 : bottles}
          onValueChange={quantity.setBottles}
          min={quantity.step}
          max={quantity.max}
          step={quantity.step}
          unitSize={quantity.step}
          disabled={soldOut}
          format={inUnits}
          labels={{
            quantity: t('quantity.of', { title }),
            decrease: t('quantity.less', { title }),
            increase: t('quantity.more', { title }),
          }}
        />
        <Button
          className={styles.wish}
          icon={wish.wished ? heartFilledIcon : heartIcon}
          aria-pressed={wish.wished}
          aria-label={`${t('wish.short')}, ${t('wish.toggle', { title })}`}
          onClick={() => void wish.toggle()}
        >
          {t('wish.short')}
        </Button>
        {soldOut ? (
          <RestockButton className={styles.add} idProduct={wine.id} title={title} />
        ) : (
          <Button
            className={styles.add}
            variant="primary"
            loading={busy}
            onClick={() => void add(wine.id, bottles)}
          >
            {t('detail.addToCart')}
          </Button>
        )}
      </div>
      <p className={styles.sum} aria-live="polite">
        {soldOut ? null : (
          <>
            <span>
              {t('detail.sum', {
                supply: formatNumber(amounts.supply, language),
                tax: formatNumber(amounts.tax, language),
              })}
            </span>
            <b>{formatMoney(amounts.total, language)}</b>
          </>
        )}
      </p>
      <p className={styles.stock}>
        <StockWord availability={wine.availability} stock={price.stock} dot />
      </p>
    </>
  );
}
