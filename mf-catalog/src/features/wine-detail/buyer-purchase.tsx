import type { ClientPrice, ProductDetail } from '@vitis/contracts';
import {
  formatBottles,
  formatMoney,
  formatNumber,
  formatQuantity,
  lineAmounts,
  MAX_LINE_BOTTLES,
  mostBottles,
  tierAt,
  wineTitle,
} from '@vitis/domain';
import { useLanguage, useTranslation } from '@vitis/platform/i18n';
import { RestockButton, useAddToCart } from '@vitis/portal/buying';
import {
  Button,
  heartFilledIcon,
  heartIcon,
  ifRead,
  QuantityStepper,
  Segmented,
  useMediaQuery,
  useQuantity,
} from '@vitis/ui';
import { quantityLabels } from '../../shared/quantity-labels.ts';
import { useWish } from '../../shared/use-wish.ts';
import { isSoldOut } from '../../shared/wine-card/order-controls.tsx';
import { PriceTiers } from './price-tiers.tsx';
import styles from './purchase.module.scss';
import { ShortNotice } from './short-notice.tsx';
import { StockLine } from './stock-line.tsx';

/** A buyer's price, quantity in cases or bottles, sum with tax, wish and cart. */
export function BuyerPurchase({ wine, price }: { wine: ProductDetail; price: ClientPrice }) {
  const { t } = useTranslation('mf-catalog');
  const language = useLanguage();
  const { add, busy } = useAddToCart();
  const wish = useWish(wine.id, price.wished);
  const most = mostBottles(price.stock);
  const quantity = useQuantity({ caseSize: price.caseSize, most, typedUpTo: MAX_LINE_BOTTLES });
  const isPhone = useMediaQuery('(max-width: 767.98px)');
  const { unit, bottles } = quantity;
  const soldOut = isSoldOut(wine, price);
  const short = quantity.short && !soldOut;
  const title = wineTitle(wine);
  const unitPrice = tierAt(price.tiers, soldOut ? 1 : bottles).price;
  const amounts = lineAmounts({ unitPrice, bottles: Math.max(1, bottles) });
  const inUnits = (count: number) => {
    const cases = formatQuantity(count, price.caseSize, language);
    if (unit === 'bottle') return formatBottles(count, language);
    return isPhone ? cases : t('quantity.cases', { cases, bottles: formatBottles(count, language) });
  };

  return (
    <>
      <PriceTiers price={price} bottles={soldOut ? 1 : bottles} />
      <div className={styles.order}>
        <p className={styles.barPrice}>
          <b>{formatMoney(unitPrice, language)}</b>
          <span>{t('detail.barUnit')}</span>
          {soldOut ? null : (
            <span>{t('detail.barTotal', { total: formatMoney(amounts.total, language) })}</span>
          )}
        </p>
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
          offered={quantity.offered}
          step={quantity.step}
          unitSize={quantity.step}
          disabled={soldOut}
          format={inUnits}
          labels={quantityLabels(t, title)}
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
            disabled={short}
            onClick={ifRead(() => void add(wine.id, bottles))}
          >
            {t(isPhone ? 'card.add' : 'detail.addToCart')}
          </Button>
        )}
      </div>
      {short ? (
        <ShortNotice
          idProduct={wine.id}
          there={most}
          wanted={bottles}
          onFit={() => quantity.setBottles(most)}
        />
      ) : null}
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
      <StockLine wine={wine} stock={price.stock} />
    </>
  );
}
